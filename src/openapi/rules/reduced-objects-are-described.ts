import { reducedObjects } from "../components/reduced-objects.ts";
import type { PatchRule } from "../patch-rule.ts";

const META = "io.k8s.apimachinery.pkg.apis.meta.v1.";

/** Guarded on documents that have what the components refer to, and none of them. */
export const reducedObjectsAreDescribed: PatchRule = {
  name: "reduced-objects-are-described",
  says: "nothing of Table, PartialObjectMetadata and PartialObjectMetadataList",
  does: "every list and read answers them when Accept asks for as=Table or as=PartialObjectMetadata(List) (seen live)",
  apply(document) {
    const schemas = document.components?.schemas;
    if (schemas?.[`${META}ObjectMeta`] === undefined || schemas[`${META}ListMeta`] === undefined) return 0;
    const missing = Object.entries(reducedObjects()).filter(([name]) => schemas[name] === undefined);
    for (const [name, schema] of missing) schemas[name] = schema;
    return missing.length;
  },
};
