import { type DraftSchema, operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

export const deleteCollectionAnswersList: PatchRule = {
  name: "delete-collection-answers-list",
  says: "deletecollection answers a Status",
  does: "it answers the kind's List of what is being deleted (56 of 56 resources, seen live)",
  apply(document) {
    let count = 0;
    for (const { path, operation } of operationsOf(document)) {
      if (operation["x-kubernetes-action"] !== "deletecollection") continue;
      const list = document.paths[path]?.get?.responses["200"]?.content?.["application/json"]?.schema;
      const json = operation.responses["200"]?.content?.["application/json"];
      if (list === undefined || json === undefined) continue;
      json.schema = structuredClone(list) as DraftSchema;
      count += 1;
    }
    return count;
  },
};
