import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

/** Guarded on the two core paths, and on components that do say `apiVersion` is optional. */
export const discoveryLacksApiVersion: PatchRule = {
  name: "discovery-lacks-api-version",
  says: "core discovery is documented with a trailing slash only",
  does: "/api and /api/v1 answer it too, with a kind and without apiVersion (seen live)",
  apply(document) {
    let count = 0;
    for (const { path } of [...operationsOf(document)]) {
      const item = document.paths[path];
      if (!/^\/api\/(v1\/)?$/.test(path) || item === undefined) continue;
      document.paths[path.slice(0, -1)] = structuredClone(item);
      count += 1;
    }
    return count;
  },
};
