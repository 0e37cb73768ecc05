import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { logIsText } from "./log-is-text.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const LOG = "/api/v1/namespaces/{namespace}/pods/{name}/log";
const text = { schema: { type: "string" } };

it("the log of a pod is text and nothing else", () => {
  const draft = documentOf({
    [LOG]: {
      get: {
        responses: { "200": { description: "OK", content: { "application/json": text, "application/yaml": text } } },
      },
    },
  });
  assert.equal(logIsText.apply(draft), 1);
  assert.deepEqual(draft.paths[LOG]?.get?.responses, { "200": { description: "OK", content: { "text/plain": text } } });
});

it("the pod itself and something else named log are left alone", () => {
  const get = (): DraftDocument["paths"][string] => ({
    get: { responses: { "200": { content: { "application/json": text } } } },
  });
  const draft = documentOf({
    "/api/v1/namespaces/{namespace}/pods/{name}": get(),
    "/apis/example.com/v1/namespaces/{namespace}/jobs/{name}/log": get(),
    "/logs/": get(),
  });
  const before = structuredClone(draft);
  assert.equal(logIsText.apply(draft), 0);
  assert.deepEqual(draft, before);
});
