import { propertiesOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

/** Wider than the truth: 138 of 465 properties can be null; which ones no document tells. */
export const arrayMayBeNull: PatchRule = {
  name: "array-may-be-null",
  says: "an array property is an array",
  does: "a nil Go slice without omitempty is sent as null (HPA currentMetrics, Role rules, EndpointSlice endpoints)",
  apply(document) {
    let count = 0;
    for (const { schema } of propertiesOf(document)) {
      if (schema.type !== "array" || schema.nullable === true) continue;
      schema.nullable = true;
      count += 1;
    }
    return count;
  },
};
