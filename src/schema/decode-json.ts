import { isUtf8 } from "node:buffer";

/**
 * The JSON value of whole bytes.
 * @throws {SyntaxError} when they are no JSON (the position is named, the text is not) or not valid UTF-8, which a
 * lenient decoder would alter silently.
 */
export function decodeJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new SyntaxError("the bytes are not valid UTF-8");
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(describe(error as SyntaxError, text));
  }
}

/** V8 quotes the text around the fault, which may be a secret: only the place is kept. */
function describe(error: SyntaxError, text: string): string {
  const position = /position (\d+)/.exec(error.message)?.[1];
  if (position !== undefined && Number(position) < text.length)
    return `no JSON: unexpected text at position ${position} of ${text.length}`;
  if (position !== undefined || /end of/i.test(error.message))
    return `no JSON: it ends too early, after ${text.length} characters`;
  return `no JSON: unexpected text within its ${text.length} characters`;
}
