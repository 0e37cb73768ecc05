import type { ApiDocument, HttpMethod, OperationObject, Schema } from "./document.ts";

/** A document that a patch rule may change: the same, writable. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T;

export type DraftDocument = Draft<ApiDocument>;
export type DraftSchema = Draft<Schema>;
export type DraftOperation = Draft<OperationObject>;

const METHODS: readonly HttpMethod[] = ["get", "put", "post", "delete", "patch", "head", "options"];

/** Every operation of a document with its path and method, in the document's order. */
export function* operationsOf<D extends ApiDocument | DraftDocument>(
  document: D,
): Generator<{
  path: string;
  method: HttpMethod;
  operation: D extends DraftDocument ? DraftOperation : OperationObject;
}> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation !== undefined) yield { path, method, operation: operation as never };
    }
  }
}

/** Every component with its full name. */
export function componentsOf(document: DraftDocument): [name: string, schema: DraftSchema][] {
  return Object.entries(document.components?.schemas ?? {});
}

/** How a rule names a place: `DeploymentSpec.selector`. */
export function placeName(component: string, property: string): string {
  return `${component.slice(component.lastIndexOf(".") + 1)}.${property}`;
}

/** Every schema that stands as a property of a component. The components of built-in kinds have no inline objects. */
export function* propertiesOf(
  document: DraftDocument,
): Generator<{ component: string; property: string; schema: DraftSchema; owner: DraftSchema }> {
  for (const [component, owner] of componentsOf(document)) {
    for (const [property, schema] of Object.entries(owner.properties ?? {}))
      yield { component, property, schema, owner };
  }
}
