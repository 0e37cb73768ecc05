import { adminManifests } from "./admin.ts";
import { networkManifests } from "./network.ts";
import { storageManifests } from "./storage.ts";
import { workloadManifests } from "./workloads.ts";

/** The body of a manifest: everything but apiVersion, kind, metadata.name and metadata.namespace. */
export interface ManifestBody {
  readonly metadata?: { readonly labels?: Readonly<Record<string, string>>; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

/** How to make one valid object of a resource on a bare API server. */
export interface ManifestRecipe {
  /** `group/version/plural`; the core group is `v1/plural`. */
  readonly resource: string;
  body(name: string, namespace: string): ManifestBody;
  /** The name that an object must have where the server demands a form. */
  name?(name: string): string;
}

export const manifestRecipes: readonly ManifestRecipe[] = [
  ...workloadManifests,
  ...networkManifests,
  ...storageManifests,
  ...adminManifests,
];
