import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { arrayMayBeNull } from "./array-may-be-null.ts";

const documentOf = (schemas: Record<string, DraftSchema>): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: { schemas },
});

it("an array property becomes nullable, its items do not", () => {
  const draft = documentOf({
    Role: {
      type: "object",
      properties: { rules: { type: "array", items: { type: "array", items: { type: "string" } } } },
    },
  });
  assert.equal(arrayMayBeNull.apply(draft), 1);
  assert.deepEqual(draft.components?.schemas?.["Role"]?.properties?.["rules"], {
    type: "array",
    items: { type: "array", items: { type: "string" } },
    nullable: true,
  });
});

it("maps, references, scalars and an array that is a component itself are left alone", () => {
  const draft = documentOf({
    Extra: { type: "object", properties: { extra: { type: "object", additionalProperties: { type: "array" } } } },
    Pod: { type: "object", properties: { spec: { $ref: "#/components/schemas/PodSpec" }, name: { type: "string" } } },
    JSONPatch: { type: "array", items: { type: "object" } },
  });
  const before = structuredClone(draft);
  assert.equal(arrayMayBeNull.apply(draft), 0);
  assert.deepEqual(draft, before);
});

it("a property that is named items, or type, is no array for its name", () => {
  const draft = documentOf({
    JSONSchemaProps: { type: "object", properties: { items: { type: "object" }, type: { type: "string" } } },
  });
  assert.equal(arrayMayBeNull.apply(draft), 0);
});
