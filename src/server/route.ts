import { apiVersionOf, type Resource } from "../resources/index.ts";
import { unknownResource } from "./refusal.ts";

/** What a path addresses. */
export interface Route {
  readonly resource: Resource;
  readonly namespace: string | undefined;
  readonly name: string | undefined;
  readonly subresource: string | undefined;
}

/** The resources that the server serves, by apiVersion and plural. */
export class ResourceTable {
  readonly #resources: Map<string, Resource> = new Map();

  constructor(resources: readonly Resource[]) {
    for (const resource of resources) this.#resources.set(`${apiVersionOf(resource)} ${resource.plural}`, resource);
  }

  get all(): Resource[] {
    return [...this.#resources.values()];
  }

  get(apiVersion: string, plural: string): Resource | undefined {
    return this.#resources.get(`${apiVersion} ${plural}`);
  }

  hasVersion(apiVersion: string): boolean {
    return this.all.some((resource) => apiVersionOf(resource) === apiVersion);
  }
}

/**
 * The route of a path below `/api` or `/apis`; undefined where no group version is served (the server answers that in
 * plain text).
 * @throws {Refusal} 404 for a resource that a served group version does not have.
 */
export function parseRoute(path: string, table: ResourceTable): Route | undefined {
  const steps = path.split("/").slice(1).map(decodeURIComponent);
  const isCore = steps[0] === "api";
  const apiVersion = isCore ? steps[1] : `${steps[1]}/${steps[2]}`;
  if (apiVersion === undefined || !table.hasVersion(apiVersion)) return undefined;
  const rest = steps.slice(isCore ? 2 : 3);
  const isBelowNamespace =
    rest[0] === "namespaces" && rest.length > 2 && table.get(apiVersion, rest[2] ?? "") !== undefined;
  const namespace = isBelowNamespace ? rest[1] : undefined;
  const [plural = "", name, ...below] = isBelowNamespace ? rest.slice(2) : rest;
  const resource = table.get(apiVersion, plural);
  const isWrongScope =
    resource !== undefined &&
    (namespace !== undefined) !== (resource.scope === "Namespaced") &&
    (namespace !== undefined || name !== undefined);
  if (resource === undefined || isWrongScope || below.length > 1) throw unknownResource();
  const [subresource] = below;
  if (subresource !== undefined && !Object.hasOwn(resource.subresources, subresource)) throw unknownResource();
  return { resource, namespace, name, subresource };
}
