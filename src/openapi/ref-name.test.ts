import assert from "node:assert/strict";
import { it } from "node:test";
import { findComponent } from "./find-component.ts";
import { refName } from "./ref-name.ts";

it("a reference is a $ref, or an allOf of exactly one", () => {
  const $ref = "#/components/schemas/io.k8s.api.core.v1.Pod";
  assert.equal(refName({ $ref }), "io.k8s.api.core.v1.Pod");
  assert.equal(refName({ allOf: [{ $ref }], default: {} }), "io.k8s.api.core.v1.Pod");
  for (const other of [
    undefined,
    {},
    { allOf: [] },
    { allOf: [{ $ref }, { $ref }] },
    { allOf: [{ type: "object" }] },
    { anyOf: [{ $ref }] },
    { $ref: "#/definitions/Pod" },
  ]) {
    assert.equal(refName(other), undefined);
  }
});

it("the component of a kind is the one that is of this kind only", () => {
  const pod = { group: "", version: "v1", kind: "Pod" };
  const document = {
    openapi: "3.0.0",
    info: { title: "Kubernetes", version: "v1" },
    paths: {},
    components: {
      schemas: {
        DeleteOptions: { "x-kubernetes-group-version-kind": [pod, { ...pod, version: "v2" }] },
        PodSpec: {},
        Pod: { "x-kubernetes-group-version-kind": [pod] },
      },
    },
  };
  assert.equal(findComponent(document, pod), "Pod");
  for (const other of [
    { ...pod, group: "apps" },
    { ...pod, version: "v2" },
    { ...pod, kind: "PodSpec" },
  ]) {
    assert.equal(findComponent(document, other), undefined);
  }
});
