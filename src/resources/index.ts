// resources/: what a resource is: descriptor, rows of the registry, discovery documents, URL paths. Pure.
export { allVerbs } from "./api-verbs.ts";
export { apiVersionOf, parseApiVersion } from "./api-version.ts";
export type { CustomResource } from "./custom-resource.ts";
export { clusterResource, namespacedResource } from "./custom-resource.ts";
export type { ApiGroupList, ApiResource, ApiResourceList } from "./discovery.ts";
export { resourcesFromDiscovery, servedVersionsOf } from "./discovery.ts";
export type { KubeObject, Manifest, Stored } from "./kube-object.ts";
export type { RegistryRow, SubresourceRow } from "./registry-row.ts";
export { resourceFromRow } from "./registry-row.ts";
export type { ApiVerb, ObjectOf, PatchMediaType, Resource, Scope, Subresource } from "./resource.ts";
export type { ResourcePlace } from "./resource-path.ts";
export { resourcePath } from "./resource-path.ts";
