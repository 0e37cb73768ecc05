import assert from "node:assert/strict";
import { it } from "node:test";
import { loadSpec } from "../../tools/spec/load-spec.ts";
import { patchedSpec } from "../../tools/spec/patched-spec.ts";
import type { ObjectShape, Shape, Shapes } from "../schema/index.ts";
import type { ApiDocument, Schema } from "./document.ts";
import { documentShapes } from "./document-shapes.ts";

const MACHINERY = "io.k8s.apimachinery.pkg.";
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

function shapesOf(schemas: Readonly<Record<string, Schema>>, enums?: Record<string, Record<string, string[]>>): Shapes {
  const document: ApiDocument = {
    openapi: "3.0.0",
    info: { title: "Kubernetes", version: "v1" },
    paths: {},
    components: { schemas },
  };
  return documentShapes({ document, ...(enums === undefined ? {} : { enums }) });
}

/** The shape of one property. */
function shapeOf(schema: Schema, others: Readonly<Record<string, Schema>> = {}): Shape | undefined {
  const shapes = shapesOf({ Owner: { type: "object", properties: { at: schema } }, ...others });
  return (shapes["Owner"] as ObjectShape).properties["at"];
}

it("each type and format has its scalar", () => {
  const cases: [Schema, Shape][] = [
    [{ type: "string" }, "string"],
    [{ type: "string", format: "byte" }, "bytes"],
    [{ type: "string", format: "date-time" }, "date-time"],
    [{ type: "string", format: "a format of tomorrow" }, "string"],
    [{ type: "integer" }, "integer"],
    [{ type: "integer", format: "int32" }, "int32"],
    [{ type: "integer", format: "int64" }, "int64"],
    [{ type: "number", format: "double" }, "number"],
    [{ type: "boolean" }, "boolean"],
    [{ type: "object" }, "free-object"],
    [{ type: "object", additionalProperties: true }, "free-object"],
    [{ type: "object", additionalProperties: { type: "string" } }, { values: "string" }],
    [{ type: "array", items: { type: "string" } }, { items: "string" }],
    [{ type: "array" }, { items: "any" }],
    [{}, "any"],
    [{ description: "any value" }, "any"],
  ];
  for (const [schema, shape] of cases) assert.deepEqual(shapeOf(schema), shape, JSON.stringify(schema));
});

it("leaves of the API machinery stand where they are used, nullable once the rule has said so", () => {
  const time = `${MACHINERY}apis.meta.v1.Time`;
  const quantity = `${MACHINERY}api.resource.Quantity`;
  const port = `${MACHINERY}util.intstr.IntOrString`;
  const micro = `${MACHINERY}apis.meta.v1.MicroTime`;
  const components: Record<string, Schema> = {
    [time]: { type: "string", format: "date-time", nullable: true },
    [micro]: { type: "string", format: "date-time" },
    [quantity]: { oneOf: [{ type: "string" }, { type: "number" }] },
    [port]: { format: "int-or-string", oneOf: [{ type: "integer" }, { type: "string" }] },
  };
  assert.deepEqual(shapeOf(ref(time), components), { scalar: "time", nullable: true });
  assert.equal(shapeOf(ref(micro), components), "micro-time");
  assert.equal(shapeOf(ref(port), components), "int-or-string");
  assert.deepEqual(shapeOf({ type: "object", additionalProperties: ref(quantity) }, components), {
    values: "quantity",
  });
});

it("a component that is a text stands where it is used; an object stays a reference", () => {
  const components: Record<string, Schema> = {
    "meta.v1.Duration": { type: "string" },
    "core.v1.PodSpec": { type: "object", properties: { hostname: { type: "string" } } },
  };
  assert.equal(shapeOf(ref("meta.v1.Duration"), components), "string");
  assert.deepEqual(shapeOf(ref("core.v1.PodSpec"), components), { ref: "core.v1.PodSpec" });
  assert.deepEqual(shapeOf({ allOf: [ref("core.v1.PodSpec")], nullable: true }, components), {
    ref: "core.v1.PodSpec",
    nullable: true,
  });
});

it("required with a default is required of an answer only", () => {
  const shapes = shapesOf({
    RoleRef: {
      type: "object",
      required: ["apiGroup", "kind", "count"],
      properties: {
        apiGroup: { type: "string", default: "" },
        kind: { type: "string" },
        count: { type: "integer", default: 0 },
        note: { type: "string", default: "x" },
      },
    },
  });
  const { required, defaulted } = shapes["RoleRef"] as ObjectShape;
  assert.deepEqual(required, ["kind"]);
  assert.deepEqual(defaulted, ["apiGroup", "count"]);
});

it("an enum is the document's own, or the captured one; also of items and of map values", () => {
  const shapes = shapesOf(
    {
      Spec: {
        type: "object",
        properties: {
          own: { type: "string", enum: ["A", "B"] },
          policy: { type: "string" },
          list: { type: "array", items: { type: "string" } },
          map: { type: "object", additionalProperties: { type: "string" } },
          plain: { type: "string" },
        },
      },
      Other: { type: "object", properties: { policy: { type: "string" } } },
    },
    { Spec: { policy: ["Always", "Never"], list: ["X"], map: ["Y"] } },
  );
  assert.deepEqual((shapes["Spec"] as ObjectShape).properties, {
    own: { scalar: "string", enum: ["A", "B"] },
    policy: { scalar: "string", enum: ["Always", "Never"] },
    list: { items: { scalar: "string", enum: ["X"] } },
    map: { values: { scalar: "string", enum: ["Y"] } },
    plain: "string",
  });
  assert.deepEqual((shapes["Other"] as ObjectShape).properties, { policy: "string" });
});

it("what a live CRD document adds: nullable, int-or-string, preserved and embedded fields, nested objects", () => {
  const cases: [Schema, Shape][] = [
    [
      { type: "string", nullable: true },
      { scalar: "string", nullable: true },
    ],
    [
      { type: "string", nullable: true, enum: ["A", null] },
      { scalar: "string", enum: ["A"], nullable: true },
    ],
    [
      { type: "array", nullable: true, items: { type: "integer", nullable: true } },
      { items: { scalar: "integer", nullable: true }, nullable: true },
    ],
    [
      { type: "object", nullable: true, properties: { a: { type: "boolean" } } },
      { properties: { a: "boolean" }, nullable: true },
    ],
    [
      { type: "object", nullable: true, additionalProperties: { type: "string" } },
      { values: "string", nullable: true },
    ],
    [
      { "x-kubernetes-int-or-string": true, anyOf: [{ type: "integer" }, { type: "string" }], pattern: "^.*$" },
      "int-or-string",
    ],
    [
      { "x-kubernetes-int-or-string": true, nullable: true },
      { scalar: "int-or-string", nullable: true },
    ],
    [{ "x-kubernetes-preserve-unknown-fields": true }, "any"],
    [{ type: "object", "x-kubernetes-preserve-unknown-fields": true }, "free-object"],
    [
      { type: "object", "x-kubernetes-preserve-unknown-fields": true, properties: { a: { type: "string" } } },
      { properties: { a: "string" } },
    ],
    [
      { type: "object", "x-kubernetes-embedded-resource": true, "x-kubernetes-preserve-unknown-fields": true },
      "free-object",
    ],
    [
      {
        type: "object",
        "x-kubernetes-embedded-resource": true,
        required: ["spec"],
        properties: { spec: { type: "object" } },
      },
      { properties: { spec: "free-object" }, required: ["spec"] },
    ],
    [
      {
        type: "object",
        properties: { a: { type: "object", properties: { b: { type: "integer", format: "int32" } } } },
      },
      { properties: { a: { properties: { b: "int32" } } } },
    ],
    [
      { type: "object", allOf: [{ required: ["a"] }], not: { required: ["b"] }, properties: { a: { type: "string" } } },
      { properties: { a: "string" } },
    ],
  ];
  for (const [schema, shape] of cases) assert.deepEqual(shapeOf(schema), shape, JSON.stringify(schema));
});

it("properties named allOf, items, $ref, nullable, enum, required, properties are properties", () => {
  const schema: Schema = {
    type: "object",
    required: ["items"],
    properties: {
      allOf: { type: "array", items: { type: "string" } },
      items: { type: "string" },
      $ref: { type: "string" },
      nullable: { type: "boolean" },
      enum: { type: "array", items: { type: "string" } },
      required: { type: "boolean" },
      properties: { type: "object", properties: { properties: { type: "string" } } },
      default: { type: "integer", format: "int64" },
    },
  };
  assert.deepEqual(shapeOf(schema), {
    properties: {
      allOf: { items: "string" },
      items: "string",
      $ref: "string",
      nullable: "boolean",
      enum: { items: "string" },
      required: "boolean",
      properties: { properties: { properties: "string" } },
      default: "int64",
    },
    required: ["items"],
  });
});

it("metadata that is an allOf with a description and no default is a reference to ObjectMeta", () => {
  const meta = `${MACHINERY}apis.meta.v1.ObjectMeta`;
  const schema: Schema = { description: "Standard object's metadata.", allOf: [ref(meta)] };
  assert.deepEqual(shapeOf(schema, { [meta]: { type: "object", properties: {} } }), { ref: meta });
});

const CRD = "apis/apiextensions.k8s.io/v1";
const JSON_SCHEMA = "io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.JSONSchemaProps";

it("the CRD document comes through with only the rules that apply: arrays may be null, wraps are references", () => {
  const spec = loadSpec();
  const pristine = spec.documents.get(CRD)?.components?.schemas?.[JSON_SCHEMA]?.properties ?? {};
  const patched = patchedSpec(spec).documents.get(CRD)?.components?.schemas?.[JSON_SCHEMA]?.properties ?? {};
  assert.deepEqual(Object.keys(patched), Object.keys(pristine));
  const changed = Object.keys(pristine).filter(
    (name) => JSON.stringify(pristine[name]) !== JSON.stringify(patched[name]),
  );
  const arrays = ["allOf", "anyOf", "enum", "oneOf", "required"];
  const extensions = ["x-kubernetes-list-map-keys", "x-kubernetes-validations"];
  const maps = ["default", "definitions", "patternProperties", "properties"];
  assert.deepEqual(changed.sort(), [...arrays, ...extensions, ...maps].sort());
  for (const name of [...arrays, ...extensions]) assert.equal(patched[name]?.nullable, true, name);
  for (const name of ["items", "nullable", "not", "$ref", "type"]) assert.deepEqual(patched[name], pristine[name]);
  assert.deepEqual(patched["allOf"]?.items, { default: {}, $ref: `#/components/schemas/${JSON_SCHEMA}` });
});

it("the shape of JSONSchemaProps has each of its 44 properties by name, and refers to itself", () => {
  const document = patchedSpec(loadSpec()).documents.get(CRD) as ApiDocument;
  const shape = documentShapes({ document })[JSON_SCHEMA] as ObjectShape;
  const names = Object.keys(document.components?.schemas?.[JSON_SCHEMA]?.properties ?? {});
  assert.equal(names.length, 44);
  assert.deepEqual(Object.keys(shape.properties), names);
  assert.equal(shape.required, undefined);
  assert.deepEqual(shape.properties["allOf"], { items: { ref: JSON_SCHEMA }, nullable: true });
  assert.deepEqual(shape.properties["not"], { ref: JSON_SCHEMA });
  assert.deepEqual(shape.properties["items"], { ref: `${JSON_SCHEMA}OrArray` });
  assert.deepEqual(shape.properties["properties"], { values: { ref: JSON_SCHEMA } });
  assert.equal(shape.properties["nullable"], "boolean");
  assert.equal(shape.properties["$ref"], "string");
  assert.equal(shape.properties["maxLength"], "int64");
});
