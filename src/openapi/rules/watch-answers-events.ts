import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

const WATCH = "application/json;stream=watch";

export const watchAnswersEvents: PatchRule = {
  name: "watch-answers-events",
  says: "a list with watch=true answers the List as application/json;stream=watch",
  does: "one WatchEvent a line, as plain application/json (seen live)",
  apply(document) {
    let count = 0;
    for (const { operation } of operationsOf(document)) {
      const content = operation.responses["200"]?.content;
      if (operation["x-kubernetes-action"] !== "list" || content?.[WATCH] === undefined) continue;
      content[WATCH] = { schema: { $ref: "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.WatchEvent" } };
      count += 1;
    }
    return count;
  },
};
