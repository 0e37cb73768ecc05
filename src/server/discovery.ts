import { apiVersionOf, type Resource } from "../resources/index.ts";
import type { ResourceTable } from "./route.ts";

function entryOf(resource: Resource): object[] {
  const own = {
    name: resource.plural,
    singularName: resource.kind.toLowerCase(),
    namespaced: resource.scope === "Namespaced",
    kind: resource.kind,
    verbs: resource.verbs,
  };
  const below = Object.entries(resource.subresources).map(([name, { verbs, group, version, kind }]) => {
    const isOther =
      kind !== undefined && (group !== resource.group || version !== resource.version || kind !== resource.kind);
    return {
      name: `${resource.plural}/${name}`,
      singularName: "",
      namespaced: resource.scope === "Namespaced",
      ...(isOther ? { group, version } : {}),
      kind: kind ?? resource.kind,
      verbs,
    };
  });
  return [own, ...below];
}

function groupOf(table: ResourceTable, group: string): object {
  const versions = [...new Set(table.all.filter((resource) => resource.group === group).map(({ version }) => version))];
  const sorted = versions
    .sort((a, b) => (a > b ? -1 : 1))
    .map((version) => ({ groupVersion: `${group}/${version}`, version }));
  return { name: group, versions: sorted, preferredVersion: sorted[0] };
}

/** The discovery document of a path, or undefined where it is none. Core documents lack `apiVersion`, as the server's do. */
export function discoveryDocument(path: string, table: ResourceTable): object | undefined {
  const steps = path.replace(/\/$/, "").split("/").slice(1);
  const groups = [...new Set(table.all.map(({ group }) => group))].filter((group) => group !== "");
  if (path === "/api" || path === "/api/")
    return { kind: "APIVersions", versions: ["v1"], serverAddressByClientCIDRs: [] };
  if (path === "/apis" || path === "/apis/") {
    return { kind: "APIGroupList", apiVersion: "v1", groups: groups.map((group) => groupOf(table, group)) };
  }
  const [root, first = "", second] = steps;
  if (root === "apis" && steps.length === 2 && groups.includes(first)) {
    return { kind: "APIGroup", apiVersion: "v1", ...groupOf(table, first) };
  }
  const groupVersion =
    root === "api" && steps.length === 2
      ? first
      : root === "apis" && steps.length === 3
        ? `${first}/${second}`
        : undefined;
  if (groupVersion === undefined || !table.hasVersion(groupVersion)) return undefined;
  const resources = table.all.filter((resource) => apiVersionOf(resource) === groupVersion).flatMap(entryOf);
  return { kind: "APIResourceList", ...(root === "api" ? {} : { apiVersion: "v1" }), groupVersion, resources };
}
