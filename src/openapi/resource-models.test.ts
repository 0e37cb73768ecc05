import assert from "node:assert/strict";
import { it } from "node:test";
import { loadSpec } from "../../tools/spec/load-spec.ts";
import { patchedSpec } from "../../tools/spec/patched-spec.ts";
import type { ApiDocument, GroupVersionKind, OperationObject, Schema } from "./document.ts";
import type { ResourceModel } from "./model.ts";
import { resourceModels } from "./resource-models.ts";

const { documents } = patchedSpec(loadSpec());

function modelOf(path: string, plural: string): ResourceModel {
  const document = documents.get(path);
  assert.ok(document !== undefined, path);
  const found = resourceModels(document).filter((model) => model.plural === plural);
  assert.equal(found.length, 1, `${path} has one ${plural}`);
  return found[0] as ResourceModel;
}

const WIDGET: GroupVersionKind = { group: "example.com", version: "v1", kind: "Widget" };

function operation(action: string, answer: string | undefined, query: readonly string[] = []): OperationObject {
  const schema = { $ref: `#/components/schemas/${answer}` };
  return {
    operationId: action,
    parameters: query.map((name) => ({ name, in: "query" })),
    responses: { "200": { content: answer === undefined ? {} : { "application/json": { schema } } } },
    "x-kubernetes-action": action,
    "x-kubernetes-group-version-kind": WIDGET,
  };
}

function widgets(paths: ApiDocument["paths"], schemas: Readonly<Record<string, Schema>> = {}): ApiDocument {
  return {
    openapi: "3.0.0",
    info: { title: "Kubernetes", version: "v1" },
    paths,
    components: {
      schemas: { "com.example.v1.Widget": { "x-kubernetes-group-version-kind": [WIDGET] }, ...schemas },
    },
  };
}

const BASE = "/apis/example.com/v1/namespaces/{namespace}/widgets";

it("a custom resource of a small document is one resource with its verbs, media types and subresources", () => {
  const patch = {
    ...operation("patch", "com.example.v1.Widget"),
    requestBody: { content: { "application/merge-patch+json": { schema: { $ref: "#/components/schemas/Patch" } } } },
  };
  const document = widgets({
    "/apis/example.com/v1/widgets": { get: operation("list", "com.example.v1.WidgetList", ["watch"]) },
    [BASE]: {
      get: operation("list", "com.example.v1.WidgetList", ["watch"]),
      post: operation("post", "com.example.v1.Widget"),
    },
    [`${BASE}/{name}`]: { get: operation("get", "com.example.v1.Widget"), patch },
    [`${BASE}/{name}/status`]: { get: operation("get", "com.example.v1.Widget") },
  });
  assert.deepEqual(resourceModels(document), [
    {
      groupVersionKind: WIDGET,
      plural: "widgets",
      scope: "Namespaced",
      verbs: ["create", "get", "list", "patch", "watch"],
      patchMediaTypes: ["application/merge-patch+json"],
      component: "com.example.v1.Widget",
      listComponent: "com.example.v1.WidgetList",
      isStored: true,
      subresources: [
        {
          name: "status",
          verbs: ["get"],
          groupVersionKind: WIDGET,
          component: "com.example.v1.Widget",
          isConnect: false,
        },
      ],
    },
  ]);
});

it("a path without a namespace is of the cluster, and a list without the parameter cannot be watched", () => {
  const [model] = resourceModels(
    widgets({
      "/apis/example.com/v1/widgets": { get: operation("list", "com.example.v1.WidgetList") },
      "/apis/example.com/v1/widgets/{name}": {
        get: operation("get", "com.example.v1.Widget"),
        put: operation("put", "com.example.v1.Widget"),
      },
    }),
  );
  assert.equal(model?.scope, "Cluster");
  assert.deepEqual(model?.verbs, ["get", "list", "update"]);
  assert.equal(model?.isStored, true);
});

it("what cannot be made or updated is computed, and its documented watch is not believed", () => {
  const [model] = resourceModels(
    widgets({
      "/apis/example.com/v1/widgets": { get: operation("list", "com.example.v1.WidgetList", ["watch"]) },
      "/apis/example.com/v1/widgets/{name}": { get: operation("get", "com.example.v1.Widget") },
    }),
  );
  assert.equal(model?.isStored, false);
  assert.deepEqual(model?.verbs, ["get", "list"]);
});

it("a kind without a component of its own is no resource", () => {
  const document = widgets({ [`${BASE}/{name}`]: { get: operation("get", "com.example.v1.Widget") } });
  assert.deepEqual(resourceModels({ ...document, components: { schemas: {} } }), []);
  const shared: Schema = { "x-kubernetes-group-version-kind": [WIDGET, { ...WIDGET, version: "v2" }] };
  assert.deepEqual(resourceModels(widgets(document.paths, { "com.example.v1.Widget": shared })), []);
});

it("a pod has all verbs, all four patches, and ten subresources of three sorts", () => {
  const pods = modelOf("api/v1", "pods");
  assert.equal(pods.scope, "Namespaced");
  assert.equal(pods.isStored, true);
  assert.equal(pods.verbs.length, 8);
  assert.equal(pods.patchMediaTypes.length, 4);
  assert.equal(pods.listComponent, "io.k8s.api.core.v1.PodList");
  const named = (isConnect: boolean): string[] =>
    pods.subresources.filter((sub) => sub.isConnect === isConnect).map(({ name }) => name);
  assert.deepEqual(named(true), ["attach", "exec", "log", "portforward", "proxy"]);
  assert.deepEqual(named(false), ["binding", "ephemeralcontainers", "eviction", "resize", "status"]);
  const eviction = pods.subresources.find(({ name }) => name === "eviction");
  assert.deepEqual(eviction?.groupVersionKind, { group: "policy", version: "v1", kind: "Eviction" });
  assert.deepEqual(eviction?.verbs, ["create"]);
  assert.equal(eviction?.answerComponent, "io.k8s.apimachinery.pkg.apis.meta.v1.Status");
});

it("a subresource may carry another group's kind: a deployment's scale, a service account's token", () => {
  const scale = modelOf("apis/apps/v1", "deployments").subresources.find(({ name }) => name === "scale");
  assert.equal(scale?.component, "io.k8s.api.autoscaling.v1.Scale");
  assert.deepEqual(scale?.verbs, ["get", "patch", "update"]);
  const token = modelOf("api/v1", "serviceaccounts").subresources.find(({ name }) => name === "token");
  assert.equal(token?.component, "io.k8s.api.authentication.v1.TokenRequest");
  assert.equal(token?.answerComponent, undefined, "it answers what was sent");
});

it("a namespace is of the cluster, is finalized by an update, and cannot be deleted as a collection", () => {
  const namespaces = modelOf("api/v1", "namespaces");
  assert.equal(namespaces.scope, "Cluster");
  assert.ok(!namespaces.verbs.includes("deletecollection"));
  assert.deepEqual(
    namespaces.subresources.map(({ name, verbs }) => [name, verbs]),
    [
      ["finalize", ["update"]],
      ["status", ["get", "patch", "update"]],
    ],
  );
});

it("reviews, component statuses and metrics are not stored", () => {
  assert.deepEqual(modelOf("apis/authorization.k8s.io/v1", "subjectaccessreviews").verbs, ["create"]);
  const places = [
    ["api/v1", "componentstatuses"],
    ["api/v1", "bindings"],
    ["apis/authorization.k8s.io/v1", "selfsubjectrulesreviews"],
    ["apis/authentication.k8s.io/v1", "tokenreviews"],
    ["apis/metrics.k8s.io/v1beta1", "nodes"],
    ["apis/metrics.k8s.io/v1beta1", "pods"],
  ] as const;
  for (const [path, plural] of places) assert.equal(modelOf(path, plural).isStored, false, plural);
  const computed = [...documents.values()].flatMap(resourceModels).filter(({ isStored }) => !isStored);
  assert.equal(computed.length, 10);
});

it("metrics can be read and listed and nothing more, as its discovery says", () => {
  const pods = modelOf("apis/metrics.k8s.io/v1beta1", "pods");
  assert.deepEqual(pods.verbs, ["get", "list"]);
  assert.equal(pods.groupVersionKind.kind, "PodMetrics");
  assert.equal(modelOf("apis/metrics.k8s.io/v1beta1", "nodes").scope, "Cluster");
});
