import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { noWatchPaths } from "./no-watch-paths.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

it("a path below /watch/ goes, with all its operations", () => {
  const draft = documentOf({
    "/api/v1/pods": { get: { responses: {} } },
    "/api/v1/watch/pods": { get: { responses: {} } },
    "/apis/apps/v1/watch/namespaces/{namespace}/deployments/{name}": {
      get: { responses: {} },
      head: { responses: {} },
    },
  });
  assert.equal(noWatchPaths.apply(draft), 3);
  assert.deepEqual(Object.keys(draft.paths), ["/api/v1/pods"]);
  assert.equal(noWatchPaths.apply(draft), 0, "applied again it finds nothing");
});

it("a resource whose name only contains the word is left alone", () => {
  const draft = documentOf({
    "/apis/example.com/v1/watches": { get: { responses: {} } },
    "/apis/watch.example.com/v1/namespaces/{namespace}/nightwatch/{name}": { get: { responses: {} } },
  });
  const before = structuredClone(draft);
  assert.equal(noWatchPaths.apply(draft), 0);
  assert.deepEqual(draft, before);
});
