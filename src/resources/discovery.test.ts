import assert from "node:assert/strict";
import { it } from "node:test";
import { type ApiGroupList, resourcesFromDiscovery, servedVersionsOf } from "./discovery.ts";

const CORE = {
  groupVersion: "v1",
  resources: [
    { name: "componentstatuses", namespaced: false, kind: "ComponentStatus", verbs: ["get", "list"] },
    {
      name: "pods",
      singularName: "pod",
      namespaced: true,
      kind: "Pod",
      verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
      shortNames: ["po"],
    },
    { name: "pods/eviction", namespaced: true, group: "policy", version: "v1", kind: "Eviction", verbs: ["create"] },
    { name: "pods/proxy", namespaced: true, kind: "PodProxyOptions", verbs: ["create", "get", "proxy"] },
    { name: "pods/status", namespaced: true, kind: "Pod", verbs: ["get", "patch", "update"] },
    { name: "podtemplates", namespaced: true, kind: "PodTemplate", verbs: ["create", "get", "impersonate"] },
  ],
};

it("each entry without a slash is a resource, those below it are its subresources", () => {
  const [statuses, pods, templates, ...more] = resourcesFromDiscovery(CORE);
  assert.deepEqual(more, []);
  assert.deepEqual(
    [statuses?.plural, statuses?.scope, statuses?.verbs],
    ["componentstatuses", "Cluster", ["get", "list"]],
  );
  assert.deepEqual([pods?.group, pods?.version, pods?.kind, pods?.scope], ["", "v1", "Pod", "Namespaced"]);
  assert.deepEqual(Object.keys(pods?.subresources ?? {}), ["eviction", "proxy", "status"]);
  assert.deepEqual(templates?.subresources, {}, "a name that only begins the same is not below it");
});

it("a subresource has its own group where discovery names one, else that of the list", () => {
  const { eviction, status } = resourcesFromDiscovery(CORE)[1]?.subresources ?? {};
  assert.deepEqual(eviction, { verbs: ["create"], group: "policy", version: "v1", kind: "Eviction" });
  assert.deepEqual(status, { verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "Pod" });
});

it("verbs that are none of the API's eight are left out", () => {
  const [, pods, templates] = resourcesFromDiscovery(CORE);
  assert.deepEqual(pods?.subresources["proxy"]?.verbs, ["create", "get"]);
  assert.deepEqual(templates?.verbs, ["create", "get"]);
});

it("what can be read but not written is not stored, and no shape is known", () => {
  const [statuses, pods] = resourcesFromDiscovery(CORE);
  assert.equal(statuses?.isStored, false);
  assert.equal(pods?.isStored, true);
  assert.equal(pods?.shape, undefined);
});

it("a list that names no group version is refused", () => {
  assert.throws(() => resourcesFromDiscovery({ groupVersion: "a/b/c", resources: [] }), TypeError);
});

it("the versions of a group come with the preferred one first; an unknown group has none", () => {
  const version = (name: string): { groupVersion: string; version: string } => ({
    groupVersion: `autoscaling/${name}`,
    version: name,
  });
  const versions = [version("v1"), version("v2"), version("v2beta1")];
  const list = (preferred?: string): ApiGroupList => ({
    groups: [
      {
        name: "autoscaling",
        versions,
        ...(preferred === undefined ? {} : { preferredVersion: version(preferred) }),
      },
    ],
  });
  assert.deepEqual(servedVersionsOf(list("v2"), "autoscaling"), [
    "autoscaling/v2",
    "autoscaling/v1",
    "autoscaling/v2beta1",
  ]);
  assert.deepEqual(servedVersionsOf(list(), "autoscaling"), [
    "autoscaling/v1",
    "autoscaling/v2",
    "autoscaling/v2beta1",
  ]);
  assert.deepEqual(servedVersionsOf(list("v2"), "batch"), []);
});
