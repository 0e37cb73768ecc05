import type { Resource } from "./resource.ts";

/** Where in the API one request goes. */
export interface ResourcePlace {
  /** Absent: the whole cluster. */
  readonly namespace?: string | undefined;
  /** Absent: the collection. */
  readonly name?: string | undefined;
  readonly subresource?: string | undefined;
}

/** One step of a path. An empty name or a dot would silently address something else. */
function segment(what: string, text: string): string {
  if (text === "" || text === "." || text === "..") {
    throw new TypeError(`${JSON.stringify(text)} is no ${what}: it would address another path`);
  }
  if (text.includes("/") || text.includes("%")) {
    throw new TypeError(`${JSON.stringify(text)} is no ${what}: the API allows neither "/" nor "%" in it`);
  }
  return encodeURIComponent(text).replaceAll("%3A", ":");
}

/**
 * The URL path of a collection, an object or a subresource.
 * @throws {TypeError} when a name cannot stand in a path, or the namespace does not fit the scope.
 */
export function resourcePath(
  resource: Pick<Resource, "group" | "version" | "kind" | "plural" | "scope">,
  { namespace, name, subresource }: ResourcePlace,
): string {
  const { group, version, kind, plural, scope } = resource;
  if (namespace !== undefined && scope === "Cluster") {
    throw new TypeError(`${kind} is cluster-scoped: it has no namespace ${JSON.stringify(namespace)}`);
  }
  if (namespace === undefined && scope === "Namespaced" && name !== undefined) {
    throw new TypeError(`${kind} ${JSON.stringify(name)}: a namespace is needed, ${kind} is namespaced`);
  }
  const base =
    group === ""
      ? `/api/${segment("version", version)}`
      : `/apis/${segment("group", group)}/${segment("version", version)}`;
  const scoped = namespace === undefined ? base : `${base}/namespaces/${segment("namespace", namespace)}`;
  const collection = `${scoped}/${segment("resource", plural)}`;
  if (name === undefined && subresource !== undefined) {
    throw new TypeError(`${kind}/${subresource}: a name is needed, a subresource belongs to one object`);
  }
  if (name === undefined) return collection;
  const object = `${collection}/${segment("name", name)}`;
  return subresource === undefined ? object : `${object}/${segment("subresource", subresource)}`;
}
