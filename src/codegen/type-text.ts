import { refName, type Schema } from "../openapi/index.ts";
import { inlined, type TypeHome, type TypePlan } from "./plan-types.ts";

/** Collects what a module's types refer to elsewhere. */
export interface References {
  readonly plan: TypePlan;
  /** The module that is being written. */
  readonly module: string;
  readonly used: Set<TypeHome>;
  /** Captured enum values of the component that is being written, by property. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

/** The name by which a module speaks of a type of another module: clashes get the group and version in front. */
export function localName(home: TypeHome, references: Pick<References, "plan" | "module">): string {
  if (home.module === references.module || home.module === "meta") return home.name;
  const clashes = [...references.plan.homes.values()].some(
    ({ module, name }) => module === references.module && name === home.name,
  );
  return clashes ? `${pascal(home.module)}${home.name}` : home.name;
}

function pascal(module: string): string {
  return module.replace(/(?:^|\W)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The TypeScript type of a schema where it is used. A null that a custom resource's schema allows is part of it. */
export function typeText(schema: Schema, references: References, property?: string): string {
  const text = plainText(schema, references, property);
  return schema.nullable === true && !isGo(schema, references) ? `${text} | null` : text;
}

/** Nulls of the server's own types stop at the decoder. */
function isGo(schema: Schema, { module, plan }: References): boolean {
  const name = refName(schema);
  if (name?.startsWith("io.k8s.")) return true;
  return [...plan.homes.values()].some(({ component, module: at }) => at === module && component.startsWith("io.k8s."));
}

function plainText(schema: Schema, references: References, property?: string): string {
  const name = refName(schema);
  if (name !== undefined) return referenceText(name, references);
  if (schema["x-kubernetes-int-or-string"] === true || schema.format === "int-or-string") return "number | string";
  switch (schema.type) {
    case "string":
      return stringText(schema, capturedValues(references.enums, property) ?? textValues(schema.enum));
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return arrayText(typeText(schema.items ?? {}, references, property));
    case "object":
      return objectText(schema, references, property);
    default:
      return schema.properties === undefined ? "unknown" : objectText(schema, references, property);
  }
}

function textValues(values: readonly unknown[] | undefined): readonly string[] | undefined {
  return values?.filter((value) => typeof value === "string");
}

/** Inline objects stand in the documents of custom resources only. */
function objectText(schema: Schema, references: References, property?: string): string {
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).map(([key, inner]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
      return `${name}${schema.required?.includes(key) ? "" : "?"}: ${typeText(inner, references, key)}`;
    });
    return `{ ${fields.join("; ")} }`;
  }
  return typeof schema.additionalProperties === "object"
    ? `Record<string, ${typeText(schema.additionalProperties, references, property)}>`
    : "Record<string, unknown>";
}

/** A property may be called `constructor`: what an object inherits is no entry of it. */
function capturedValues(enums: References["enums"], property: string | undefined): readonly string[] | undefined {
  return property !== undefined && Object.hasOwn(enums, property) ? enums[property] : undefined;
}

function arrayText(item: string): string {
  return /[ |]/.test(item) && !/^(Record<.*>|\{.*\})$/.test(item) ? `(${item})[]` : `${item}[]`;
}

function stringText(schema: Schema, values: readonly string[] | undefined): string {
  if (schema.format === "byte") return "Bytes";
  if (values === undefined || values.length === 0) return "string";
  return `${values.map((value) => JSON.stringify(value)).join(" | ")} | (string & {})`;
}

function referenceText(component: string, references: References): string {
  if (inlined.has(component)) return "Record<string, unknown>";
  const home = references.plan.homes.get(component);
  const schema = references.plan.schemas.get(component);
  if (home === undefined || schema === undefined) throw new Error(`${component} is referred to and is no component`);
  if (home.module !== "meta" && schema.properties === undefined) return typeText(schema, references);
  references.used.add(home);
  return localName(home, references);
}
