import { jsonPatchFault } from "./json-patch.ts";

/** A patch and the media type that it travels as. */
export interface ClassifiedPatch {
  readonly mediaType:
    | "application/json-patch+json"
    | "application/merge-patch+json"
    | "application/strategic-merge-patch+json";
  readonly body: unknown;
}

export type PatchType = "merge" | "json" | "strategic";

const MEDIA = {
  merge: "application/merge-patch+json",
  json: "application/json-patch+json",
  strategic: "application/strategic-merge-patch+json",
} as const;

/**
 * An array is a JSON Patch, an object a merge patch (or a strategic one, when asked), text is parsed first.
 * @throws {TypeError} when the patch does not fit its type, saying where and why.
 */
export function classifyPatch(patch: unknown, type?: PatchType): ClassifiedPatch {
  const body = typeof patch === "string" ? parseText(patch) : patch;
  const isArray = Array.isArray(body);
  if (typeof body !== "object" || body === null) {
    throw new TypeError(`a patch is an object or an array of operations, not ${body === null ? "null" : typeof body}`);
  }
  const chosen = type ?? (isArray ? "json" : "merge");
  if (chosen === "json" && !isArray)
    throw new TypeError("a JSON Patch is an array of operations; an object is a merge patch");
  if (chosen !== "json" && isArray) throw new TypeError(`a ${chosen} patch is an object; an array is a JSON Patch`);
  if (isArray) {
    const fault = jsonPatchFault(body);
    if (fault !== undefined) throw new TypeError(`this is no JSON Patch: ${fault}`);
  }
  return { mediaType: MEDIA[chosen], body };
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TypeError("the text of the patch is no JSON", { cause });
  }
}
