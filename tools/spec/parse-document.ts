import type { ApiDocument } from "../../src/openapi/index.ts";

/**
 * The JSON value of a file or an answer.
 * @throws {Error} naming it, when it is no JSON.
 */
export function parseJson(bytes: Uint8Array, what: string): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch (cause) {
    throw new Error(`${what}: expected JSON`, { cause });
  }
}

/**
 * An API document out of bytes.
 * @throws {Error} naming where it is from, when it is no JSON or no OpenAPI document.
 */
export function parseDocument(bytes: Uint8Array, what: string): ApiDocument {
  const value = parseJson(bytes, what) as Partial<ApiDocument> | null;
  if (typeof value?.openapi !== "string") throw new Error(`${what}: no OpenAPI document (it has no "openapi")`);
  return value as ApiDocument;
}
