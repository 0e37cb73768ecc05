import { DecodeError, type RequestPlace, StatusError, ValidationError } from "../errors/index.ts";
import { isStatus } from "../meta/index.ts";
import { checkAnswer, checkBookmark, decodeJson, Findings, type ShapeBook } from "../schema/index.ts";
import type { WatchEvent } from "./watch-event.ts";

/** What the objects of a stream are held against. */
export interface FrameShape {
  readonly book: ShapeBook;
  readonly name: string;
}

const TYPES: ReadonlySet<unknown> = new Set(["ADDED", "MODIFIED", "DELETED"]);

function nameOf(object: unknown): string {
  const { kind, metadata } = (object ?? {}) as { kind?: unknown; metadata?: { namespace?: unknown; name?: unknown } };
  const where = [metadata?.namespace, metadata?.name].filter((part) => typeof part === "string").join("/");
  return `${typeof kind === "string" ? kind : "object"}${where === "" ? "" : ` ${where}`}`;
}

/**
 * One line of a watch stream as an event.
 * @throws {StatusError} for an ERROR event, {@link DecodeError} for what is no event, {@link ValidationError} for an
 * object that does not fit its kind.
 */
export function decodeFrame(
  line: Uint8Array,
  shape: FrameShape,
  place: RequestPlace,
): { readonly event: WatchEvent<unknown>; readonly findings: Findings } {
  const frame = parseFrame(line, place);
  const findings = new Findings();
  if (frame.type === "BOOKMARK") checkBookmark(frame.object, findings);
  else if (frame.type === "ERROR") throw errorOf(frame.object, place);
  else if (TYPES.has(frame.type)) checkAnswer(frame.object, shape.name, shape.book, findings);
  else throw new DecodeError("expected a watch event of a known type", { place, code: 200 });
  if (findings.count > 0) {
    findings.below(0, "object");
    throw new ValidationError("answer", `${String(frame.type)} ${nameOf(frame.object)}`, findings.violations);
  }
  return { event: frame as WatchEvent<unknown>, findings };
}

function parseFrame(line: Uint8Array, place: RequestPlace): { readonly type: unknown; readonly object: unknown } {
  let frame: unknown;
  try {
    frame = decodeJson(line);
  } catch (cause) {
    throw new DecodeError(`expected a watch event: ${(cause as Error).message}`, { place, code: 200, cause });
  }
  if (typeof frame !== "object" || frame === null || !("type" in frame)) {
    // A watch may be answered by a Status in place of events.
    if (isStatus(frame)) throw new StatusError(frame, (frame as { code?: number }).code ?? 200, place);
    throw new DecodeError("expected a watch event with a type and an object", { place, code: 200 });
  }
  return frame as { type: unknown; object: unknown };
}

function errorOf(object: unknown, place: RequestPlace): Error {
  if (isStatus(object)) return new StatusError(object, object.code ?? 500, place);
  return new DecodeError("expected an ERROR event to carry a Status", { place, code: 200 });
}
