import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { absentListIsTaken } from "./absent-list-is-taken.ts";

const documentOf = (schemas: Record<string, DraftSchema>): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: { schemas },
});

const NAME = "io.k8s.api.discovery.v1.EndpointSlice";
const list = (): DraftSchema => ({ type: "array", items: { type: "string" } });

it("a required list that the server does without gets a default, which makes it optional in a request", () => {
  const draft = documentOf({ [NAME]: { type: "object", required: ["endpoints"], properties: { endpoints: list() } } });
  assert.equal(absentListIsTaken.apply(draft), 1);
  const once = structuredClone(draft);
  assert.deepEqual(draft.components?.schemas?.[NAME], {
    type: "object",
    required: ["endpoints"],
    properties: { endpoints: { ...list(), default: [] } },
  });
  absentListIsTaken.apply(draft);
  assert.deepEqual(draft, once, "applied again it changes nothing");
});

it("other required lists, and the same list where it is optional, are left alone", () => {
  const draft = documentOf({
    [NAME]: { type: "object", properties: { endpoints: list() } },
    "io.k8s.api.core.v1.PodSpec": { type: "object", required: ["containers"], properties: { containers: list() } },
  });
  const before = structuredClone(draft);
  assert.equal(absentListIsTaken.apply(draft), 0);
  assert.deepEqual(draft, before);
});
