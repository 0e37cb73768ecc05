import type { ApiDocument, Schema } from "../openapi/index.ts";

/** Where a component's type lives: `api/apps/v1.ts` and a name, or a hand-written one in `meta/`. */
export interface TypeHome {
  readonly component: string;
  /** `apps/v1`, or `meta` for the hand-written room. */
  readonly module: string;
  readonly name: string;
}

export interface TypePlan {
  /** By the component's full name. */
  readonly homes: ReadonlyMap<string, TypeHome>;
  readonly schemas: ReadonlyMap<string, Schema>;
}

const MACHINERY = "io.k8s.apimachinery.pkg.";

/** Types of the API machinery that are written by hand, because other rooms speak of them. */
export const handWritten: ReadonlyMap<string, string> = new Map([
  [`${MACHINERY}apis.meta.v1.Time`, "Time"],
  [`${MACHINERY}apis.meta.v1.MicroTime`, "MicroTime"],
  [`${MACHINERY}api.resource.Quantity`, "Quantity"],
  [`${MACHINERY}util.intstr.IntOrString`, "IntOrString"],
  [`${MACHINERY}apis.meta.v1.ObjectMeta`, "ObjectMeta"],
  [`${MACHINERY}apis.meta.v1.OwnerReference`, "OwnerReference"],
  [`${MACHINERY}apis.meta.v1.ManagedFieldsEntry`, "ManagedFieldsEntry"],
  [`${MACHINERY}apis.meta.v1.ListMeta`, "ListMeta"],
  [`${MACHINERY}apis.meta.v1.Status`, "Status"],
  [`${MACHINERY}apis.meta.v1.StatusDetails`, "StatusDetails"],
  [`${MACHINERY}apis.meta.v1.StatusCause`, "StatusCause"],
]);

/** Components that are no type of their own: any object, or the body of a patch. */
export const inlined: ReadonlySet<string> = new Set([
  `${MACHINERY}apis.meta.v1.FieldsV1`,
  `${MACHINERY}runtime.RawExtension`,
  `${MACHINERY}apis.meta.v1.Patch`,
  `${MACHINERY}apis.meta.v1.JSONPatch`,
]);

/** `io.k8s.api.apps.v1.Deployment` lives in `apps/v1`; what has no version in its name lives with the machinery. */
function homeOf(component: string): TypeHome {
  const written = handWritten.get(component);
  if (written !== undefined) return { component, module: "meta", name: written };
  const [name = "", version = "", group = ""] = component.split(".").reverse();
  const module = /^v\d+((alpha|beta)\d+)?$/.test(version) ? `${group}/${version}` : "meta/v1";
  return { component, module, name };
}

/**
 * One home for each component of the documents, and its schema.
 * @throws {Error} when two components would share a name in one module, or one name has two contents.
 */
export function planTypes(documents: ReadonlyMap<string, ApiDocument>): TypePlan {
  const homes = new Map<string, TypeHome>();
  const schemas = new Map<string, Schema>();
  const taken = new Map<string, string>();
  for (const [path, document] of documents) {
    for (const [component, schema] of Object.entries(document.components?.schemas ?? {})) {
      if (schemas.has(component)) continue;
      const home = homeOf(component);
      const key = `${home.module} ${home.name}`;
      const other = taken.get(key);
      if (other !== undefined)
        throw new Error(`${path}: ${component} and ${other} would both be ${home.name} in ${home.module}`);
      taken.set(key, component);
      homes.set(component, home);
      schemas.set(component, schema);
    }
  }
  return { homes, schemas };
}
