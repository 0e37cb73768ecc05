import { applyPatch, type Operation } from "rfc6902";
import { applyMergePatch } from "../patch/index.ts";
import type { Resource } from "../resources/index.ts";
import { checkRequest, type ShapeBook } from "../schema/index.ts";
import { isJsonObject, type Json, type ServedObject } from "./kube-json.ts";
import {
  canonical,
  newObject,
  type ObjectSource,
  requireBody,
  requireOperations,
  timeOf,
  updatedObject,
} from "./object-rules.ts";
import {
  alreadyExists,
  badRequest,
  conflict,
  invalid,
  methodNotAllowed,
  notFound,
  Refusal,
  unsupportedMediaType,
} from "./refusal.ts";
import type { Route } from "./route.ts";
import type { Store } from "./store.ts";

/** What the writing verbs work on. */
export interface WriteContext {
  readonly store: Store;
  readonly source: ObjectSource;
  /** The shapes of the kinds that are served. */
  readonly book: ShapeBook;
}

const NAMESPACES = { group: "", plural: "namespaces" } as const;

/** Decoding is where the real server refuses a value of the wrong type, with a 400. */
function requireFit(body: Json, resource: Resource, { book }: WriteContext): void {
  const name = resource.shape?.name;
  if (name === undefined) return;
  const [first] = checkRequest(body, name, book).violations;
  if (first === undefined) return;
  const message = `${resource.kind} in version ${JSON.stringify(resource.version)} cannot be handled as a ${resource.kind}`;
  if (first.found !== "nothing")
    throw badRequest(`${message}: ${first.path}: expected ${first.expected}, found ${first.found}`);
  throw invalid(
    resource,
    String((body["metadata"] as Json | undefined)?.["name"] ?? ""),
    first.path.slice(2),
    "Required value",
  );
}

function requireNamespace(store: Store, namespace: string | undefined): void {
  if (namespace === undefined) return;
  const found = store.get(NAMESPACES, undefined, namespace);
  if (found === undefined) throw notFound(NAMESPACES, namespace);
  if (found.metadata.deletionTimestamp === undefined) return;
  throw new Refusal(
    403,
    "Forbidden",
    `unable to create new content in namespace ${namespace} because it is being terminated`,
    {},
  );
}

export function requireStored(
  { store }: Pick<WriteContext, "store">,
  { resource, namespace, name = "" }: Route,
): ServedObject {
  const stored = store.get(resource, namespace, name);
  if (stored === undefined) throw notFound(resource, name);
  return stored;
}

export function create(context: WriteContext, route: Route, body: unknown, isDryRun: boolean): ServedObject {
  const { resource, namespace } = route;
  if (resource.scope === "Namespaced" && namespace === undefined) throw methodNotAllowed();
  const complete = requireBody(body, resource, namespace);
  requireFit(complete, resource, context);
  requireNamespace(context.store, namespace);
  const made = newObject(complete, resource, namespace, context.source);
  if (context.store.get(resource, namespace, made.metadata.name) !== undefined)
    throw alreadyExists(resource, made.metadata.name);
  if (!resource.isStored || isDryRun) return resource.isStored ? made : answerReview(made);
  return context.store.put(resource, made);
}

/** A review is computed, not stored: it has neither uid nor resourceVersion. */
function answerReview(made: ServedObject): ServedObject {
  const { uid: _, resourceVersion: __, ...metadata } = made.metadata;
  return { ...made, metadata: metadata as ServedObject["metadata"] };
}

export function replace(context: WriteContext, route: Route, body: unknown, isDryRun: boolean): ServedObject {
  const { resource, namespace, name = "" } = route;
  const complete = requireBody(body, resource, namespace, name);
  requireFit(complete, resource, context);
  const stored = requireStored(context, route);
  const { resourceVersion, uid } = complete.metadata;
  if (
    typeof resourceVersion === "string" &&
    resourceVersion !== "" &&
    resourceVersion !== stored.metadata.resourceVersion
  ) {
    throw conflict(resource, name);
  }
  if (typeof uid === "string" && uid !== "" && uid !== stored.metadata.uid) {
    throw conflict(
      resource,
      name,
      `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${stored.metadata.uid}`,
    );
  }
  return settle(context, route, stored, complete, isDryRun);
}

export function patch(
  context: WriteContext,
  route: Route,
  mediaType: string,
  body: unknown,
  isDryRun: boolean,
): ServedObject {
  const { resource, namespace, name = "" } = route;
  const stored = requireStored(context, route);
  const changed = requireBody(patched(stored, mediaType, body), resource, namespace, name);
  requireFit(changed, resource, context);
  const { resourceVersion } = changed.metadata;
  if (resourceVersion !== undefined && resourceVersion !== stored.metadata.resourceVersion)
    throw conflict(resource, name);
  return settle(context, route, stored, changed, isDryRun);
}

function patched(stored: ServedObject, mediaType: string, body: unknown): unknown {
  if (mediaType === "application/merge-patch+json") {
    if (!isJsonObject(body)) throw badRequest("error decoding patch: expected an object");
    return applyMergePatch(stored, body);
  }
  if (mediaType !== "application/json-patch+json") {
    throw unsupportedMediaType(["application/json-patch+json", "application/merge-patch+json"]);
  }
  const copy = structuredClone(stored);
  const failure = applyPatch(copy, [...(requireOperations(body) as readonly Operation[])]).find(
    (error) => error !== null,
  );
  if (failure !== undefined && failure !== null) {
    throw new Refusal(
      422,
      "Invalid",
      `the server rejected our request due to an error in our request: ${failure.message}`,
      {},
    );
  }
  return copy;
}

/** An update that changes nothing makes no version and no event; one that takes the last finalizer away ends the object. */
function settle(
  context: WriteContext,
  route: Route,
  stored: ServedObject,
  wanted: Json & { metadata: Json },
  isDryRun: boolean,
): ServedObject {
  const updated = updatedObject(stored, wanted, route.resource, route.subresource);
  if (canonical(updated) === canonical(stored) || isDryRun) return isDryRun ? updated : stored;
  const { deletionTimestamp, finalizers = [] } = updated.metadata;
  if (deletionTimestamp !== undefined && finalizers.length === 0) return context.store.remove(route.resource, updated);
  return context.store.put(route.resource, updated);
}

interface Preconditions {
  readonly uid?: unknown;
  readonly resourceVersion?: unknown;
}

/** Gives the object while it is held by a finalizer, else its last state with `isGone`. */
export function remove(
  context: WriteContext,
  route: Pick<Route, "resource" | "namespace" | "name">,
  options: { readonly preconditions?: Preconditions },
  isDryRun: boolean,
): { readonly object: ServedObject; readonly isGone: boolean } {
  const { resource, name = "" } = route;
  const stored = requireStored(context, { ...route, subresource: undefined });
  requirePreconditions(resource, name, stored, options.preconditions ?? {});
  const { finalizers = [], deletionTimestamp } = stored.metadata;
  if (resource.plural === "namespaces" && resource.group === "") emptyNamespace(context, name, isDryRun);
  if (finalizers.length === 0) {
    return { object: isDryRun ? stored : context.store.remove(resource, stored), isGone: true };
  }
  if (deletionTimestamp !== undefined || isDryRun) return { object: stored, isGone: false };
  const metadata = {
    ...stored.metadata,
    deletionTimestamp: timeOf(context.source.clock),
    deletionGracePeriodSeconds: 0,
  };
  return { object: context.store.put(resource, { ...stored, metadata }), isGone: false };
}

function requirePreconditions(
  resource: Resource,
  name: string,
  stored: ServedObject,
  { uid, resourceVersion }: Preconditions,
): void {
  if (typeof uid === "string" && uid !== stored.metadata.uid) {
    throw conflict(
      resource,
      name,
      `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${stored.metadata.uid}`,
    );
  }
  if (typeof resourceVersion === "string" && resourceVersion !== stored.metadata.resourceVersion) {
    throw conflict(
      resource,
      name,
      `Precondition failed: ResourceVersion in precondition: ${resourceVersion}, ResourceVersion in object meta: ${stored.metadata.resourceVersion}`,
    );
  }
}

/** What the namespace controller does on a real cluster: content goes first. */
function emptyNamespace(context: WriteContext, namespace: string, isDryRun: boolean): void {
  if (isDryRun) return;
  for (const { resource, object } of context.store.contentOf(namespace)) {
    remove(context, { resource: resource as Resource, namespace, name: object.metadata.name }, {}, false);
  }
}
