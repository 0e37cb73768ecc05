import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { jsonPatchComponent, jsonPatchIsAnArray } from "./json-patch-is-an-array.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const PATCH = { schema: { $ref: "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.Patch" } };
const PATH = "/api/v1/namespaces/{name}";

it("a JSON Patch is the one shared component, an array of objects; the other patches stay", () => {
  const draft = documentOf({
    [PATH]: {
      patch: {
        requestBody: { content: { "application/json-patch+json": PATCH, "application/merge-patch+json": PATCH } },
        responses: {},
      },
    },
  });
  assert.equal(jsonPatchIsAnArray.apply(draft), 1);
  assert.deepEqual(draft.paths[PATH]?.patch?.requestBody?.content, {
    "application/json-patch+json": { schema: { $ref: `#/components/schemas/${jsonPatchComponent}` } },
    "application/merge-patch+json": PATCH,
  });
  const component = draft.components?.schemas?.[jsonPatchComponent];
  assert.equal(component?.type, "array");
  assert.deepEqual(component?.items, { type: "object" });
});

it("a document without a JSON Patch gets no component", () => {
  const draft = documentOf({
    [PATH]: {
      put: { requestBody: { content: { "application/json": PATCH } }, responses: {} },
      patch: { requestBody: { content: { "application/apply-patch+yaml": PATCH } }, responses: {} },
    },
  });
  const before = structuredClone(draft);
  assert.equal(jsonPatchIsAnArray.apply(draft), 0);
  assert.deepEqual(draft, before);
});

it("applied again it changes nothing", () => {
  const draft = documentOf({
    [PATH]: { patch: { requestBody: { content: { "application/json-patch+json": PATCH } }, responses: {} } },
  });
  jsonPatchIsAnArray.apply(draft);
  const once = structuredClone(draft);
  jsonPatchIsAnArray.apply(draft);
  assert.deepEqual(draft, once);
});
