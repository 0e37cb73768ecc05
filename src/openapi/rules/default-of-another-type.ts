import { type DraftDocument, type DraftSchema, propertiesOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

/** Defaults are never applied; these would also mislead a reader of the types. */
export const defaultOfAnotherType: PatchRule = {
  name: "default-of-another-type",
  says: "the default of a reference to a string is {} or 0",
  does: "nonsense of the generator: the value is a string (Quantity, Time, the metrics' Duration)",
  apply(document) {
    let count = 0;
    for (const { schema } of propertiesOf(document)) {
      const values = typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : [];
      for (const place of [schema, ...values]) {
        if (place.default === undefined || !refersToText(document, place) || typeof place.default === "string")
          continue;
        place.default = "";
        count += 1;
      }
    }
    return count;
  },
};

function refersToText(document: DraftDocument, schema: DraftSchema): boolean {
  const ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
  const target = document.components?.schemas?.[ref?.slice("#/components/schemas/".length) ?? ""];
  return target?.type === "string" || target?.oneOf !== undefined;
}
