import type { Scale } from "./api/autoscaling/v1.ts";
import { type Kinds, kindVersions } from "./api/kinds.ts";
import { builtin, registryRows } from "./api/registry.ts";
import { findConfig, type KubeConfig } from "./config/index.ts";
import type { ListOf, Status } from "./meta/index.ts";
import type { JsonPatchOperation, MergePatch } from "./patch/index.ts";
import type {
  DeleteCollectionOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  PatchOptions,
  WatchOptions,
  WriteOptions,
} from "./request/index.ts";
import { type Manifest, parseApiVersion, type Resource, type Stored } from "./resources/index.ts";
import type { Shapes } from "./schema/index.ts";
import { NodeTransport, type Transport, type TransportSettings } from "./transport/index.ts";
import {
  type CheckListener,
  createObject,
  deleteCollection,
  deleteObject,
  discoverResource,
  eachObject,
  findObject,
  getObject,
  listObjects,
  patchObject,
  replaceObject,
  ShapeSource,
  type VerbContext,
} from "./verbs/index.ts";
import { type WatchEvent, watchOnce } from "./watch/index.ts";

/** A kind is named by a bare name (typed, completed by the editor) or by a descriptor. */
export type KindArgument = keyof Kinds | Resource;

/** The type of the objects of a kind. */
export type ObjectOfKind<K extends KindArgument> = K extends keyof Kinds
  ? Kinds[K]
  : K extends Resource<infer T>
    ? T
    : never;

/** What a patch may be: an object is a merge patch, an array a JSON Patch, text is JSON of either. */
export type PatchOf<T> = MergePatch<T> | readonly JsonPatchOperation[] | string;

/** The subresource that carries a Scale, whatever it scales. */
interface OnScale {
  readonly subresource: "scale";
}

/** How to find and treat the cluster. */
export interface ConnectOptions extends Omit<Partial<TransportSettings>, "server"> {
  /** The path of a kubeconfig, or one as an object. Default: as kubectl finds it, then in-cluster. */
  readonly kubeconfig?: string | KubeConfig;
  /** Default: the kubeconfig's `current-context`. */
  readonly context?: string;
  /** Default: the context's namespace. */
  readonly namespace?: string;
  /** Told after each answer what was accepted but is worth knowing: unknown fields, unknown enum values, odd nulls. */
  readonly onCheck?: CheckListener;
  /** In place of connections of its own. */
  readonly transport?: Transport;
}

async function builtinShapes(): Promise<Shapes> {
  return (await import("./api/shapes.ts")).shapes;
}

/**
 * A Kubernetes cluster. Every verb is one call: `(kind, what, options)`. Every answer and every request is checked
 * against its schema. Errors, from every verb: {@link StatusError} in the server's words, {@link ConnectionError},
 * {@link DecodeError}, {@link ValidationError}, {@link NotServedError}; a call that contradicts itself is a TypeError
 * before anything is sent. An abort rejects with `signal.reason`.
 */
export class Cluster implements AsyncDisposable {
  readonly #context: VerbContext;

  private constructor(context: VerbContext) {
    this.#context = context;
  }

  /**
   * Finds the configuration and makes a client. Sends nothing yet.
   * @throws {ConfigError} naming the file and the field.
   */
  static async connect(options: ConnectOptions = {}): Promise<Cluster> {
    const { kubeconfig, context, namespace, onCheck, transport: given, ...settings } = options;
    if (given !== undefined) return new Cluster(Cluster.#contextOf(given, namespace ?? "default", onCheck));
    const found = await findConfig({
      ...(kubeconfig === undefined ? {} : { kubeconfig }),
      ...(context === undefined ? {} : { context }),
    });
    const transport = new NodeTransport({ ...found.settings, ...settings });
    return new Cluster(Cluster.#contextOf(transport, namespace ?? found.namespace, onCheck));
  }

  static #contextOf(transport: Transport, namespace: string, onCheck: CheckListener | undefined): VerbContext {
    return { transport, namespace, onCheck, shapes: new ShapeSource(transport, builtinShapes) };
  }

  /** The namespace of calls that name none. */
  get namespace(): string {
    return this.#context.namespace;
  }

  /** The same cluster with another default namespace (`"*"` is all), over the same connections. Nothing is mutated. */
  with(options: { readonly namespace: string }): Cluster {
    return new Cluster({ ...this.#context, namespace: options.namespace });
  }

  /** One object, or its Scale. Missing: a StatusError for which `isNotFound` holds. */
  get(kind: KindArgument, name: string, options: GetOptions & OnScale): Promise<Stored<Scale>>;
  get<K extends KindArgument>(kind: K, name: string, options?: GetOptions): Promise<Stored<ObjectOfKind<K>>>;
  get(kind: KindArgument, name: string, options: GetOptions = {}): Promise<never> {
    return this.#run(kind, (resource) => getObject(this.#context, resource, name, options));
  }

  /** One object, or undefined when there is none. */
  find<K extends KindArgument>(
    kind: K,
    name: string,
    options: GetOptions = {},
  ): Promise<Stored<ObjectOfKind<K>> | undefined> {
    return this.#run(kind, (resource) => findObject(this.#context, resource, name, options));
  }

  /** The whole collection at one resourceVersion, fetched in chunks; with `limit` one page. */
  list<K extends KindArgument>(kind: K, options: ListOptions = {}): Promise<ListOf<Stored<ObjectOfKind<K>>>> {
    return this.#run(kind, (resource) => listObjects(this.#context, resource, options));
  }

  /** Every object of a collection, one by one, one page at a time in memory. */
  async *each<K extends KindArgument>(
    kind: K,
    options: ListOptions = {},
  ): AsyncGenerator<Stored<ObjectOfKind<K>>, void, undefined> {
    yield* eachObject(this.#context, resourceOfKind(kind), options) as AsyncGenerator<Stored<ObjectOfKind<K>>>;
  }

  /**
   * Makes an object. `apiVersion` and `kind` may be left out; `metadata.namespace` is honoured. With `subresource` it
   * is posted there (`name` says below which object), and an eviction or a binding answers a Status.
   */
  create<K extends KindArgument>(
    kind: K,
    manifest: Manifest<ObjectOfKind<K>>,
    options?: WriteOptions & { readonly subresource?: never },
  ): Promise<Stored<ObjectOfKind<K>>>;
  create<K extends KindArgument>(
    kind: K,
    body: object,
    options: WriteOptions & { readonly subresource: string; readonly name: string },
  ): Promise<Status | Stored<object>>;
  create(kind: KindArgument, manifest: object, options: WriteOptions = {}): Promise<never> {
    return this.#run(kind, (resource) => createObject(this.#context, resource, manifest, options));
  }

  /** Puts a whole object in place of the stored one, at the resourceVersion that it was read at. */
  replace(kind: KindArgument, scale: Scale, options: WriteOptions & OnScale): Promise<Stored<Scale>>;
  replace<K extends KindArgument>(
    kind: K,
    manifest: Manifest<ObjectOfKind<K>>,
    options?: WriteOptions,
  ): Promise<Stored<ObjectOfKind<K>>>;
  replace(kind: KindArgument, manifest: object, options: WriteOptions = {}): Promise<never> {
    return this.#run(kind, (resource) => replaceObject(this.#context, resource, manifest, options));
  }

  /** Changes part of an object: an object is a merge patch, an array a JSON Patch. */
  patch(
    kind: KindArgument,
    name: string,
    patch: PatchOf<Scale>,
    options: PatchOptions & OnScale,
  ): Promise<Stored<Scale>>;
  patch<K extends KindArgument>(
    kind: K,
    name: string,
    patch: PatchOf<ObjectOfKind<K>>,
    options?: PatchOptions,
  ): Promise<Stored<ObjectOfKind<K>>>;
  patch(kind: KindArgument, name: string, patch: unknown, options: PatchOptions = {}): Promise<never> {
    return this.#run(kind, (resource) => patchObject(this.#context, resource, name, patch, options));
  }

  /** Deletes an object: gives it while it waits for a finalizer or its grace period, undefined once it is gone. */
  delete<K extends KindArgument>(
    kind: K,
    name: string,
    options: DeleteOptions = {},
  ): Promise<Stored<ObjectOfKind<K>> | undefined> {
    return this.#run(kind, (resource) => deleteObject(this.#context, resource, name, options));
  }

  /** Deletes what the selectors select; without any all of the namespace. Gives the objects as the server found them. */
  deleteCollection<K extends KindArgument>(
    kind: K,
    options: DeleteCollectionOptions = {},
  ): Promise<ListOf<Stored<ObjectOfKind<K>>>> {
    return this.#run(kind, (resource) => deleteCollection(this.#context, resource, options));
  }

  /**
   * The events of one connection; ends when the server ends it. Without `resourceVersion` it begins with an ADDED for
   * each object that there is.
   */
  async *watch<K extends KindArgument>(
    kind: K,
    options: WatchOptions = {},
  ): AsyncGenerator<WatchEvent<Stored<ObjectOfKind<K>>>, void, undefined> {
    yield* watchOnce(this.#context, resourceOfKind(kind), options) as AsyncGenerator<
      WatchEvent<Stored<ObjectOfKind<K>>>
    >;
  }

  /**
   * The descriptor of what an object says that it is: a built-in kind's own, else what the server's discovery says.
   * @throws {NotServedError} naming what the server does serve.
   */
  async resourceOf(object: { readonly apiVersion: string; readonly kind: string }): Promise<Resource> {
    const { apiVersion, kind } = object;
    const isBuiltin = registryRows.some((row) => row.apiVersion === apiVersion && row.kind === kind);
    if (isBuiltin) return builtin(apiVersion, kind);
    parseApiVersion(apiVersion);
    return discoverResource(this.#context, apiVersion, kind);
  }

  /** Closes every connection; calls after it reject. Derived clusters share the connections. */
  close(): Promise<void> {
    return this.#context.transport.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** The types of the public signatures are made from the schema that the answer was held against. */
  async #run<R>(kind: KindArgument, verb: (resource: Resource) => Promise<unknown>): Promise<R> {
    return (await verb(resourceOfKind(kind))) as R;
  }
}

/** @throws {TypeError} for a name that is no built-in kind, with the nearest ones. */
function resourceOfKind(kind: KindArgument): Resource {
  if (typeof kind !== "string") return kind;
  const apiVersion = Object.hasOwn(kindVersions, kind) ? kindVersions[kind] : undefined;
  if (apiVersion !== undefined) return builtin(apiVersion, kind);
  const start = String(kind).slice(0, 3).toLowerCase();
  const near = Object.keys(kindVersions).filter((known) => known.toLowerCase().startsWith(start));
  const hint = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
  throw new TypeError(
    `${JSON.stringify(kind)} is no built-in kind.${hint} A custom resource goes by its descriptor: cluster.resourceOf({ apiVersion, kind }), or namespacedResource().`,
  );
}
