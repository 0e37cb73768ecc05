import { propertiesOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

export const mapOfArraysMayHoldNull: PatchRule = {
  name: "map-of-arrays-may-hold-null",
  says: "the values of `extra` are arrays",
  does: "a null that was sent is echoed as null (SubjectAccessReview, seen live)",
  apply(document) {
    let count = 0;
    for (const { schema } of propertiesOf(document)) {
      const values = schema.additionalProperties;
      if (typeof values !== "object" || values.type !== "array") continue;
      values.nullable = true;
      count += 1;
    }
    return count;
  },
};
