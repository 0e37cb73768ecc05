import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { deleteAnswersByPayload } from "./delete-answers-by-payload.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const STATUS = { schema: { $ref: "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.Status" } };
const PATH = "/api/v1/namespaces/{name}";

it("a 2xx of DELETE says no schema, in each of its media types", () => {
  const draft = documentOf({
    [PATH]: {
      delete: {
        responses: {
          "200": { content: { "application/json": { ...STATUS }, "application/yaml": { ...STATUS } } },
          "202": { description: "Accepted", content: { "application/json": { ...STATUS } } },
          "401": { description: "Unauthorized" },
        },
      },
    },
  });
  assert.equal(deleteAnswersByPayload.apply(draft), 3);
  assert.deepEqual(draft.paths[PATH]?.delete?.responses, {
    "200": { content: { "application/json": {}, "application/yaml": {} } },
    "202": { description: "Accepted", content: { "application/json": {} } },
    "401": { description: "Unauthorized" },
  });
});

it("other methods and the errors of DELETE are left alone", () => {
  const draft = documentOf({
    [PATH]: {
      get: { responses: { "200": { content: { "application/json": { ...STATUS } } } } },
      delete: { responses: { "409": { content: { "application/json": { ...STATUS } } } } },
    },
  });
  const before = structuredClone(draft);
  assert.equal(deleteAnswersByPayload.apply(draft), 0);
  assert.deepEqual(draft, before);
});
