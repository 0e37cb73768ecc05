import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { defaultOfAnotherType } from "./default-of-another-type.ts";

const documentOf = (schemas: Record<string, DraftSchema>): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: { schemas },
});

const QUANTITY = "io.k8s.apimachinery.pkg.api.resource.Quantity";
const DURATION = "io.k8s.apimachinery.pkg.apis.meta.v1.Duration";
const META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";
const targets = (): Record<string, DraftSchema> => ({
  [QUANTITY]: { oneOf: [{ type: "string" }, { type: "number" }] },
  [DURATION]: { type: "string" },
  [META]: { type: "object", properties: {} },
});
const ref = (name: string): string => `#/components/schemas/${name}`;

it("an object or a number as the default of a text becomes an empty text, wrapped or not, also in a map", () => {
  const draft = documentOf({
    ...targets(),
    NodeMetrics: {
      type: "object",
      properties: {
        window: { default: 0, allOf: [{ $ref: ref(DURATION) }] },
        total: { default: {}, $ref: ref(QUANTITY) },
        usage: { type: "object", additionalProperties: { default: {}, $ref: ref(QUANTITY) } },
      },
    },
  });
  assert.equal(defaultOfAnotherType.apply(draft), 3);
  assert.deepEqual(draft.components?.schemas?.["NodeMetrics"]?.properties, {
    window: { default: "", allOf: [{ $ref: ref(DURATION) }] },
    total: { default: "", $ref: ref(QUANTITY) },
    usage: { type: "object", additionalProperties: { default: "", $ref: ref(QUANTITY) } },
  });
  assert.equal(defaultOfAnotherType.apply(draft), 0, "applied again it finds nothing");
});

it("a default of the right type, none at all, and the default of an object are left alone", () => {
  const draft = documentOf({
    ...targets(),
    Thing: {
      type: "object",
      properties: {
        metadata: { default: {}, $ref: ref(META) },
        right: { default: "1s", $ref: ref(DURATION) },
        none: { $ref: ref(QUANTITY) },
        replicas: { type: "integer", default: 0 },
        elsewhere: { default: {}, $ref: ref("not.in.this.document") },
      },
    },
  });
  const before = structuredClone(draft);
  assert.equal(defaultOfAnotherType.apply(draft), 0);
  assert.deepEqual(draft, before);
});
