import { SpecError } from "../errors/index.ts";
import type { ApiDocument } from "./document.ts";
import type { DraftDocument } from "./draft.ts";
import type { PatchRule } from "./patch-rule.ts";

export interface PatchResult {
  /** Patched copies, by the keys that were given. */
  readonly documents: ReadonlyMap<string, ApiDocument>;
  /** Matches by rule and document. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * Applies the rules in order to copies of the documents.
 * @throws {SpecError} when a rule matches nothing in any of them: the documents have changed and the rule must go.
 */
export function patchDocuments(documents: ReadonlyMap<string, ApiDocument>, rules: readonly PatchRule[]): PatchResult {
  const drafts = [...documents].map(([key, document]) => [key, structuredClone(document) as DraftDocument] as const);
  const counts = new Map<string, Map<string, number>>();
  for (const rule of rules) {
    const matches = new Map(drafts.map(([key, draft]) => [key, rule.apply(draft)]));
    counts.set(rule.name, matches);
    if (totalOf(matches) === 0) {
      throw new SpecError(
        drafts
          .map(([key]) => key)
          .slice(0, 3)
          .join(", "),
        `the patch rule ${rule.name} matches nothing in ${drafts.length} documents (it mends: ${rule.says})`,
      );
    }
  }
  return { documents: new Map<string, ApiDocument>(drafts as unknown as [string, ApiDocument][]), counts };
}

export function totalOf(matches: ReadonlyMap<string, number>): number {
  return [...matches.values()].reduce((sum, count) => sum + count, 0);
}
