import { type ApiDocument, type PatchResult, patchDocuments, patchRules } from "../../src/openapi/index.ts";
import type { Spec } from "./load-spec.ts";

/** The path of a GA group version: `api/v1`, `apis/apps/v1`. */
const GA = /^(?:api|apis\/[^/]+)\/v\d+$/;

export interface PatchedSpec {
  /** The GA group versions of the release and all captured ones, patched. */
  readonly documents: ReadonlyMap<string, ApiDocument>;
  readonly counts: PatchResult["counts"];
}

/** Applies the rules to all documents, and picks those that types are generated from. */
export function patchedSpec(spec: Spec): PatchedSpec {
  const { documents, counts } = patchDocuments(new Map([...spec.documents, ...spec.captured]), patchRules);
  const picked = [...documents].filter(([path]) => GA.test(path) || spec.captured.has(path));
  return { documents: new Map(picked), counts };
}
