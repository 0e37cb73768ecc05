import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { mapOfArraysMayHoldNull } from "./map-of-arrays-may-hold-null.ts";

const documentOf = (schemas: Record<string, DraftSchema>): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: { schemas },
});

it("an array that is the value of a map becomes nullable, the map does not", () => {
  const strings = (): DraftSchema => ({ type: "array", items: { type: "string" } });
  const draft = documentOf({
    UserInfo: { type: "object", properties: { extra: { type: "object", additionalProperties: strings() } } },
  });
  assert.equal(mapOfArraysMayHoldNull.apply(draft), 1);
  assert.deepEqual(draft.components?.schemas?.["UserInfo"]?.properties?.["extra"], {
    type: "object",
    additionalProperties: { ...strings(), nullable: true },
  });
});

it("a map of strings, an open object and an array property are left alone", () => {
  const draft = documentOf({
    ConfigMap: {
      type: "object",
      properties: {
        data: { type: "object", additionalProperties: { type: "string" } },
        open: { type: "object", additionalProperties: true },
        list: { type: "array", items: { type: "string" } },
      },
    },
  });
  const before = structuredClone(draft);
  assert.equal(mapOfArraysMayHoldNull.apply(draft), 0);
  assert.deepEqual(draft, before);
});
