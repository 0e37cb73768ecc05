import assert from "node:assert/strict";
import { it } from "node:test";
import { SpecError } from "../errors/index.ts";
import type { ApiDocument } from "./document.ts";
import { componentsOf } from "./draft.ts";
import { patchDocuments, totalOf } from "./patch-documents.ts";
import type { PatchRule } from "./patch-rule.ts";

const documentOf = (name: string): ApiDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1" },
  paths: {},
  components: { schemas: { [name]: { type: "string" } } },
});

/** Marks the components of one name by a description that tells which rules came before. */
const marking = (rule: string, component: string): PatchRule => ({
  name: rule,
  says: `${component} is plain`,
  does: "it is marked",
  apply(document) {
    const found = componentsOf(document).filter(([name]) => name === component);
    for (const [, schema] of found) schema.description = `${schema.description ?? ""}${rule} `;
    return found.length;
  },
});

it("the given documents stay as they were; what is changed are copies, under the same keys", () => {
  const documents = new Map([
    ["api/v1", documentOf("Pod")],
    ["apis/apps/v1", documentOf("Deployment")],
  ]);
  const before = structuredClone(documents);
  const result = patchDocuments(documents, [marking("mark-pod", "Pod")]);
  assert.deepEqual(documents, before);
  assert.deepEqual([...result.documents.keys()], ["api/v1", "apis/apps/v1"]);
  assert.equal(result.documents.get("api/v1")?.components?.schemas?.["Pod"]?.description, "mark-pod ");
  assert.deepEqual(result.documents.get("apis/apps/v1"), documentOf("Deployment"));
});

it("rules see what the rules before them made, in their order", () => {
  const rules = [marking("first", "Pod"), marking("second", "Pod")];
  const { documents } = patchDocuments(new Map([["api/v1", documentOf("Pod")]]), rules);
  assert.equal(documents.get("api/v1")?.components?.schemas?.["Pod"]?.description, "first second ");
});

it("what each rule matched is told by document; one document is enough", () => {
  const documents = new Map([
    ["api/v1", documentOf("Pod")],
    ["apis/apps/v1", documentOf("Deployment")],
  ]);
  const { counts } = patchDocuments(documents, [marking("mark-pod", "Pod")]);
  assert.deepEqual([...counts.keys()], ["mark-pod"]);
  assert.deepEqual(counts.get("mark-pod"), new Map(Object.entries({ "api/v1": 1, "apis/apps/v1": 0 })));
  assert.equal(totalOf(counts.get("mark-pod") ?? new Map()), 1);
});

it("a rule that matches nothing anywhere is an error that names it and what it was to mend", () => {
  const documents = new Map([["api/v1", documentOf("Pod")]]);
  assert.throws(
    () => patchDocuments(documents, [marking("mark-pod", "Pod"), marking("mark-node", "Node")]),
    (error) => {
      assert.ok(error instanceof SpecError);
      assert.equal(error.document, "api/v1");
      assert.match(error.message, /mark-node matches nothing in 1 documents \(it mends: Node is plain\)/);
      return true;
    },
  );
  assert.deepEqual(documents.get("api/v1"), documentOf("Pod"), "and nothing was changed");
});

it("without rules the documents come through as they are", () => {
  const { documents, counts } = patchDocuments(new Map([["api/v1", documentOf("Pod")]]), []);
  assert.deepEqual(documents.get("api/v1"), documentOf("Pod"));
  assert.equal(counts.size, 0);
});
