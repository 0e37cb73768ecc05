import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument, DraftSchema } from "../draft.ts";
import { reducedObjectsAreDescribed } from "./reduced-objects-are-described.ts";

const META = "io.k8s.apimachinery.pkg.apis.meta.v1.";

const documentOf = (names: readonly string[]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths: {},
  components: {
    schemas: Object.fromEntries(names.map((name): [string, DraftSchema] => [`${META}${name}`, { type: "object" }])),
  },
});

it("a document of kinds learns the six components, once", () => {
  const draft = documentOf(["ObjectMeta", "ListMeta"]);
  assert.equal(reducedObjectsAreDescribed.apply(draft), 6);
  const refs = JSON.stringify(draft).match(/"#\/components\/schemas\/[^"]+"/g) ?? [];
  for (const ref of refs) assert.ok(draft.components?.schemas?.[JSON.parse(ref).split("/").at(-1)] !== undefined, ref);
  assert.equal(reducedObjectsAreDescribed.apply(draft), 0);
});

it("a document that describes one of them keeps its own, and one without lists is left alone", () => {
  const own = documentOf(["ObjectMeta", "ListMeta", "Table"]);
  assert.equal(reducedObjectsAreDescribed.apply(own), 5);
  assert.deepEqual(own.components?.schemas?.[`${META}Table`], { type: "object" });
  const discovery = documentOf(["APIVersions"]);
  assert.equal(reducedObjectsAreDescribed.apply(discovery), 0);
  assert.deepEqual(discovery, documentOf(["APIVersions"]));
});
