import { operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

export const logIsText: PatchRule = {
  name: "log-is-text",
  says: "pods/log answers a string in JSON, YAML, protobuf or text",
  does: "always raw text/plain, whatever was asked for (seen live)",
  apply(document) {
    let count = 0;
    for (const { path, method, operation } of operationsOf(document)) {
      const answer = operation.responses["200"];
      if (method !== "get" || !path.endsWith("/pods/{name}/log") || answer === undefined) continue;
      answer.content = { "text/plain": { schema: { type: "string" } } };
      count += 1;
    }
    return count;
  },
};
