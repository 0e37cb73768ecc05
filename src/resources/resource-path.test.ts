import assert from "node:assert/strict";
import { it } from "node:test";
import { resourcePath } from "./resource-path.ts";

const pods = { group: "", version: "v1", kind: "Pod", plural: "pods", scope: "Namespaced" } as const;
const deployments = {
  group: "apps",
  version: "v1",
  kind: "Deployment",
  plural: "deployments",
  scope: "Namespaced",
} as const;
const nodes = { group: "", version: "v1", kind: "Node", plural: "nodes", scope: "Cluster" } as const;

it("a collection, an object and a subresource, in the core group and in a named one", () => {
  assert.equal(resourcePath(pods, {}), "/api/v1/pods");
  assert.equal(resourcePath(pods, { namespace: "shop" }), "/api/v1/namespaces/shop/pods");
  assert.equal(resourcePath(pods, { namespace: "shop", name: "web-0" }), "/api/v1/namespaces/shop/pods/web-0");
  assert.equal(
    resourcePath(deployments, { namespace: "shop", name: "api", subresource: "scale" }),
    "/apis/apps/v1/namespaces/shop/deployments/api/scale",
  );
  assert.equal(resourcePath(deployments, {}), "/apis/apps/v1/deployments");
  assert.equal(resourcePath(nodes, {}), "/api/v1/nodes");
  assert.equal(resourcePath(nodes, { name: "n1", subresource: "status" }), "/api/v1/nodes/n1/status");
});

it("undefined is the same as absent", () => {
  const place = { namespace: undefined, name: undefined, subresource: undefined };
  assert.equal(resourcePath(nodes, place), "/api/v1/nodes");
});

it("names are encoded, and a colon, which RBAC's names have, stays readable", () => {
  const roles = {
    group: "rbac.authorization.k8s.io",
    version: "v1",
    kind: "ClusterRole",
    plural: "clusterroles",
    scope: "Cluster",
  } as const;
  const base = "/apis/rbac.authorization.k8s.io/v1/clusterroles";
  assert.equal(resourcePath(roles, { name: "system:node" }), `${base}/system:node`);
  assert.equal(resourcePath(roles, { name: "a b?c#d&e" }), `${base}/a%20b%3Fc%23d%26e`);
  assert.equal(resourcePath(roles, { name: "größe" }), `${base}/gr%C3%B6%C3%9Fe`);
  assert.equal(resourcePath(roles, { name: "..." }), `${base}/...`);
});

it("an empty name, a dot, two dots, a slash and a per cent sign are refused in each step, naming it", () => {
  for (const text of ["", ".", "..", "a/b", "/", "../secrets", "%2e%2e", "a%2Fb"]) {
    const said = (what: string) => (error: unknown) =>
      error instanceof TypeError && error.message.startsWith(`${JSON.stringify(text)} is no ${what}:`);
    assert.throws(() => resourcePath(pods, { namespace: "shop", name: text }), said("name"));
    assert.throws(() => resourcePath(pods, { namespace: text }), said("namespace"));
    assert.throws(() => resourcePath(pods, { namespace: "a", name: "b", subresource: text }), said("subresource"));
    assert.throws(() => resourcePath({ ...nodes, plural: text }, {}), said("resource"));
    assert.throws(() => resourcePath({ ...nodes, version: text }, {}), said("version"));
    if (text !== "") assert.throws(() => resourcePath({ ...nodes, group: text }, {}), said("group"));
  }
});

it("a namespace for a kind of the cluster is refused, with both", () => {
  assert.throws(() => resourcePath(nodes, { namespace: "shop", name: "n1" }), {
    name: "TypeError",
    message: 'Node is cluster-scoped: it has no namespace "shop"',
  });
});

it("an object of a namespaced kind without a namespace is refused, with its name", () => {
  assert.throws(() => resourcePath(pods, { name: "web-0" }), {
    name: "TypeError",
    message: /^Pod "web-0": a namespace is needed/,
  });
});

it("a subresource without an object is refused: the path would be the collection's", () => {
  const pods = { group: "", version: "v1", kind: "Pod", plural: "pods", scope: "Namespaced" } as const;
  assert.throws(() => resourcePath(pods, { namespace: "a", subresource: "status" }), /Pod\/status: a name is needed/);
});
