import { componentsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

const TIMES = /^io\.k8s\.apimachinery\.pkg\.apis\.meta\.v1\.(Time|MicroTime)$/;

/** Matches the two components themselves: every property that refers to them follows. */
export const timeMayBeNull: PatchRule = {
  name: "time-may-be-null",
  says: "meta.v1.Time and MicroTime are strings",
  does: "an unset time without omitempty is sent as null (37 properties; seen live in conditions and both Events)",
  apply(document) {
    let count = 0;
    for (const [name, schema] of componentsOf(document)) {
      if (!TIMES.test(name) || schema.type !== "string" || schema.format !== "date-time") continue;
      schema.nullable = true;
      count += 1;
    }
    return count;
  },
};
