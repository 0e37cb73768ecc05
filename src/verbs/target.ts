import type { Target } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";

interface PlaceOptions {
  readonly namespace?: string | undefined;
  readonly subresource?: string | undefined;
}

function requireVerbSupport(resource: Resource, subresource: string | undefined): void {
  if (subresource === undefined || Object.hasOwn(resource.subresources, subresource)) return;
  const known = Object.keys(resource.subresources).join(", ") || "none";
  throw new TypeError(`${resource.kind} has no subresource ${JSON.stringify(subresource)}; it has: ${known}`);
}

/**
 * Where one object lives: the namespace that the call names, else the object's own, else the cluster's.
 * @throws {TypeError} when the call and the object contradict each other, or a namespace is given for a kind that has none.
 */
export function objectPlace(
  resource: Resource,
  name: string,
  options: PlaceOptions,
  defaultNamespace: string,
  ownNamespace?: string,
): Target {
  requireVerbSupport(resource, options.subresource);
  const place = { resource, name, subresource: options.subresource };
  return { ...place, namespace: oneNamespace(resource, name, options.namespace, defaultNamespace, ownNamespace) };
}

function oneNamespace(
  resource: Resource,
  name: string,
  asked: string | undefined,
  defaultNamespace: string,
  own: string | undefined,
): string | undefined {
  const what = `${resource.kind} ${JSON.stringify(name)}`;
  if (resource.scope === "Cluster") {
    if (asked === undefined || asked === "*") return undefined;
    throw new TypeError(`${what}: ${resource.kind} is cluster-scoped, it has no namespace ${JSON.stringify(asked)}`);
  }
  if (asked === "*") throw new TypeError(`${what}: one object lives in one namespace, "*" is for collections`);
  if (asked !== undefined && own !== undefined && own !== "" && asked !== own) {
    throw new TypeError(
      `${what}: the call says namespace ${JSON.stringify(asked)}, the object says ${JSON.stringify(own)}`,
    );
  }
  return asked ?? (own || defaultNamespace);
}

/** Where a collection is: one namespace, or with `"*"` (and for cluster-scoped kinds) the whole cluster. */
export function collectionPlace(resource: Resource, options: PlaceOptions, defaultNamespace: string): Target {
  if (resource.scope === "Cluster") {
    if (options.namespace !== undefined && options.namespace !== "*") {
      throw new TypeError(
        `${resource.kind} is cluster-scoped, it has no namespace ${JSON.stringify(options.namespace)}`,
      );
    }
    return { resource };
  }
  const namespace = options.namespace ?? defaultNamespace;
  return namespace === "*" ? { resource } : { resource, namespace };
}
