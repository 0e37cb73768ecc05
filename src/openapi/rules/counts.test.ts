import assert from "node:assert/strict";
import { it } from "node:test";
import { loadSpec } from "../../../tools/spec/load-spec.ts";
import type { ApiDocument } from "../document.ts";
import { actionOperations } from "../operations.ts";
import { patchDocuments } from "../patch-documents.ts";
import { patchRules } from "./index.ts";
import { unwrapSingleAllOf } from "./unwrap-single-all-of.ts";

const spec = loadSpec();

const SEVENTEEN: ReadonlySet<string> = new Set([
  "api/v1",
  "apis/apps/v1",
  "apis/batch/v1",
  "apis/autoscaling/v1",
  "apis/autoscaling/v2",
  "apis/networking.k8s.io/v1",
  "apis/rbac.authorization.k8s.io/v1",
  "apis/apiextensions.k8s.io/v1",
  "apis/apiregistration.k8s.io/v1",
  "apis/certificates.k8s.io/v1",
  "apis/coordination.k8s.io/v1",
  "apis/discovery.k8s.io/v1",
  "apis/events.k8s.io/v1",
  "apis/node.k8s.io/v1",
  "apis/policy/v1",
  "apis/scheduling.k8s.io/v1",
  "apis/storage.k8s.io/v1",
]);

/** Matches in the 64 documents of the release, then in the seventeen group versions of it and metrics v1beta1. */
const TABLE: Readonly<Record<string, readonly [release: number, eighteen: number]>> = {
  "time-may-be-null": [41, 21],
  "array-may-be-null": [1000, 571],
  "any-body-is-json": [379, 226],
  "delete-answers-by-payload": [986, 578],
  "no-watch-paths": [204, 126],
  "json-patch-is-an-array": [123, 78],
  "unwrap-single-all-of": [2014, 1295],
  "read-takes-resource-version": [83, 51],
  "subresource-read-takes-resource-version": [38, 27],
  "pointers-may-be-null": [35, 26],
  "map-of-arrays-may-hold-null": [3, 1],
  "absent-list-is-taken": [4, 4],
  "delete-collection-answers-list": [81, 47],
  "create-answers-status": [3, 3],
  // Every operation that is left once the /watch/ paths are gone: 1,067 - 204, and 660 - 126.
  "errors-are-status": [863, 534],
  "log-is-text": [1, 1],
  "watch-answers-events": [123, 82],
  "discovery-lacks-api-version": [2, 1],
  // Only what is captured from metrics-server has such defaults.
  "default-of-another-type": [0, 7],
  // Six components in each document that has lists of objects.
  "reduced-objects-are-described": [204, 108],
};

const eighteen = new Map([...[...spec.documents].filter(([path]) => SEVENTEEN.has(path)), ...spec.captured]);

function totals(paths: Iterable<string>): Record<string, number> {
  const { counts } = patchDocuments(new Map([...spec.documents, ...spec.captured]), patchRules);
  const wanted = [...paths];
  return Object.fromEntries(
    [...counts].map(([rule, matches]) => [rule, wanted.reduce((sum, path) => sum + (matches.get(path) ?? 0), 0)]),
  );
}

function column(index: 0 | 1): Record<string, number> {
  return Object.fromEntries(Object.entries(TABLE).map(([rule, row]) => [rule, row[index]]));
}

it("the documents that are counted are 64 of v1.35.4, and eighteen group versions", () => {
  assert.equal(spec.release, "v1.35.4");
  assert.equal(spec.documents.size, 64);
  assert.equal(eighteen.size, 18);
});

it("each rule changes as much of the whole release as the table says", () => {
  assert.deepEqual(totals(spec.documents.keys()), column(0));
});

it("each rule changes as much of the eighteen group versions as the table says", () => {
  assert.deepEqual(totals(eighteen.keys()), column(1));
});

it("no rule depends on another for what it finds, but the errors of the /watch/ paths", () => {
  const alone = Object.fromEntries(
    patchRules.map((rule) => [
      rule.name,
      [...eighteen.values()].reduce((sum, document) => sum + rule.apply(structuredClone(document) as never), 0),
    ]),
  );
  assert.deepEqual(alone, { ...column(1), "errors-are-status": 660 });
});

it("1,275 references are wrapped in the release's seventeen and 20 in metrics, and no wrap is left", () => {
  const wraps = (documents: Iterable<ApiDocument>): number =>
    [...documents].reduce((sum, document) => sum + unwrapSingleAllOf.apply(structuredClone(document) as never), 0);
  assert.equal(wraps([...eighteen].filter(([path]) => SEVENTEEN.has(path)).map(([, document]) => document)), 1275);
  assert.equal(wraps(spec.captured.values()), 20);
  const { documents } = patchDocuments(eighteen, patchRules);
  const wrapped = /"allOf":\[\{"\$ref"/;
  for (const [path, document] of documents) assert.doesNotMatch(JSON.stringify(document), wrapped, path);
});

it("468 operations act on the resources of the eighteen", () => {
  const { documents } = patchDocuments(eighteen, patchRules);
  const operations = [...documents.values()].flatMap(actionOperations);
  assert.equal(operations.length, 468);
  assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, 468, "their names are unique");
});

it("143 components have one kind each; a kind that stands in two documents counted once, 141", () => {
  const kinds = [...eighteen.values()].flatMap((document) =>
    Object.values(document.components?.schemas ?? {}).flatMap((schema) => {
      const [only, ...more] = schema["x-kubernetes-group-version-kind"] ?? [];
      return only === undefined || more.length > 0 ? [] : [`${only.group}/${only.version} ${only.kind}`];
    }),
  );
  assert.equal(kinds.length, 143);
  const machinery = new Set(["/v1 APIResourceList", "/v1 Status"]);
  const [shared, own] = [kinds.filter((kind) => machinery.has(kind)), kinds.filter((kind) => !machinery.has(kind))];
  assert.equal(shared.length, 18 + 17, "each document has an APIResourceList, each but metrics a Status");
  assert.deepEqual([...new Set(own.filter((kind, index) => own.indexOf(kind) !== index))].sort(), [
    "/v1 PersistentVolumeClaim",
    "autoscaling/v1 Scale",
  ]);
  assert.equal(shared.length + new Set(own).size, 141);
});

it("every rule says what the document says, and what the server does instead, under a name of its own", () => {
  assert.equal(new Set(patchRules.map(({ name }) => name)).size, patchRules.length);
  for (const { name, says, does } of patchRules) {
    assert.match(name, /^[a-z]+(-[a-z]+)+$/);
    assert.ok(says.length > 10 && does.length > 10, name);
  }
});
