import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { unwrapSingleAllOf } from "./unwrap-single-all-of.ts";

const documentOf = (schemas: Record<string, DraftSchema>): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: { schemas },
});

const META = "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

it("an allOf of one reference is that reference, as a property, as items and as the values of a map", () => {
  const draft = documentOf({
    Thing: {
      type: "object",
      properties: {
        metadata: { allOf: [{ $ref: META }], default: {}, description: "Standard metadata." },
        list: { type: "array", items: { allOf: [{ $ref: META }], default: {} } },
        map: { type: "object", additionalProperties: { allOf: [{ $ref: META }] } },
      },
    },
  });
  assert.equal(unwrapSingleAllOf.apply(draft), 3);
  assert.deepEqual(draft.components?.schemas?.["Thing"]?.properties, {
    metadata: { $ref: META, default: {}, description: "Standard metadata." },
    list: { type: "array", items: { $ref: META, default: {} } },
    map: { type: "object", additionalProperties: { $ref: META } },
  });
  assert.equal(unwrapSingleAllOf.apply(draft), 0, "applied again it finds nothing");
});

it("any other shape is left, to be noticed", () => {
  const draft = documentOf({
    Thing: {
      type: "object",
      allOf: [{ $ref: META }],
      properties: {
        two: { allOf: [{ $ref: META }, { $ref: META }] },
        none: { allOf: [] },
        inline: { allOf: [{ type: "object" }] },
        described: { allOf: [{ $ref: META, description: "beside the reference" }] },
        typed: { type: "object", allOf: [{ $ref: META }] },
        withProperties: { properties: { a: { type: "string" } }, allOf: [{ $ref: META }] },
        plain: { $ref: META },
        any: { anyOf: [{ $ref: META }] },
        open: { type: "object", additionalProperties: true },
      },
    },
  });
  const before = structuredClone(draft);
  assert.equal(unwrapSingleAllOf.apply(draft), 0);
  assert.deepEqual(draft, before);
});

it("properties that are named allOf, items and nullable are properties", () => {
  const JSON_SCHEMA = "#/components/schemas/JSONSchemaProps";
  const draft = documentOf({
    JSONSchemaProps: {
      type: "object",
      properties: {
        allOf: { type: "array", items: { allOf: [{ $ref: JSON_SCHEMA }], default: {} } },
        items: { $ref: JSON_SCHEMA },
        nullable: { type: "boolean" },
        $ref: { type: "string" },
      },
    },
  });
  assert.equal(unwrapSingleAllOf.apply(draft), 1);
  assert.deepEqual(draft.components?.schemas?.["JSONSchemaProps"]?.properties, {
    allOf: { type: "array", items: { $ref: JSON_SCHEMA, default: {} } },
    items: { $ref: JSON_SCHEMA },
    nullable: { type: "boolean" },
    $ref: { type: "string" },
  });
});
