import assert from "node:assert/strict";
import { it } from "node:test";
import type { ApiDocument, OperationObject } from "./document.ts";
import { actionOperations } from "./operations.ts";

const ref = (name: string): { schema: { $ref: string } } => ({ schema: { $ref: `#/components/schemas/${name}` } });

function documentOf(paths: ApiDocument["paths"]): ApiDocument {
  return { openapi: "3.0.0", info: { title: "Kubernetes", version: "v1" }, paths };
}

const operation = (action: string | undefined, more: Partial<OperationObject> = {}): OperationObject => ({
  operationId: `${action ?? "discover"}Thing`,
  responses: {},
  ...(action === undefined ? {} : { "x-kubernetes-action": action }),
  ...more,
});

it("an operation is told with its parameters, those of its path included, its bodies and its answers", () => {
  const document = documentOf({
    "/apis/apps/v1/namespaces/{namespace}/deployments/{name}": {
      parameters: [
        { name: "namespace", in: "path" },
        { name: "name", in: "path" },
        { name: "pretty", in: "query" },
      ],
      patch: operation("patch", {
        parameters: [{ name: "force", in: "query" }],
        requestBody: {
          content: {
            "application/json-patch+json": ref("JSONPatch"),
            "application/merge-patch+json": { schema: { allOf: [ref("Patch").schema] } },
            "application/octet-stream": { schema: { type: "string" } },
          },
        },
        responses: {
          "200": { content: { "application/json": ref("Deployment"), "application/yaml": ref("Deployment") } },
          "201": { content: { "application/json": ref("Deployment") } },
          "202": { content: { "application/json": ref("Status") } },
          default: { content: { "application/json": ref("Error") } },
        },
        "x-kubernetes-group-version-kind": { group: "apps", version: "v1", kind: "Deployment" },
      }),
    },
  });
  assert.deepEqual(actionOperations(document), [
    {
      operationId: "patchThing",
      method: "patch",
      path: "/apis/apps/v1/namespaces/{namespace}/deployments/{name}",
      action: "patch",
      groupVersionKind: { group: "apps", version: "v1", kind: "Deployment" },
      pathParameters: ["namespace", "name"],
      queryParameters: ["pretty", "force"],
      requestBody: { "application/json-patch+json": "JSONPatch", "application/merge-patch+json": "Patch" },
      answers: ["Deployment", "Status"],
    },
  ]);
});

it("discovery, connections and /watch/ paths are no operations on a resource", () => {
  const document = documentOf({
    "/api/v1/": { get: operation(undefined) },
    "/api/v1/watch/pods": { get: operation("watchlist") },
    "/api/v1/namespaces/{namespace}/pods/{name}/exec": { get: operation("connect"), post: operation("connect") },
    "/api/v1/pods": { get: operation("list") },
  });
  assert.deepEqual(
    actionOperations(document).map(({ path }) => path),
    ["/api/v1/pods"],
  );
});

it("text and an answer without a schema carry no component", () => {
  const document = documentOf({
    "/api/v1/namespaces/{namespace}/pods/{name}/log": {
      get: operation("get", { responses: { "200": { content: { "text/plain": { schema: { type: "string" } } } } } }),
    },
    "/api/v1/namespaces/{name}": {
      delete: operation("delete", { responses: { "200": { content: { "application/json": {} } } } }),
    },
  });
  assert.deepEqual(
    actionOperations(document).map(({ answers }) => answers),
    [[], []],
  );
});
