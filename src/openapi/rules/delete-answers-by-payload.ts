import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

/** The payload's own apiVersion and kind decide which of the two an answer is. Nothing else tells. */
export const deleteAnswersByPayload: PatchRule = {
  name: "delete-answers-by-payload",
  says: "DELETE answers a Status, or the object",
  does: "either: the object while a finalizer or a grace period holds it and for 21 kinds always, else a Status",
  apply(document) {
    let count = 0;
    for (const { method, operation } of operationsOf(document)) {
      if (method !== "delete") continue;
      for (const [code, answer] of Object.entries(operation.responses)) {
        if (!code.startsWith("2")) continue;
        for (const media of Object.values(answer.content ?? {})) {
          delete media.schema;
          count += 1;
        }
      }
    }
    return count;
  },
};
