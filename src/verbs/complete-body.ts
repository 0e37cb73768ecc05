import { apiVersionOf } from "../resources/index.ts";

interface Body {
  readonly apiVersion?: unknown;
  readonly kind?: unknown;
  readonly metadata?: { readonly name?: unknown; readonly namespace?: unknown; readonly generateName?: unknown };
}

/**
 * The body with its apiVersion and kind; the caller's object is not touched.
 * @throws {TypeError} when it is no object, or says that it is something else.
 */
export function completeBody(
  body: unknown,
  carried: { readonly group: string; readonly version: string; readonly kind: string },
): Body {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new TypeError(
      `${carried.kind}: expected an object, found ${Array.isArray(body) ? "an array" : String(body)}`,
    );
  }
  const { apiVersion, kind } = body as Body;
  const expected = apiVersionOf(carried);
  if ((apiVersion ?? expected) !== expected || (kind ?? carried.kind) !== carried.kind) {
    throw new TypeError(
      `the call is for ${carried.kind} of ${expected}, the object says ${String(kind ?? carried.kind)} of ${String(apiVersion ?? expected)}`,
    );
  }
  return apiVersion === expected && kind === carried.kind
    ? (body as Body)
    : { ...body, apiVersion: expected, kind: carried.kind };
}

/** A name or a namespace of an object's metadata, where it is text. */
export function metadataText(body: Body, field: "name" | "namespace"): string | undefined {
  const value = body.metadata?.[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}
