import { DecodeError, type RequestPlace, StatusError, ValidationError } from "../errors/index.ts";
import { isStatus, type Status } from "../meta/index.ts";
import type { ApiRequest, RequestFacts } from "../request/index.ts";
import { apiVersionOf } from "../resources/index.ts";
import { checkAnswer, decodeJson, Findings } from "../schema/index.ts";
import { concatBytes, parseRetryAfterMs } from "../std/index.ts";
import type { HttpAnswer } from "../transport/index.ts";
import type { CheckedShape } from "./shape-source.ts";
import type { VerbContext } from "./verb-context.ts";

const STATUS_SHAPE = "io.k8s.apimachinery.pkg.apis.meta.v1.Status";

export function placeOf({ facts, method, path }: ApiRequest): RequestPlace {
  return { verb: facts.verb, method, path };
}

function contentTypeOf(answer: HttpAnswer): string | undefined {
  const type = answer.headers["content-type"];
  return typeof type === "string" ? type : type?.[0];
}

export async function readBody(answer: HttpAnswer): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  return concatBytes(chunks);
}

/** JSON out of whole bytes. Anything else that a proxy or a wrong address answers is named as what it is. */
export function decodeBody(bytes: Uint8Array, answer: HttpAnswer, place: RequestPlace): unknown {
  const contentType = contentTypeOf(answer);
  const facts = { place, code: answer.status, contentType };
  if (contentType !== undefined && !/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)) {
    throw new DecodeError(`expected JSON from an API server, found ${contentType.split(";")[0]}`, facts);
  }
  if (bytes.length === 0) throw new DecodeError("expected JSON, the answer is empty", facts);
  try {
    return decodeJson(bytes);
  } catch (cause) {
    throw new DecodeError(`expected JSON: ${(cause as Error).message}`, { ...facts, cause });
  }
}

/** The refusal that an answer with status 400 or more is, with the server's own words where it gave any. */
export function decodeStatusError(bytes: Uint8Array, answer: HttpAnswer, place: RequestPlace): StatusError {
  const retryAfterMs = parseRetryAfterMs(answer.headers["retry-after"], Date.now());
  let status: Status | undefined;
  try {
    const value = decodeJson(bytes);
    if (isStatus(value)) status = value;
  } catch {
    // Not every refusal is the API server's own: a proxy answers in its way, and its words are shown as they are.
  }
  if (status !== undefined) return new StatusError(status, answer.status, place, retryAfterMs);
  const text = Buffer.from(bytes.subarray(0, 300)).toString("utf8").replace(/\s+/g, " ").trim();
  const type = contentTypeOf(answer)?.split(";")[0];
  const words = /html/i.test(type ?? "") || text === "" ? `no Status was answered, but ${type ?? "nothing"}` : text;
  const made = { kind: "Status", apiVersion: "v1", status: "Failure", code: answer.status, message: words };
  return new StatusError(made, answer.status, place, retryAfterMs);
}

/** Resolves for 2xx. @throws {StatusError} for the rest, having read the body. */
export async function requireSuccess(answer: HttpAnswer, place: RequestPlace): Promise<void> {
  if (answer.status >= 200 && answer.status < 300) return;
  throw decodeStatusError(await readBody(answer), answer, place);
}

/** A name for messages: `Pod shop/web-0`. */
export function describeObject({ kind, namespace, name, subresource }: RequestFacts): string {
  const where = [namespace, name].filter((part) => part !== undefined).join("/");
  const below = subresource === undefined ? "" : ` (${subresource})`;
  return `${where === "" ? kind : `${kind} ${where}`}${below}`;
}

/** Reports what was counted, and throws on a violation. */
export function settleFindings(findings: Findings, object: string, context: VerbContext): void {
  if (findings.count > 0) throw new ValidationError("answer", object, findings.violations);
  const { unknownFields, unknownEnumValues, unexpectedNulls } = findings;
  if (context.onCheck && unknownFields + unknownEnumValues + unexpectedNulls > 0) {
    context.onCheck({ object, unknownFields, unknownEnumValues, unexpectedNulls });
  }
}

/** What a single-object answer held. */
export type Decoded =
  | { readonly isStatus: false; readonly object: unknown }
  | { readonly isStatus: true; readonly status: Status };

/**
 * Decodes and checks an answer that is an object of the expected kind, or a Status: the payload's own kind decides.
 * @throws {StatusError | DecodeError | ValidationError}
 */
export async function decodeObject(
  answer: HttpAnswer,
  request: ApiRequest,
  shape: CheckedShape,
  expected: { readonly group: string; readonly version: string; readonly kind: string },
  context: VerbContext,
): Promise<Decoded> {
  const place = placeOf(request);
  await requireSuccess(answer, place);
  const value = decodeBody(await readBody(answer), answer, place);
  const { apiVersion, kind } = (value ?? {}) as { apiVersion?: unknown; kind?: unknown };
  const object = describeObject(request.facts);
  const findings = new Findings();
  if (isStatus(value) && expected.kind !== "Status") {
    const status = await context.shapes.builtin(STATUS_SHAPE);
    checkAnswer(value, status.name, status.book, findings);
    settleFindings(findings, object, context);
    // A gateway may say no in a 200: a deletion must not be taken for done.
    if (value.status === "Failure") throw new StatusError(value, value.code ?? answer.status, place);
    return { isStatus: true, status: value };
  }
  if (kind !== expected.kind || apiVersion !== apiVersionOf(expected)) {
    const found = typeof kind === "string" ? `${kind} of ${String(apiVersion)}` : "an object without a kind";
    throw new DecodeError(`expected ${expected.kind} of ${apiVersionOf(expected)}, found ${found}`, {
      place,
      code: answer.status,
      contentType: contentTypeOf(answer),
    });
  }
  checkAnswer(value, shape.name, shape.book, findings);
  settleFindings(findings, object, context);
  return { isStatus: false, object: value };
}

/**
 * As {@link decodeObject}, where only the object will do.
 * @throws {DecodeError} for a Status, naming what was expected.
 */
export async function decodeOnlyObject(
  answer: HttpAnswer,
  request: ApiRequest,
  shape: CheckedShape,
  carried: { readonly group: string; readonly version: string; readonly kind: string },
  context: VerbContext,
  expected: string,
): Promise<unknown> {
  const decoded = await decodeObject(answer, request, shape, carried, context);
  if (!decoded.isStatus) return decoded.object;
  throw new DecodeError(`expected ${expected}, found a Status`, { place: placeOf(request), code: answer.status });
}
