import { discoveryDocument } from "./discovery.ts";
import { isJsonObject, type Json, type ServedObject } from "./kube-json.ts";
import { asServed, list } from "./read-verbs.ts";
import { badRequest, detailsOf, methodNotAllowed, unsupportedMediaType } from "./refusal.ts";
import { parseRoute, type ResourceTable, type Route } from "./route.ts";
import { applyScale, scaleOf } from "./scale.ts";
import { create, patch, remove, replace, requireStored, type WriteContext } from "./write-verbs.ts";

/** A request, read whole. */
export interface ServerRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** What is answered: JSON, plain text, or a watch that the listener runs. */
export type ServerAnswer =
  | { readonly code: number; readonly json: object }
  | { readonly code: number; readonly text: string }
  | { readonly watch: Route };

export interface ServerState extends WriteContext {
  readonly table: ResourceTable;
  readonly version: object;
}

/** Kinds whose deletion answers the object even when nothing holds it. Seen on the real server, by dry run. */
const ANSWERS_OBJECT: ReadonlySet<string> = new Set([
  ...["pods", "services", "serviceaccounts", "persistentvolumeclaims", "persistentvolumes", "namespaces"],
  ...["jobs", "podtemplates", "replicationcontrollers", "resourcequotas", "customresourcedefinitions", "servicecidrs"],
  ...["storageclasses", "csidrivers", "csinodes", "volumeattachments", "volumeattributesclasses"],
  ...["deviceclasses", "resourceclaims", "resourceclaimtemplates", "resourceslices"],
]);

/** Decides what a request is answered with. Refusals are thrown. */
export function handleRequest(state: ServerState, request: ServerRequest): ServerAnswer {
  const { method, path } = request;
  if (/^\/(readyz|livez|healthz)\/?$/.test(path)) return { code: 200, text: "ok" };
  if (path === "/version") return { code: 200, json: state.version };
  const discovery = discoveryDocument(path, state.table);
  if (discovery !== undefined) {
    if (method !== "GET") throw methodNotAllowed();
    return { code: 200, json: discovery };
  }
  const route = /^\/apis?\//.test(path) ? parseRoute(path, state.table) : undefined;
  if (route === undefined) return { code: 404, text: "404 page not found\n" };
  return route.name === undefined ? onCollection(state, route, request) : onObject(state, route, request);
}

function jsonBody({ body, contentType }: ServerRequest, accepted: readonly string[] = ["application/json"]): unknown {
  if (!accepted.includes(contentType)) throw unsupportedMediaType(accepted);
  const text = Buffer.from(body).toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(
      text === ""
        ? "the body of the request was empty"
        : "couldn't get version/kind; json parse error: the body is no JSON",
    );
  }
}

function isDryRun({ query }: ServerRequest, options: Json = {}): boolean {
  const values = [...query.getAll("dryRun"), ...(Array.isArray(options["dryRun"]) ? options["dryRun"] : [])];
  if (values.some((value) => value !== "All"))
    throw badRequest(`dryRun: Unsupported value: ${JSON.stringify(values)}: supported values: "All"`);
  return values.length > 0;
}

function onCollection(state: ServerState, route: Route, request: ServerRequest): ServerAnswer {
  const { method, query } = request;
  const { resource } = route;
  const supports = (verb: (typeof resource.verbs)[number]): void => {
    if (!resource.verbs.includes(verb)) throw methodNotAllowed();
  };
  if (method === "GET") {
    const isWatch = /^(true|1)$/.test(query.get("watch") ?? "");
    supports(isWatch ? "watch" : "list");
    return isWatch ? { watch: route } : { code: 200, json: list(state.store, route, query) };
  }
  if (method === "POST") {
    supports("create");
    return { code: 201, json: asServed(create(state, route, jsonBody(request), isDryRun(request)), route) };
  }
  if (method !== "DELETE") throw methodNotAllowed();
  supports("deletecollection");
  const options = deleteOptions(request);
  const answer = list(state.store, route, query);
  for (const { metadata } of answer["items"] as ServedObject[]) {
    remove(
      state,
      { resource, namespace: metadata.namespace, name: metadata.name },
      options,
      isDryRun(request, options),
    );
  }
  return { code: 200, json: answer };
}

function deleteOptions(request: ServerRequest): Json {
  const options = request.body.length === 0 ? {} : jsonBody(request);
  return isJsonObject(options) ? options : {};
}

function onObject(state: ServerState, route: Route, request: ServerRequest): ServerAnswer {
  const { resource, subresource } = route;
  if (subresource !== undefined && subresource !== "status" && subresource !== "scale") throw methodNotAllowed();
  const verbs = subresource === undefined ? resource.verbs : (resource.subresources[subresource]?.verbs ?? []);
  const supports = (verb: (typeof verbs)[number]): void => {
    if (!verbs.includes(verb)) throw methodNotAllowed();
  };
  const answer = (object: ServedObject): ServerAnswer => ({
    code: 200,
    json: subresource === "scale" ? scaleOf(object) : asServed(object, route),
  });
  switch (request.method) {
    case "GET":
      supports("get");
      return answer(requireStored(state, route));
    case "PUT": {
      supports("update");
      const body = jsonBody(request);
      if (subresource !== "scale") return answer(replace(state, route, body, isDryRun(request)));
      const whole = applyScale(requireStored(state, route), body);
      return answer(replace(state, { ...route, subresource: undefined }, whole, isDryRun(request)));
    }
    case "PATCH": {
      supports("patch");
      const accepted = ["application/json-patch+json", "application/merge-patch+json"];
      const body = jsonBody(request, accepted);
      const target = subresource === "scale" ? { ...route, subresource: undefined } : route;
      return answer(patch(state, target, request.contentType, body, isDryRun(request)));
    }
    case "DELETE":
      supports("delete");
      return deleted(state, route, request);
    default:
      throw methodNotAllowed();
  }
}

function deleted(state: ServerState, route: Route, request: ServerRequest): ServerAnswer {
  const options = deleteOptions(request);
  const { object, isGone } = remove(state, route, options, isDryRun(request, options));
  const { resource } = route;
  if (!isGone || ANSWERS_OBJECT.has(resource.plural)) return { code: 200, json: asServed(object, route) };
  const { name, uid } = object.metadata;
  const details = { ...detailsOf(resource, name), uid };
  return { code: 200, json: { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", details } };
}
