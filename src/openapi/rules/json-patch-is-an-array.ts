import { type DraftDocument, operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

export const jsonPatchComponent = "io.k8s.apimachinery.pkg.apis.meta.v1.JSONPatch";

export const jsonPatchIsAnArray: PatchRule = {
  name: "json-patch-is-an-array",
  says: "a JSON Patch is an object (meta.v1.Patch)",
  does: "it is an array of operations, as RFC 6902 has it (an object is a 400, seen live)",
  apply(document) {
    let count = 0;
    for (const { operation } of operationsOf(document)) {
      const content = operation.requestBody?.content;
      if (content?.["application/json-patch+json"] === undefined) continue;
      content["application/json-patch+json"] = { schema: { $ref: `#/components/schemas/${jsonPatchComponent}` } };
      count += 1;
    }
    if (count > 0) addComponent(document);
    return count;
  },
};

function addComponent(document: DraftDocument): void {
  document.components ??= {};
  document.components.schemas ??= {};
  document.components.schemas[jsonPatchComponent] = {
    description: "The operations of a JSON Patch (RFC 6902), applied in order.",
    type: "array",
    items: { type: "object" },
  };
}
