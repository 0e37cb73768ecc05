import type { Shapes } from "../schema/index.ts";
import { parseApiVersion } from "./api-version.ts";
import type { ApiVerb, PatchMediaType, Resource, Scope, Subresource } from "./resource.ts";

/** One resource of the generated registry, as compact as it can be read. */
export interface RegistryRow {
  readonly apiVersion: string;
  readonly kind: string;
  readonly plural: string;
  readonly scope: Scope;
  readonly verbs: readonly ApiVerb[];
  readonly patchMediaTypes: readonly PatchMediaType[];
  /** The full name of the object's shape. */
  readonly shape: string;
  /** False for what is computed and not stored. */
  readonly isStored: boolean;
  readonly subresources: Readonly<Record<string, SubresourceRow>>;
}

export interface SubresourceRow {
  readonly verbs: readonly ApiVerb[];
  /** The apiVersion, kind and shape of what a request carries. */
  readonly carries?: readonly [apiVersion: string, kind: string, shape: string];
  /** The shape of what a create answers, where it is another. */
  readonly answers?: string;
}

function subresourceFromRow({ verbs, carries, answers }: SubresourceRow): Subresource {
  const answerShape = answers === undefined ? {} : { answerShape: answers };
  if (carries === undefined) return { verbs, ...answerShape };
  const [apiVersion, kind, shape] = carries;
  return { verbs, ...parseApiVersion(apiVersion), kind, shape, ...answerShape };
}

/** The descriptor of a row of the registry. */
export function resourceFromRow(row: RegistryRow, load: () => Promise<Shapes>): Resource {
  const subresources = Object.entries(row.subresources).map(([name, sub]) => [name, subresourceFromRow(sub)] as const);
  return {
    ...parseApiVersion(row.apiVersion),
    kind: row.kind,
    plural: row.plural,
    scope: row.scope,
    verbs: row.verbs,
    patchMediaTypes: row.patchMediaTypes,
    subresources: Object.fromEntries(subresources),
    shape: { name: row.shape, load },
    isStored: row.isStored,
  };
}
