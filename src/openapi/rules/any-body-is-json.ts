import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

export const anyBodyIsJson: PatchRule = {
  name: "any-body-is-json",
  says: "POST, PUT and DELETE take a body of media type */*",
  does: "sent literally it is a 415; application/json is taken (seen live)",
  apply(document) {
    let count = 0;
    for (const { operation } of operationsOf(document)) {
      const content = operation.requestBody?.content;
      const any = content?.["*/*"];
      if (content === undefined || any === undefined) continue;
      delete content["*/*"];
      content["application/json"] = any;
      count += 1;
    }
    return count;
  },
};
