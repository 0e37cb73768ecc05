import { isUtf8 } from "node:buffer";
import { DecodeError, type RequestPlace } from "../errors/index.ts";
import type { ListMeta } from "../meta/index.ts";
import { apiVersionOf, type Resource } from "../resources/index.ts";
import { checkAnswer, decodeJson, Findings } from "../schema/index.ts";
import { ByteCollector } from "../std/index.ts";
import type { HttpAnswer } from "../transport/index.ts";
import type { CheckedShape } from "./shape-source.ts";
import { findItems, ItemParser } from "./split-items.ts";

/** How long the event loop is held before others have their turn. */
const SLICE_MS = 4;
/** Below this a list is parsed at once: splitting would cost more than it frees. */
const SMALL_BYTES = 64 * 1024;

/** One page of a list, decoded and checked. */
export interface DecodedPage {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ListMeta;
  readonly items: unknown[];
  readonly findings: Findings;
}

interface Envelope {
  readonly apiVersion?: unknown;
  readonly kind?: unknown;
  readonly metadata?: unknown;
  readonly items?: unknown;
}

/**
 * Reads and decodes a page of a list item by item, in slices of a few milliseconds. Items get the apiVersion and kind
 * that the server leaves out. Violations are collected in `findings`, their paths below `$.items`.
 */
export async function decodePage(
  answer: HttpAnswer,
  place: RequestPlace,
  resource: Resource,
  shape: CheckedShape,
  collector: ByteCollector = new ByteCollector(),
): Promise<DecodedPage> {
  const bytes = await collector.collect(answer.body);
  const items: unknown[] = [];
  const findings = new Findings();
  const page = new PageReader(resource, shape, items, findings);
  try {
    if (!isUtf8(bytes)) throw new SyntaxError("the bytes are not valid UTF-8");
    const found = bytes.length < SMALL_BYTES ? undefined : findItems(bytes);
    const envelope = found === undefined ? page.readWhole(bytes) : await page.readSliced(bytes, found);
    return { ...page.requireList(envelope), items, findings };
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const contentType = answer.headers["content-type"];
    throw new DecodeError(`expected a list of ${resource.kind}: ${cause.message}`, {
      place,
      code: answer.status,
      contentType: typeof contentType === "string" ? contentType : undefined,
      cause,
    });
  }
}

class PageReader {
  readonly #resource: Resource;
  readonly #shape: CheckedShape;
  readonly #items: unknown[];
  readonly #findings: Findings;
  readonly #apiVersion: string;

  constructor(resource: Resource, shape: CheckedShape, items: unknown[], findings: Findings) {
    this.#resource = resource;
    this.#shape = shape;
    this.#items = items;
    this.#findings = findings;
    this.#apiVersion = apiVersionOf(resource);
  }

  readWhole(bytes: Uint8Array): Envelope {
    const envelope = decodeJson(bytes) as Envelope | null;
    // A nil Go slice: an empty list.
    const items = envelope?.items ?? [];
    if (Array.isArray(items)) for (const item of items) this.#take(item);
    return envelope ?? {};
  }

  async readSliced(
    bytes: Buffer,
    { head, start }: { readonly head: Buffer; readonly start: number },
  ): Promise<Envelope> {
    const parser = new ItemParser(bytes, start);
    let sliceStart = performance.now();
    while (!parser.isAtEnd) {
      this.#take(parser.next());
      if (performance.now() - sliceStart > SLICE_MS) {
        await new Promise((settle) => setImmediate(settle));
        sliceStart = performance.now();
      }
    }
    return decodeJson(Buffer.concat([head, bytes.subarray(parser.position)])) as Envelope;
  }

  #take(value: unknown): void {
    const item = value as { apiVersion?: unknown; kind?: unknown };
    if (typeof item === "object" && item !== null) {
      item.apiVersion ??= this.#apiVersion;
      item.kind ??= this.#resource.kind;
    }
    const mark = this.#findings.count;
    checkAnswer(item, this.#shape.name, this.#shape.book, this.#findings);
    if (this.#findings.count !== mark) {
      this.#findings.below(mark, this.#items.length);
      this.#findings.below(mark, "items");
    }
    this.#items.push(item);
  }

  requireList({ apiVersion, kind, metadata, items }: Envelope): Pick<DecodedPage, "apiVersion" | "kind" | "metadata"> {
    const expected = `${this.#resource.kind}List of ${this.#apiVersion}`;
    if (apiVersion !== this.#apiVersion || typeof kind !== "string" || !kind.endsWith("List")) {
      throw new SyntaxError(
        `expected ${expected}, found ${typeof kind === "string" ? kind : "no kind"} of ${String(apiVersion)}`,
      );
    }
    if (items !== undefined && items !== null && !Array.isArray(items))
      throw new SyntaxError(`expected items to be an array in ${expected}`);
    if (typeof metadata !== "object" || metadata === null) throw new SyntaxError(`expected metadata in ${expected}`);
    return { apiVersion, kind, metadata: metadata as ListMeta };
  }
}
