import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";
import { statusSchema } from "./status-schema.ts";

export const createAnswersStatus: PatchRule = {
  name: "create-answers-status",
  says: "POST of bindings, pods/binding and pods/eviction answers what was sent",
  does: "it answers 201 with a Status (seen live)",
  apply(document) {
    let count = 0;
    for (const { path, method, operation } of operationsOf(document)) {
      if (method !== "post" || !/\/(bindings|binding|eviction)$/.test(path)) continue;
      for (const [code, answer] of Object.entries(operation.responses)) {
        const json = answer.content?.["application/json"];
        if (code.startsWith("2") && json !== undefined) json.schema = statusSchema();
      }
      count += 1;
    }
    return count;
  },
};
