// patch/: JSON Patch and merge patch: their types, which of the two a value is, whether it is well formed, and what a
// merge patch does. Pure.

export type { ClassifiedPatch, PatchType } from "./classify-patch.ts";
export { classifyPatch } from "./classify-patch.ts";
export type { JsonPatchOperation } from "./json-patch.ts";
export { jsonPatchFault } from "./json-patch.ts";
export type { MergePatch } from "./merge-patch.ts";
export { applyMergePatch } from "./merge-patch.ts";
