import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

/** A choice, not a lie: the server still serves them. */
export const noWatchPaths: PatchRule = {
  name: "no-watch-paths",
  says: "there are /watch/ paths",
  does: "deprecated: watching is watch=true on the list",
  apply(document) {
    let count = 0;
    for (const { path } of [...operationsOf(document)]) {
      if (!path.includes("/watch/")) continue;
      count += 1;
      delete document.paths[path];
    }
    return count;
  },
};
