import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { timeMayBeNull } from "./time-may-be-null.ts";

const documentOf = (schemas: Record<string, DraftSchema>): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: { schemas },
});

const TIME = "io.k8s.apimachinery.pkg.apis.meta.v1.Time";
const MICRO_TIME = "io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime";

it("Time and MicroTime become nullable where they are defined, and every reference follows", () => {
  const property: DraftSchema = { allOf: [{ $ref: `#/components/schemas/${TIME}` }] };
  const draft = documentOf({
    [TIME]: { type: "string", format: "date-time" },
    [MICRO_TIME]: { type: "string", format: "date-time" },
    "io.k8s.api.core.v1.PodCondition": { type: "object", properties: { lastProbeTime: property } },
  });
  assert.equal(timeMayBeNull.apply(draft), 2);
  assert.deepEqual(draft.components?.schemas, {
    [TIME]: { type: "string", format: "date-time", nullable: true },
    [MICRO_TIME]: { type: "string", format: "date-time", nullable: true },
    "io.k8s.api.core.v1.PodCondition": {
      type: "object",
      properties: { lastProbeTime: { allOf: [{ $ref: `#/components/schemas/${TIME}` }] } },
    },
  });
});

it("other strings, other packages' Time and a Time of another form are left alone", () => {
  const draft = documentOf({
    "io.k8s.apimachinery.pkg.apis.meta.v1.Duration": { type: "string" },
    "com.example.stable.v1.Time": { type: "string", format: "date-time" },
    "io.k8s.apimachinery.pkg.apis.meta.v1.TimeList": { type: "string", format: "date-time" },
    [TIME]: { type: "integer", format: "int64" },
    [MICRO_TIME]: { type: "string" },
    "io.k8s.api.core.v1.Owner": { type: "object", properties: { at: { type: "string", format: "date-time" } } },
  });
  const before = structuredClone(draft);
  assert.equal(timeMayBeNull.apply(draft), 0);
  assert.deepEqual(draft, before);
});

it("applied again it changes nothing", () => {
  const draft = documentOf({ [TIME]: { type: "string", format: "date-time" } });
  timeMayBeNull.apply(draft);
  const once = structuredClone(draft);
  timeMayBeNull.apply(draft);
  assert.deepEqual(draft, once);
});
