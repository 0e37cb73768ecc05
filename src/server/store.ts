import type { Resource } from "../resources/index.ts";
import { History } from "./history.ts";
import type { ServedObject } from "./kube-json.ts";

/** Versions of a group share their objects, as they do in etcd. */
export function collectionOf({ group, plural }: Pick<Resource, "group" | "plural">): string {
  return `${group}/${plural}`;
}

function keyOf(namespace: string | undefined, name: string): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}

/** A version of the past that a continue token names. */
export interface Snapshot {
  readonly version: number;
  /** Sorted as the server lists: by namespace, then by name. */
  readonly objects: readonly ServedObject[];
}

/** All objects, one global version, and the history of changes. Objects in it are never altered, only replaced. */
export class Store {
  readonly history: History;
  readonly #collections: Map<string, Map<string, ServedObject>> = new Map();
  /** Lists that are being read in pages, by version and collection. */
  readonly #snapshots: Map<string, Snapshot> = new Map();
  version = 1;

  constructor(historyLimit: number) {
    this.history = new History(historyLimit);
  }

  get(
    resource: Pick<Resource, "group" | "plural">,
    namespace: string | undefined,
    name: string,
  ): ServedObject | undefined {
    return this.#collections.get(collectionOf(resource))?.get(keyOf(namespace, name));
  }

  /** Every object of a collection, of one namespace where it is given, in the server's order. */
  list(resource: Pick<Resource, "group" | "plural">, namespace: string | undefined): ServedObject[] {
    const all = [...(this.#collections.get(collectionOf(resource)) ?? new Map<string, ServedObject>())];
    const wanted = namespace === undefined ? all : all.filter(([, { metadata }]) => metadata.namespace === namespace);
    return wanted.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, object]) => object);
  }

  /** Stores an object under the next version, which it then carries. */
  put(resource: Pick<Resource, "group" | "plural">, object: ServedObject): ServedObject {
    const collection = collectionOf(resource);
    const objects = this.#collections.get(collection) ?? new Map<string, ServedObject>();
    this.#collections.set(collection, objects);
    const key = keyOf(object.metadata.namespace, object.metadata.name);
    const before = objects.get(key);
    const stored = this.#stamp(object);
    objects.set(key, stored);
    const type = before === undefined ? "ADDED" : "MODIFIED";
    this.history.append({
      version: this.version,
      type,
      collection,
      object: stored,
      ...(before === undefined ? {} : { before }),
    });
    return stored;
  }

  /** Takes an object away; the last state that watchers see carries the version of its end. */
  remove(resource: Pick<Resource, "group" | "plural">, object: ServedObject): ServedObject {
    const collection = collectionOf(resource);
    const key = keyOf(object.metadata.namespace, object.metadata.name);
    const before = this.#collections.get(collection)?.get(key);
    this.#collections.get(collection)?.delete(key);
    const last = this.#stamp(object);
    this.history.append({ version: this.version, type: "DELETED", collection, object: last, before: before ?? last });
    return last;
  }

  /** Everything that lives in a namespace. */
  contentOf(
    namespace: string,
  ): { readonly resource: Pick<Resource, "group" | "plural">; readonly object: ServedObject }[] {
    return [...this.#collections].flatMap(([collection, objects]) => {
      const [group = "", plural = ""] = collection.split("/");
      const inside = [...objects.values()].filter(({ metadata }) => metadata.namespace === namespace);
      return inside.map((object) => ({ resource: { group, plural }, object }));
    });
  }

  /** Keeps a list as it is now, for the pages that follow; ten are kept. */
  keepSnapshot(id: string, snapshot: Snapshot): void {
    this.#snapshots.set(id, snapshot);
    const [oldest] = this.#snapshots.keys();
    if (this.#snapshots.size > 10 && oldest !== undefined) this.#snapshots.delete(oldest);
  }

  snapshot(id: string): Snapshot | undefined {
    const found = this.#snapshots.get(id);
    return found === undefined || found.version < this.history.oldest ? undefined : found;
  }

  #stamp(object: ServedObject): ServedObject {
    this.version += 1;
    return { ...object, metadata: { ...object.metadata, resourceVersion: String(this.version) } };
  }
}
