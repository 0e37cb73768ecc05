import type { ApiVerb, PatchMediaType } from "./resource.ts";

/** Every verb of the API, as discovery spells and sorts them. */
export const allVerbs: readonly ApiVerb[] = [
  "create",
  "delete",
  "deletecollection",
  "get",
  "list",
  "patch",
  "update",
  "watch",
];

/** What a custom resource takes as a PATCH: strategic merge needs Go types. */
export const customPatchMediaTypes: readonly PatchMediaType[] = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/apply-patch+yaml",
];
