import { allVerbs, customPatchMediaTypes } from "./api-verbs.ts";
import { parseApiVersion } from "./api-version.ts";
import type { ApiVerb, Resource, Subresource } from "./resource.ts";

/** `/apis`: the groups of a server. */
export interface ApiGroupList {
  readonly groups: readonly {
    readonly name: string;
    readonly versions: readonly { readonly groupVersion: string; readonly version: string }[];
    readonly preferredVersion?: { readonly groupVersion: string; readonly version: string };
  }[];
}

/** `/apis/<group>/<version>`: the resources of one group version. */
export interface ApiResourceList {
  readonly groupVersion: string;
  readonly resources: readonly ApiResource[];
}

/** One entry of discovery: a resource, or with a slash in its name a subresource. */
export interface ApiResource {
  readonly name: string;
  readonly singularName?: string;
  readonly namespaced: boolean;
  /** Of a subresource that carries another kind (`scale`, `eviction`). */
  readonly group?: string;
  readonly version?: string;
  readonly kind: string;
  readonly verbs: readonly string[];
  readonly shortNames?: readonly string[];
  readonly categories?: readonly string[];
}

const VERBS: ReadonlySet<string> = new Set(allVerbs);

function apiVerbs(verbs: readonly string[]): ApiVerb[] {
  return verbs.filter((verb): verb is ApiVerb => VERBS.has(verb));
}

/** The descriptors of what one group version serves. They carry no shape: the server's document has it. */
export function resourcesFromDiscovery(list: ApiResourceList): Resource[] {
  const own = parseApiVersion(list.groupVersion);
  return list.resources
    .filter(({ name }) => !name.includes("/"))
    .map((resource) => {
      const below = list.resources.filter(({ name }) => name.startsWith(`${resource.name}/`));
      const subresources = below.map(({ name, group, version, kind, verbs }): [string, Subresource] => [
        name.slice(resource.name.length + 1),
        { verbs: apiVerbs(verbs), group: group ?? own.group, version: version ?? own.version, kind },
      ]);
      const verbs = apiVerbs(resource.verbs);
      return {
        ...own,
        kind: resource.kind,
        plural: resource.name,
        scope: resource.namespaced ? "Namespaced" : "Cluster",
        verbs,
        patchMediaTypes: customPatchMediaTypes,
        subresources: Object.fromEntries(subresources),
        isStored: verbs.includes("get") && (verbs.includes("create") || verbs.includes("update")),
      } satisfies Resource;
    });
}

/** Every group version that a server's `/apis` names for one group, preferred first. */
export function servedVersionsOf({ groups }: ApiGroupList, group: string): string[] {
  const found = groups.find(({ name }) => name === group);
  if (found === undefined) return [];
  const versions = found.versions.map(({ groupVersion }) => groupVersion);
  const preferred = found.preferredVersion?.groupVersion;
  return preferred === undefined ? versions : [preferred, ...versions.filter((version) => version !== preferred)];
}
