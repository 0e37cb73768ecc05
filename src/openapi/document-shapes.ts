import type { ScalarName, Shape, Shapes } from "../schema/index.ts";
import type { ApiDocument, Schema } from "./document.ts";
import { refName } from "./ref-name.ts";

const MACHINERY = "io.k8s.apimachinery.pkg.";

/** Components of the API machinery that are leaves: what their document says is less than what the server checks. */
const LEAVES: Readonly<Record<string, ScalarName>> = {
  [`${MACHINERY}apis.meta.v1.Time`]: "time",
  [`${MACHINERY}apis.meta.v1.MicroTime`]: "micro-time",
  [`${MACHINERY}api.resource.Quantity`]: "quantity",
  [`${MACHINERY}util.intstr.IntOrString`]: "int-or-string",
};

const STRING_FORMATS: Readonly<Record<string, ScalarName>> = { byte: "bytes", "date-time": "date-time" };
const INTEGER_FORMATS: Readonly<Record<string, ScalarName>> = { int32: "int32", int64: "int64" };

export interface ShapeSource {
  readonly document: ApiDocument;
  /** Enum values by component and property, beside those that the document itself lists. */
  readonly enums?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The shape of every component of a document, by full name. Leaves of the API machinery stand where they are used. */
export function documentShapes({ document, enums = {} }: ShapeSource): Shapes {
  const components = document.components?.schemas ?? {};
  const isLeaf = (name: string): boolean => leafShape(name, components[name]) !== undefined;
  const shapes: Record<string, Shape> = {};
  for (const [name, schema] of Object.entries(components)) {
    shapes[name] =
      leafShape(name, schema) ?? shapeOf(schema, { components, enums: ownValue(enums, name) ?? {}, isLeaf });
  }
  return shapes;
}

interface Context {
  readonly components: Readonly<Record<string, Schema>>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  isLeaf(name: string): boolean;
}

/** A property may be called `constructor`: what an object inherits is no entry of it. */
function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function leafShape(name: string, schema: Schema | undefined): Shape | undefined {
  const scalar = LEAVES[name];
  if (scalar !== undefined) return withNull(scalar, schema);
  const isText = schema?.type === "string" && schema.properties === undefined;
  return isText && schema !== undefined ? withNull(stringShape(schema, undefined), schema) : undefined;
}

function withNull(shape: Shape, schema: Schema | undefined): Shape {
  if (schema?.nullable !== true) return shape;
  return typeof shape === "string" ? { scalar: shape, nullable: true } : { ...shape, nullable: true };
}

function stringShape(schema: Schema, captured: readonly string[] | undefined): Shape {
  const scalar = STRING_FORMATS[schema.format ?? ""] ?? "string";
  const values = captured ?? schema.enum?.filter((value): value is string => typeof value === "string");
  return values === undefined ? scalar : { scalar, enum: values };
}

function shapeOf(schema: Schema, context: Context, captured?: readonly string[]): Shape {
  return withNull(plainShape(schema, context, captured), schema);
}

function plainShape(schema: Schema, context: Context, captured?: readonly string[]): Shape {
  const name = refName(schema);
  if (name !== undefined) {
    return context.isLeaf(name) ? (leafShape(name, context.components[name]) as Shape) : { ref: name };
  }
  if (schema["x-kubernetes-int-or-string"] === true || schema.format === "int-or-string") return "int-or-string";
  if (schema["x-kubernetes-embedded-resource"] === true && schema.properties === undefined) return "free-object";
  switch (schema.type) {
    case "string":
      return stringShape(schema, captured);
    case "integer":
      return INTEGER_FORMATS[schema.format ?? ""] ?? "integer";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return { items: shapeOf(schema.items ?? {}, context, captured) };
    case "object":
      return objectShape(schema, context, captured);
    default:
      return schema.properties === undefined ? "any" : objectShape(schema, context);
  }
}

function objectShape(schema: Schema, context: Context, captured?: readonly string[]): Shape {
  const { additionalProperties } = schema;
  const values =
    typeof additionalProperties === "object" ? shapeOf(additionalProperties, context, captured) : undefined;
  if (schema.properties === undefined) return values === undefined ? "free-object" : { values };
  const properties = Object.entries(schema.properties);
  const isDefaulted = (key: string): boolean => schema.properties?.[key]?.default !== undefined;
  const required = (schema.required ?? []).filter((key) => !isDefaulted(key));
  const defaulted = (schema.required ?? []).filter(isDefaulted);
  return {
    properties: Object.fromEntries(
      properties.map(([key, value]) => [key, shapeOf(value, context, ownValue(context.enums, key))]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(defaulted.length === 0 ? {} : { defaulted }),
    ...(values === undefined ? {} : { values }),
  };
}
