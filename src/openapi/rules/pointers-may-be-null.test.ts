import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { pointersMayBeNull } from "./pointers-may-be-null.ts";

const documentOf = (schemas: Record<string, DraftSchema>): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: { schemas },
});

const string = (): DraftSchema => ({ type: "string" });

it("a pointer without omitempty becomes nullable", () => {
  const draft = documentOf({
    "io.k8s.api.core.v1.TypedLocalObjectReference": {
      type: "object",
      required: ["kind", "name"],
      properties: { apiGroup: string(), kind: string(), name: string() },
    },
  });
  assert.equal(pointersMayBeNull.apply(draft), 1);
  const [component] = Object.values(draft.components?.schemas ?? {});
  assert.deepEqual(component?.properties, {
    apiGroup: { type: "string", nullable: true },
    kind: { type: "string" },
    name: { type: "string" },
  });
});

it("a required pointer that is always filled keeps its type; where it is optional it may be null", () => {
  const selector = (): DraftSchema => ({ $ref: "#/components/schemas/LabelSelector" });
  const draft = documentOf({
    "io.k8s.api.apps.v1.DeploymentSpec": {
      type: "object",
      required: ["selector"],
      properties: { selector: selector() },
    },
    "io.k8s.api.apps.v1.ReplicaSetSpec": { type: "object", properties: { selector: selector() } },
  });
  pointersMayBeNull.apply(draft);
  const schemas = draft.components?.schemas;
  assert.deepEqual(schemas?.["io.k8s.api.apps.v1.DeploymentSpec"]?.properties?.["selector"], selector());
  assert.equal(schemas?.["io.k8s.api.apps.v1.ReplicaSetSpec"]?.properties?.["selector"]?.nullable, true);
});

it("the same property of another component, and another property of the same one, are left alone", () => {
  const draft = documentOf({
    "io.k8s.api.rbac.v1.RoleRef": { type: "object", properties: { apiGroup: string() } },
    "io.k8s.api.core.v1.GRPCAction": { type: "object", properties: { port: { type: "integer" } } },
  });
  const before = structuredClone(draft);
  assert.equal(pointersMayBeNull.apply(draft), 0);
  assert.deepEqual(draft, before);
});
