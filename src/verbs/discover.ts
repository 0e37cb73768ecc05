import { NotServedError } from "../errors/index.ts";
import type { ApiRequest } from "../request/index.ts";
import {
  type ApiGroupList,
  type ApiResourceList,
  parseApiVersion,
  type Resource,
  resourcesFromDiscovery,
  servedVersionsOf,
} from "../resources/index.ts";
import { decodeBody, decodeStatusError, placeOf, readBody } from "./decode.ts";
import type { VerbContext } from "./verb-context.ts";

/** A discovery document, or undefined where the path is not served. */
async function readDiscovery(context: VerbContext, path: string): Promise<unknown> {
  const facts = { verb: "discover", group: "", version: "", kind: "", plural: "" };
  const request: ApiRequest = { facts, method: "GET", path };
  const answer = await context.transport.send(request);
  const bytes = await readBody(answer);
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw decodeStatusError(bytes, answer, placeOf(request));
  return decodeBody(bytes, answer, placeOf(request));
}

function discoveryPath(apiVersion: string): string {
  return apiVersion.includes("/") ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
}

async function resourcesOf(context: VerbContext, apiVersion: string): Promise<Resource[]> {
  const list = (await readDiscovery(context, discoveryPath(apiVersion))) as ApiResourceList | undefined;
  return list === undefined ? [] : resourcesFromDiscovery({ ...list, groupVersion: apiVersion });
}

/** Every version of the resource's group in which the server serves its kind, preferred first. */
export async function servedApiVersions(
  context: VerbContext,
  { group, kind }: Pick<Resource, "group" | "kind">,
): Promise<string[]> {
  const groups = group === "" ? undefined : ((await readDiscovery(context, "/apis")) as ApiGroupList | undefined);
  const versions = group === "" ? ["v1"] : groups === undefined ? [] : servedVersionsOf(groups, group);
  const lists = await Promise.all(versions.map((version) => resourcesOf(context, version)));
  return versions.filter((_, index) => lists[index]?.some((resource) => resource.kind === kind));
}

/**
 * The descriptor of a kind that only the server knows.
 * @throws {NotServedError} naming the versions in which the server does serve it.
 */
export async function discoverResource(context: VerbContext, apiVersion: string, kind: string): Promise<Resource> {
  const found = (await resourcesOf(context, apiVersion)).find((resource) => resource.kind === kind);
  if (found !== undefined) return found;
  const { group } = parseApiVersion(apiVersion);
  throw new NotServedError(apiVersion, kind, await servedApiVersions(context, { group, kind }));
}
