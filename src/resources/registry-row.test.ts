import assert from "node:assert/strict";
import { it } from "node:test";
import { type RegistryRow, resourceFromRow } from "./registry-row.ts";

const ROW: RegistryRow = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  plural: "deployments",
  scope: "Namespaced",
  verbs: ["get", "list"],
  patchMediaTypes: ["application/merge-patch+json"],
  shape: "io.k8s.api.apps.v1.Deployment",
  isStored: true,
  subresources: {
    log: { verbs: ["get"] },
    scale: {
      verbs: ["get", "update"],
      carries: ["autoscaling/v1", "Scale", "io.k8s.api.autoscaling.v1.Scale"],
      answers: "io.k8s.Answer",
    },
  },
};

it("a row is a descriptor, whose shapes are loaded when somebody asks", async () => {
  let loads = 0;
  const shapes = { "io.k8s.api.apps.v1.Deployment": "any" } as const;
  const resource = resourceFromRow(ROW, async () => {
    loads += 1;
    return shapes;
  });
  assert.equal(loads, 0);
  assert.deepEqual(
    { group: resource.group, version: resource.version, kind: resource.kind, plural: resource.plural },
    { group: "apps", version: "v1", kind: "Deployment", plural: "deployments" },
  );
  assert.equal(resource.shape?.name, "io.k8s.api.apps.v1.Deployment");
  assert.equal(await resource.shape?.load(), shapes);
});

it("a subresource has the group, kind and shape of what it carries, or none for text", () => {
  const { log, scale } = resourceFromRow(ROW, async () => ({})).subresources;
  assert.deepEqual(log, { verbs: ["get"] });
  assert.deepEqual(scale, {
    verbs: ["get", "update"],
    group: "autoscaling",
    version: "v1",
    kind: "Scale",
    shape: "io.k8s.api.autoscaling.v1.Scale",
    answerShape: "io.k8s.Answer",
  });
});
