import assert from "node:assert/strict";
import { it } from "node:test";
import { clusterResource, namespacedResource } from "./custom-resource.ts";
import type { KubeObject } from "./kube-object.ts";

interface Widget extends KubeObject {
  apiVersion: "example.com/v1";
  kind: "Widget";
}

const widget = { apiVersion: "example.com/v1", kind: "Widget", plural: "widgets" } as const;

it("a custom resource has all verbs, all patches but the strategic one, and a status of its own kind", () => {
  const resource = namespacedResource<Widget>(widget);
  assert.equal(resource.scope, "Namespaced");
  assert.deepEqual(
    { group: resource.group, version: resource.version, kind: resource.kind, plural: resource.plural },
    { group: "example.com", version: "v1", kind: "Widget", plural: "widgets" },
  );
  assert.equal(resource.verbs.length, 8);
  assert.deepEqual(resource.patchMediaTypes, [
    "application/json-patch+json",
    "application/merge-patch+json",
    "application/apply-patch+yaml",
  ]);
  assert.deepEqual(resource.subresources, {
    status: { verbs: ["get", "patch", "update"], group: "example.com", version: "v1", kind: "Widget" },
  });
  assert.equal(resource.isStored, true);
  assert.equal(resource.shape, undefined, "the server's document has it");
});

it("the scale of a custom resource is autoscaling's", () => {
  const { subresources } = clusterResource<Widget>({ ...widget, subresources: ["scale"] });
  assert.deepEqual(subresources, {
    scale: { verbs: ["get", "patch", "update"], group: "autoscaling", version: "v1", kind: "Scale" },
  });
  assert.deepEqual(clusterResource<Widget>({ ...widget, subresources: [] }).subresources, {});
});

it("a cluster resource is of the cluster", () => {
  assert.equal(clusterResource<Widget>(widget).scope, "Cluster");
});

it("a custom resource without a group, or with something that is no apiVersion, is refused", () => {
  assert.throws(() => namespacedResource<KubeObject>({ ...widget, apiVersion: "v1" }), {
    name: "TypeError",
    message: /^Widget: a custom resource has a group/,
  });
  assert.throws(() => clusterResource<KubeObject>({ ...widget, apiVersion: "example.com/v1/widgets" }), TypeError);
  assert.throws(() => clusterResource<KubeObject>({ ...widget, apiVersion: "" }), TypeError);
});
