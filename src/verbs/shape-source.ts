import { type ApiDocument, documentShapes, findComponent, patchRules } from "../openapi/index.ts";
import type { Resource } from "../resources/index.ts";
import { decodeJson, ShapeBook, type Shapes } from "../schema/index.ts";
import type { Transport } from "../transport/index.ts";
import { readBody } from "./decode.ts";

/** A book and the name of the shape in it. */
export interface CheckedShape {
  readonly book: ShapeBook;
  readonly name: string;
}

/** The packages of Go types that the server's own binary encodes: null is Go's nil there. */
const GO_TYPES = /^io\.k8s\.(api|apiextensions-apiserver|kube-aggregator|apimachinery|metrics)\./;

/** A kind whose document the server does not publish (yet): what every object has is checked, the rest kept. */
const BARE = "kuber.BareObject";
const META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

const bookOfShapes: WeakMap<Shapes, ShapeBook> = new WeakMap();

function builtinBook(shapes: Shapes): ShapeBook {
  let book = bookOfShapes.get(shapes);
  if (book === undefined) {
    book = new ShapeBook(shapes, "absent");
    bookOfShapes.set(shapes, book);
  }
  return book;
}

/**
 * Finds the shape of a kind: the package's own for built-in kinds, for all others the document that the server
 * serves, read once a group version.
 */
export class ShapeSource {
  readonly #transport: Transport;
  readonly #loadBuiltin: () => Promise<Shapes>;
  readonly #served: Map<string, Promise<ApiDocument | undefined>> = new Map();
  readonly #books: WeakMap<ApiDocument, Map<string, ShapeBook>> = new WeakMap();

  constructor(transport: Transport, loadBuiltin: () => Promise<Shapes>) {
    this.#transport = transport;
    this.#loadBuiltin = loadBuiltin;
  }

  /** A shape of the package itself, e.g. that of a Status. */
  async builtin(name: string): Promise<CheckedShape> {
    return { book: builtinBook(await this.#loadBuiltin()), name };
  }

  /** The shape of the objects of a resource, or of what one of its subresources carries. */
  async of(resource: Resource, subresource?: string): Promise<CheckedShape> {
    const below = subresource === undefined ? undefined : resource.subresources[subresource];
    if (resource.shape !== undefined) {
      const book = builtinBook(await resource.shape.load());
      return { book, name: below?.shape ?? resource.shape.name };
    }
    if (below?.kind === "Scale" && below.group === "autoscaling") {
      return this.builtin("io.k8s.api.autoscaling.v1.Scale");
    }
    return this.#servedShape(resource);
  }

  async #servedShape(resource: Resource): Promise<CheckedShape> {
    const { group, version, kind } = resource;
    const path = group === "" ? `api/${version}` : `apis/${group}/${version}`;
    let document = await this.#document(path);
    let name = document === undefined ? undefined : findComponent(document, { group, version, kind });
    if (name === undefined) {
      // A definition may have been made or changed since the document was read.
      this.#served.delete(path);
      document = await this.#document(path);
      name = document === undefined ? undefined : findComponent(document, { group, version, kind });
    }
    if (document === undefined || name === undefined) {
      this.#served.delete(path);
      return this.#bare();
    }
    return { book: await this.#book(document, name), name };
  }

  async #bare(): Promise<CheckedShape> {
    const shapes: Shapes = {
      ...(await this.#loadBuiltin()),
      [BARE]: { properties: { apiVersion: "string", kind: "string", metadata: { ref: META } } },
    };
    return { book: new ShapeBook(shapes, "keep"), name: BARE };
  }

  async #book(document: ApiDocument, name: string): Promise<ShapeBook> {
    const nulls = GO_TYPES.test(name) ? "absent" : "keep";
    const books = this.#books.get(document) ?? new Map<string, ShapeBook>();
    this.#books.set(document, books);
    let book = books.get(nulls);
    if (book === undefined) {
      // The rules are about Go's types: a custom resource's schema says itself where a null may stand.
      const own = documentShapes({ document: nulls === "absent" ? patchServed(document) : document });
      const builtin = await this.#loadBuiltin();
      const machinery = Object.entries(builtin).filter(([key]) => key.startsWith("io.k8s.apimachinery."));
      book = new ShapeBook({ ...own, ...Object.fromEntries(machinery) }, nulls);
      books.set(nulls, book);
    }
    return book;
  }

  #document(path: string): Promise<ApiDocument | undefined> {
    let document = this.#served.get(path);
    if (document === undefined) {
      document = this.#fetch(path).catch((error: unknown) => {
        this.#served.delete(path);
        throw error;
      });
      this.#served.set(path, document);
    }
    return document;
  }

  async #fetch(path: string): Promise<ApiDocument | undefined> {
    const answer = await this.#transport.send({ method: "GET", path: `/openapi/v3/${path}` });
    const bytes = await readBody(answer);
    if (answer.status !== 200) return undefined;
    return decodeJson(bytes) as ApiDocument;
  }
}

/** The rules on a document of a running server: what a rule does not find there is no fault. */
function patchServed(document: ApiDocument): ApiDocument {
  const draft = structuredClone(document) as Parameters<(typeof patchRules)[number]["apply"]>[0];
  for (const rule of patchRules) rule.apply(draft);
  return draft as ApiDocument;
}
