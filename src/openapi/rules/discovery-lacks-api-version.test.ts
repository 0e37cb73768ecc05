import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { discoveryLacksApiVersion } from "./discovery-lacks-api-version.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const discovery = (): DraftDocument["paths"][string] => ({ get: { operationId: "getAPIResources", responses: {} } });

it("core discovery is also there without its slash", () => {
  const draft = documentOf({ "/api/": discovery(), "/api/v1/": discovery() });
  assert.equal(discoveryLacksApiVersion.apply(draft), 2);
  assert.deepEqual(draft.paths, {
    "/api/": discovery(),
    "/api/v1/": discovery(),
    "/api": discovery(),
    "/api/v1": discovery(),
  });
  const once = structuredClone(draft);
  discoveryLacksApiVersion.apply(draft);
  assert.deepEqual(draft, once, "applied again it changes nothing");
});

it("discovery of named groups and everything below is left alone", () => {
  const draft = documentOf({
    "/apis/": discovery(),
    "/apis/apps/v1/": discovery(),
    "/api/v1/pods": discovery(),
    "/api/v2/": discovery(),
  });
  const before = structuredClone(draft);
  assert.equal(discoveryLacksApiVersion.apply(draft), 0);
  assert.deepEqual(draft, before);
});
