import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { loadSpec } from "../../tools/spec/load-spec.ts";
import { patchedSpec } from "../../tools/spec/patched-spec.ts";
import { kindVersions } from "../api/kinds.ts";
import { builtin, registryRows, release } from "../api/registry.ts";
import { shapes } from "../api/shapes.ts";
import { actionOperations, findComponent, resourceModels } from "../openapi/index.ts";
import { parseApiVersion } from "../resources/index.ts";
import type { ArrayShape, ObjectShape, RefShape, Shape } from "../schema/index.ts";

const api = join(import.meta.dirname, "..", "api");
const spec = loadSpec();
const documents = [...patchedSpec(spec).documents.values()];
const models = documents.flatMap(resourceModels);

function refsOf(shape: Shape): string[] {
  if (typeof shape === "string" || "scalar" in shape) return [];
  if ("ref" in shape) return [shape.ref];
  if ("items" in shape) return refsOf(shape.items);
  const values = "values" in shape && shape.values !== undefined ? refsOf(shape.values) : [];
  return "properties" in shape ? [...Object.values(shape.properties).flatMap(refsOf), ...values] : values;
}

/** The module of api/ in which a component's type lives, e.g. `apps/v1`. */
function moduleOf(component: string): string {
  const [, version, group] = component.split(".").reverse();
  return `${group}/${version}`;
}

it("the registry is of the release, and has each resource of its documents once", () => {
  assert.equal(release, spec.release);
  assert.equal(registryRows.length, 68);
  const key = (apiVersion: string, plural: string): string => `${apiVersion} ${plural}`;
  const rows = registryRows.map(({ apiVersion, plural }) => key(apiVersion, plural));
  assert.equal(new Set(rows).size, rows.length);
  const wanted = models.map(({ groupVersionKind: { group, version }, plural }) =>
    key(group === "" ? version : `${group}/${version}`, plural),
  );
  assert.deepEqual(rows.sort(), wanted.sort());
});

it("every entry resolves: its shape, and what its subresources carry and answer", async () => {
  for (const row of registryRows) {
    const resource = builtin(row.apiVersion, row.kind);
    const loaded = await resource.shape?.load();
    assert.equal(loaded, shapes);
    const below = Object.values(resource.subresources).flatMap(({ shape, answerShape }) => [shape, answerShape]);
    for (const name of [resource.shape?.name, ...below]) {
      if (name !== undefined) assert.ok(Object.hasOwn(shapes, name), `${row.kind}: ${name}`);
    }
    assert.ok(row.verbs.length > 0, row.kind);
    assert.deepEqual(row.verbs, [...row.verbs].sort(), row.kind);
  }
});

it("every reference of every shape resolves", () => {
  for (const [name, shape] of Object.entries(shapes)) {
    for (const ref of refsOf(shape)) assert.ok(Object.hasOwn(shapes, ref), `${name} refers to ${ref}`);
  }
});

it("a descriptor is always the same object, and an unknown kind is refused", () => {
  assert.equal(builtin("v1", "Pod"), builtin("v1", "Pod"));
  assert.throws(() => builtin("v2", "Pod"), { name: "TypeError", message: "Pod is no built-in kind of v2" });
});

it("kinds and shapes are mutual inverses", () => {
  const shapeOf = new Map(registryRows.map(({ apiVersion, kind, shape }) => [`${apiVersion} ${kind}`, shape]));
  const kindOf = new Map(registryRows.map(({ apiVersion, kind, shape }) => [shape, `${apiVersion} ${kind}`]));
  assert.equal(shapeOf.size, registryRows.length);
  assert.equal(kindOf.size, registryRows.length);
  for (const { apiVersion, kind, shape } of registryRows) {
    const { group, version } = parseApiVersion(apiVersion);
    const found = documents.flatMap((document) => findComponent(document, { group, version, kind }) ?? []);
    assert.deepEqual([...new Set(found)], [shape], kind);
  }
});

it("the type of a kind names it, and its descriptor stands beside it", () => {
  for (const { apiVersion, kind, shape, scope } of registryRows) {
    const text = readFileSync(join(api, `${moduleOf(shape)}.ts`), "utf8").replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "");
    const name = shape.slice(shape.lastIndexOf(".") + 1);
    const declared = new RegExp(`^export interface ${name} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(text)?.[1] ?? "";
    assert.ok(declared.includes(`  apiVersion: ${JSON.stringify(apiVersion)};\n`), `${name} has its apiVersion`);
    assert.ok(declared.includes(`  kind: ${JSON.stringify(kind)};\n`), `${name} has its kind`);
    const descriptor = `export const ${name}: Resource<${name}, "${scope}"> = /* @__PURE__ */ builtin("${apiVersion}", "${kind}");`;
    assert.ok(text.includes(descriptor), `${name} has its descriptor`);
  }
});

it("each bare kind means one version that the registry has, and each kind of the registry has a bare name", () => {
  assert.deepEqual(Object.keys(kindVersions).sort(), [...new Set(registryRows.map(({ kind }) => kind))].sort());
  for (const [kind, apiVersion] of Object.entries(kindVersions)) {
    assert.equal(builtin(apiVersion, kind).kind, kind);
  }
  assert.equal(kindVersions["HorizontalPodAutoscaler"], "autoscaling/v2");
  assert.equal(kindVersions["Event"], "v1");
});

it("the type that a bare kind means is of that version", () => {
  const text = readFileSync(join(api, "kinds.ts"), "utf8");
  for (const [kind, apiVersion] of Object.entries(kindVersions)) {
    const row = registryRows.find((candidate) => candidate.apiVersion === apiVersion && candidate.kind === kind);
    const imported = new RegExp(`^import type \\{ ([^}]*\\b${kind}\\b[^}]*) \\} from "\\./([^"]+)\\.ts";$`, "m").exec(
      text,
    );
    assert.equal(imported?.[2], moduleOf(row?.shape ?? ""), kind);
    assert.ok(text.includes(`  ${kind}: ${kind};\n`), kind);
  }
});

it("there is no operation, resource or subresource that is a watch", () => {
  for (const document of documents) {
    for (const { operationId, path } of actionOperations(document))
      assert.doesNotMatch(`${operationId} ${path}`, /^watch|\/watch/);
    for (const path of Object.keys(document.paths)) assert.doesNotMatch(path, /\/watch\//);
  }
  for (const { plural, subresources } of registryRows) {
    for (const name of [plural, ...Object.keys(subresources)]) assert.doesNotMatch(name, /^watch/);
  }
});

it("a JSON Patch is an array for every kind that can be patched, on each of its operations", () => {
  const patchable = registryRows.filter(({ verbs }) => verbs.includes("patch"));
  assert.equal(patchable.length, 58);
  for (const { kind, patchMediaTypes } of patchable) {
    assert.ok(patchMediaTypes.includes("application/json-patch+json"), kind);
  }
  for (const { verbs, patchMediaTypes, kind } of registryRows) {
    assert.equal(verbs.includes("patch"), patchMediaTypes.length > 0, kind);
  }
  let operations = 0;
  for (const document of documents) {
    for (const { method, requestBody, operationId } of actionOperations(document)) {
      if (method !== "patch") continue;
      operations += 1;
      const body = requestBody["application/json-patch+json"] ?? "";
      assert.equal(document.components?.schemas?.[body]?.type, "array", operationId);
      assert.deepEqual(shapes[body], { items: "free-object" }, operationId);
    }
  }
  assert.ok(operations > patchable.length);
});

it("the items of a list are the standalone type, by reference", () => {
  const listable = models.filter(({ verbs }) => verbs.includes("list"));
  assert.equal(listable.length, 61);
  for (const { component, listComponent, verbs } of models) {
    assert.equal(listComponent !== undefined, verbs.includes("list"), component);
    if (listComponent === undefined) continue;
    const items = (shapes[listComponent] as ObjectShape).properties["items"] as ArrayShape;
    assert.equal((items.items as RefShape).ref, component);
  }
});

it("what is stored has metadata that is the one ObjectMeta", () => {
  for (const { shape, isStored, kind } of registryRows) {
    if (!isStored) continue;
    const metadata = (shapes[shape] as ObjectShape).properties["metadata"];
    assert.deepEqual(metadata, { ref: "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta" }, kind);
  }
});
