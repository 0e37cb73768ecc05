import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { watchAnswersEvents } from "./watch-answers-events.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const list = { schema: { $ref: "#/components/schemas/io.k8s.api.core.v1.PodList" } };
const WATCH = "application/json;stream=watch";

it("what a list streams is watch events; the list itself stays", () => {
  const draft = documentOf({
    "/api/v1/pods": {
      get: {
        "x-kubernetes-action": "list",
        responses: { "200": { content: { "application/json": list, [WATCH]: list } } },
      },
    },
  });
  assert.equal(watchAnswersEvents.apply(draft), 1);
  assert.deepEqual(draft.paths["/api/v1/pods"]?.get?.responses["200"]?.content, {
    "application/json": list,
    [WATCH]: { schema: { $ref: "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.WatchEvent" } },
  });
});

it("a list that streams nothing, and a read of one object, are left alone", () => {
  const draft = documentOf({
    "/api/v1/componentstatuses": {
      get: { "x-kubernetes-action": "list", responses: { "200": { content: { "application/json": list } } } },
    },
    "/api/v1/nodes/{name}": {
      get: { "x-kubernetes-action": "get", responses: { "200": { content: { [WATCH]: list } } } },
    },
  });
  const before = structuredClone(draft);
  assert.equal(watchAnswersEvents.apply(draft), 0);
  assert.deepEqual(draft, before);
});
