import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { anyBodyIsJson } from "./any-body-is-json.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const BODY = { schema: { $ref: "#/components/schemas/io.k8s.api.core.v1.Pod" } };

it("a body of any media type is a body of JSON", () => {
  const draft = documentOf({
    "/api/v1/namespaces/{namespace}/pods": {
      post: { requestBody: { content: { "*/*": structuredClone(BODY) }, required: true }, responses: {} },
    },
  });
  assert.equal(anyBodyIsJson.apply(draft), 1);
  assert.deepEqual(draft.paths["/api/v1/namespaces/{namespace}/pods"]?.post?.requestBody, {
    content: { "application/json": BODY },
    required: true,
  });
  assert.equal(anyBodyIsJson.apply(draft), 0, "applied again it finds nothing");
});

it("a patch, a body that names its media type and an operation without one are left alone", () => {
  const draft = documentOf({
    "/api/v1/namespaces/{namespace}/pods/{name}": {
      get: { responses: { "200": { content: { "*/*": BODY } } } },
      put: { requestBody: { content: { "application/yaml": BODY } }, responses: {} },
      patch: { requestBody: { content: { "application/merge-patch+json": BODY } }, responses: {} },
    },
  });
  const before = structuredClone(draft);
  assert.equal(anyBodyIsJson.apply(draft), 0);
  assert.deepEqual(draft, before);
});
