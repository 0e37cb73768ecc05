import { allVerbs, customPatchMediaTypes } from "./api-verbs.ts";
import { parseApiVersion } from "./api-version.ts";
import type { KubeObject } from "./kube-object.ts";
import type { Resource, Scope, Subresource } from "./resource.ts";

/** What has to be said of a custom resource. */
export interface CustomResource<T extends KubeObject> {
  /** `group/version`. */
  readonly apiVersion: T["apiVersion"];
  readonly kind: T["kind"];
  /** The name in the URL: the CRD's `spec.names.plural`. */
  readonly plural: string;
  /** Default: `["status"]`; `"scale"` where the CRD has it. */
  readonly subresources?: readonly ("status" | "scale")[];
}

function describe<T extends KubeObject, S extends Scope>(custom: CustomResource<T>, scope: S): Resource<T, S> {
  const { group, version } = parseApiVersion(custom.apiVersion);
  if (group === "") throw new TypeError(`${custom.kind}: a custom resource has a group, e.g. example.com/v1`);
  const subresources = (custom.subresources ?? ["status"]).map((name): [string, Subresource] => [
    name,
    name === "status"
      ? { verbs: ["get", "patch", "update"], group, version, kind: custom.kind }
      : { verbs: ["get", "patch", "update"], group: "autoscaling", version: "v1", kind: "Scale" },
  ]);
  return {
    group,
    version,
    kind: custom.kind,
    plural: custom.plural,
    scope,
    verbs: allVerbs,
    patchMediaTypes: customPatchMediaTypes,
    subresources: Object.fromEntries(subresources),
    isStored: true,
  };
}

/**
 * The descriptor of a custom resource whose objects live in namespaces. `T` is the type of its objects.
 * @throws {TypeError} when `apiVersion` is not `group/version`.
 */
export function namespacedResource<T extends KubeObject>(custom: CustomResource<T>): Resource<T, "Namespaced"> {
  return describe(custom, "Namespaced");
}

/**
 * The descriptor of a custom resource of cluster scope. `T` is the type of its objects.
 * @throws {TypeError} when `apiVersion` is not `group/version`.
 */
export function clusterResource<T extends KubeObject>(custom: CustomResource<T>): Resource<T, "Cluster"> {
  return describe(custom, "Cluster");
}
