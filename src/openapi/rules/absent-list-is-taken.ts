import { placeName, propertiesOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

const PLACES: ReadonlySet<string> = new Set([
  "EndpointSlice.endpoints",
  "LimitRangeSpec.limits",
  "CSINodeSpec.drivers",
  "PodFailurePolicy.rules",
]);

/** A required value with a default may be left out of a request; defaults are never applied, so this says just that. */
export const absentListIsTaken: PatchRule = {
  name: "absent-list-is-taken",
  says: "four required lists have no default",
  does: "the server takes an object without them, and echoes null (dry runs, seen live)",
  apply(document) {
    let count = 0;
    for (const { component, property, schema, owner } of propertiesOf(document)) {
      const place = placeName(component, property);
      if (!PLACES.has(place) || !owner.required?.includes(property)) continue;
      schema.default ??= [];
      count += 1;
    }
    return count;
  },
};
