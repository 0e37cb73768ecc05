import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { deleteCollectionAnswersList } from "./delete-collection-answers-list.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const ref = (name: string): { schema: { $ref: string } } => ({ schema: { $ref: `#/components/schemas/${name}` } });
const PATH = "/api/v1/namespaces/{namespace}/pods";

it("deletecollection answers what the list on the same path answers", () => {
  const draft = documentOf({
    [PATH]: {
      get: { "x-kubernetes-action": "list", responses: { "200": { content: { "application/json": ref("PodList") } } } },
      delete: {
        "x-kubernetes-action": "deletecollection",
        responses: { "200": { content: { "application/json": ref("Status") } } },
      },
    },
  });
  assert.equal(deleteCollectionAnswersList.apply(draft), 1);
  const item = draft.paths[PATH];
  const [listed, deleted] = [item?.get, item?.delete].map((operation) => operation?.responses["200"]?.content);
  assert.deepEqual(deleted, { "application/json": ref("PodList") });
  assert.notEqual(deleted?.["application/json"]?.schema, listed?.["application/json"]?.schema, "a copy of its own");
});

it("deleting one object, and a collection that cannot be listed, are left alone", () => {
  const draft = documentOf({
    [`${PATH}/{name}`]: {
      get: { "x-kubernetes-action": "get", responses: { "200": { content: { "application/json": ref("Pod") } } } },
      delete: {
        "x-kubernetes-action": "delete",
        responses: { "200": { content: { "application/json": ref("Status") } } },
      },
    },
    "/apis/example.com/v1/things": {
      delete: {
        "x-kubernetes-action": "deletecollection",
        responses: { "200": { content: { "application/json": ref("Status") } } },
      },
    },
  });
  const before = structuredClone(draft);
  assert.equal(deleteCollectionAnswersList.apply(draft), 0);
  assert.deepEqual(draft, before);
});
