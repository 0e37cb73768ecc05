import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { readTakesResourceVersion, subresourceReadTakesResourceVersion } from "./read-takes-resource-version.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const read = (): DraftDocument["paths"][string] => ({ get: { "x-kubernetes-action": "get", responses: {} } });
const OBJECT = "/api/v1/namespaces/{namespace}/pods/{name}";

function namesOf(draft: DraftDocument, path: string): string[] {
  return (draft.paths[path]?.get?.parameters ?? []).map(({ name, in: place }) => `${place} ${name}`);
}

it("a read of one object takes resourceVersion in its query", () => {
  const draft = documentOf({ [OBJECT]: read(), [`${OBJECT}/status`]: read() });
  assert.equal(readTakesResourceVersion.apply(draft), 1);
  assert.deepEqual(namesOf(draft, OBJECT), ["query resourceVersion"]);
  assert.deepEqual(namesOf(draft, `${OBJECT}/status`), []);
});

it("a read of /status and of /scale takes it too, by a rule of its own", () => {
  const draft = documentOf({ [OBJECT]: read(), [`${OBJECT}/status`]: read(), [`${OBJECT}/scale`]: read() });
  assert.equal(subresourceReadTakesResourceVersion.apply(draft), 2);
  assert.deepEqual(namesOf(draft, OBJECT), []);
  assert.deepEqual(namesOf(draft, `${OBJECT}/status`), ["query resourceVersion"]);
  assert.deepEqual(namesOf(draft, `${OBJECT}/scale`), ["query resourceVersion"]);
});

it("lists, logs, proxies, connections and writes are left alone", () => {
  const draft = documentOf({
    "/api/v1/namespaces/{namespace}/pods": { get: { "x-kubernetes-action": "list", responses: {} } },
    "/api/v1/watch/namespaces/{name}": { get: { "x-kubernetes-action": "watch", responses: {} } },
    [`${OBJECT}/log`]: read(),
    [`${OBJECT}/proxy`]: { get: { "x-kubernetes-action": "connect", responses: {} } },
    [`${OBJECT}`]: { put: { "x-kubernetes-action": "put", responses: {} } },
    "/api/v1/": { get: { responses: {} } },
  });
  const before = structuredClone(draft);
  assert.equal(readTakesResourceVersion.apply(draft), 0);
  assert.equal(subresourceReadTakesResourceVersion.apply(draft), 0);
  assert.deepEqual(draft, before);
});

it("applied again it adds no second parameter", () => {
  const draft = documentOf({ [OBJECT]: read() });
  readTakesResourceVersion.apply(draft);
  readTakesResourceVersion.apply(draft);
  assert.deepEqual(namesOf(draft, OBJECT), ["query resourceVersion"]);
});
