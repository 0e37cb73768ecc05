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

/** The TypeScript type of a schema where it is used. */
export function typeText(schema: Schema, references: References, property?: string): string {
  const name = refName(schema);
  if (name !== undefined) return referenceText(name, references);
  switch (schema.type) {
    case "string":
      return stringText(schema, property === undefined ? undefined : references.enums[property]);
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array":
      return arrayText(typeText(schema.items ?? {}, references, property));
    case "object":
      return typeof schema.additionalProperties === "object"
        ? `Record<string, ${typeText(schema.additionalProperties, references, property)}>`
        : "Record<string, unknown>";
    default:
      return "unknown";
  }
}

function arrayText(item: string): string {
  return /[ |]/.test(item) && !item.endsWith(">") ? `(${item})[]` : `${item}[]`;
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
