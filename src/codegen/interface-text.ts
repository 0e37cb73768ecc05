import { type GroupVersionKind, refName, type Schema } from "../openapi/index.ts";
import { apiVersionOf } from "../resources/index.ts";
import { commentText } from "./comment-text.ts";
import { type References, typeText } from "./type-text.ts";

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The one group, version and kind of a component that is an object of its own. */
export function onlyKind(schema: Schema): GroupVersionKind | undefined {
  const kinds = schema["x-kubernetes-group-version-kind"];
  const only = kinds?.length === 1 ? kinds[0] : undefined;
  return only !== undefined && schema.properties?.["kind"] !== undefined ? only : undefined;
}

/**
 * A required value that Go may send as null and that has no empty form becomes absent at the decoder, so its type says
 * that it may be missing.
 */
function mayBeMissing(schema: Schema, references: References): boolean {
  const target = references.plan.schemas.get(refName(schema) ?? "");
  if (schema.nullable !== true && target?.nullable !== true) return false;
  return schema.type !== "array" && schema.additionalProperties === undefined && schema.format !== "byte";
}

function propertyText(key: string, schema: Schema, owner: Schema, references: References): string {
  const kind = onlyKind(owner);
  const comment = commentText(schema.description, "  ");
  const name = IDENTIFIER.test(key) ? key : JSON.stringify(key);
  if (kind !== undefined && key === "apiVersion") {
    return `${comment}  apiVersion: ${JSON.stringify(apiVersionOf(kind))};\n`;
  }
  if (kind !== undefined && key === "kind") return `${comment}  kind: ${JSON.stringify(kind.kind)};\n`;
  const isRequired = owner.required?.includes(key) === true && !mayBeMissing(schema, references);
  return `${comment}  ${name}${isRequired ? "" : "?"}: ${typeText(schema, references, key)};\n`;
}

/** The interface of a component, with the API's own comments. */
export function interfaceText(name: string, schema: Schema, references: References): string {
  const properties = Object.entries(schema.properties ?? {});
  const body = properties.map(([key, property]) => propertyText(key, property, schema, references)).join("");
  return `${commentText(schema.description, "")}export interface ${name} {\n${body}}\n`;
}
