import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";
import { statusSchema } from "./status-schema.ts";

export const errorsAreStatus: PatchRule = {
  name: "errors-are-status",
  says: "the only error is 401, without content",
  does: "every operation answers a Status from 400 on, or text/plain for a group or path that is not served (seen live)",
  apply(document) {
    let count = 0;
    for (const { operation } of operationsOf(document)) {
      if (operation.responses["default"] !== undefined) continue;
      operation.responses["default"] = {
        description: "Refused",
        content: {
          "application/json": { schema: statusSchema() },
          "text/plain": { schema: { type: "string" } },
        },
      };
      count += 1;
    }
    return count;
  },
};
