import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { errorsAreStatus } from "./errors-are-status.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const PATH = "/api/v1/namespaces/{name}";

it("every operation may also answer a Status, or text", () => {
  const draft = documentOf({ [PATH]: { get: { responses: { "200": {} } }, delete: { responses: { "200": {} } } } });
  assert.equal(errorsAreStatus.apply(draft), 2);
  for (const operation of [draft.paths[PATH]?.get, draft.paths[PATH]?.delete]) {
    assert.deepEqual(operation?.responses["200"], {});
    assert.deepEqual(operation?.responses["default"]?.content, {
      "application/json": { schema: { $ref: "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.Status" } },
      "text/plain": { schema: { type: "string" } },
    });
  }
  assert.equal(errorsAreStatus.apply(draft), 0, "applied again it finds nothing");
});

it("an operation that says what its errors are is left alone", () => {
  const draft = documentOf({ [PATH]: { get: { responses: { default: { description: "an error of its own" } } } } });
  const before = structuredClone(draft);
  assert.equal(errorsAreStatus.apply(draft), 0);
  assert.deepEqual(draft, before);
});
