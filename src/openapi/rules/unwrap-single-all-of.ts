import { componentsOf, type DraftSchema } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

/**
 * Only where a schema stands (a property, the items of an array property, the values of a map property), never by a
 * blind walk: JSONSchemaProps has properties that are *named* allOf, items and nullable.
 */
export const unwrapSingleAllOf: PatchRule = {
  name: "unwrap-single-all-of",
  says: "a reference with a default or a description is an allOf of one $ref",
  does: "it is that reference",
  apply(document) {
    let count = 0;
    for (const [, component] of componentsOf(document)) {
      for (const property of Object.values(component.properties ?? {})) {
        for (const place of placesOf(property)) count += unwrap(place) ? 1 : 0;
      }
    }
    return count;
  },
};

function placesOf(property: DraftSchema): DraftSchema[] {
  const { items, additionalProperties } = property;
  const values = typeof additionalProperties === "object" ? additionalProperties : undefined;
  return [property, items, values].filter((schema) => schema !== undefined);
}

/** Keeps what stands beside the allOf (description, default, extensions). A new shape is left, to be noticed. */
function unwrap(schema: DraftSchema): boolean {
  const [only] = schema.allOf ?? [];
  if (schema.allOf?.length !== 1 || only?.$ref === undefined || Object.keys(only).length !== 1) return false;
  if (schema.type !== undefined || schema.properties !== undefined || schema.$ref !== undefined) return false;
  delete schema.allOf;
  schema.$ref = only.$ref;
  return true;
}
