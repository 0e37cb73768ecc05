import { formatLabelSelector } from "../meta/index.ts";
import type { ClassifiedPatch } from "../patch/index.ts";
import { type Resource, resourcePath } from "../resources/index.ts";
import type { ApiRequest, RequestFacts } from "./api-request.ts";
import type {
  DeleteCollectionOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  PatchOptions,
  WatchOptions,
  WriteOptions,
} from "./options.ts";

type Query = [name: string, value: string][];

/** Where a request goes; the namespace has been resolved against the scope. */
export interface Target {
  readonly resource: Resource;
  readonly namespace?: string | undefined;
  readonly name?: string | undefined;
  readonly subresource?: string | undefined;
}

const JSON_BODY = { "content-type": "application/json" } as const;

function facts(verb: string, { resource, namespace, name, subresource }: Target): RequestFacts {
  const { group, version, kind, plural } = resource;
  return {
    verb,
    group,
    version,
    kind,
    plural,
    ...(subresource === undefined ? {} : { subresource }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(name === undefined ? {} : { name }),
  };
}

/** The pairs whose value is given, in the order given. */
function queryOf(values: Readonly<Record<string, string | number | boolean | undefined>>): Query {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
}

function selectors({ labelSelector, fieldSelector }: ListOptions | WatchOptions): Record<string, string | undefined> {
  const fields =
    typeof fieldSelector === "object"
      ? Object.entries(fieldSelector)
          .map(([key, value]) => `${key}=${value.replace(/[\\,=]/g, "\\$&")}`)
          .join(",")
      : fieldSelector;
  const labels = labelSelector === undefined ? undefined : formatLabelSelector(labelSelector);
  return { labelSelector: labels || undefined, fieldSelector: fields || undefined };
}

function writeQuery({ dryRun, fieldManager, fieldValidation }: WriteOptions): Query {
  return queryOf({ dryRun, fieldManager, fieldValidation });
}

export function getRequest(target: Target, options: GetOptions): ApiRequest {
  return {
    facts: facts("get", target),
    method: "GET",
    path: resourcePath(target.resource, target),
    query: queryOf({ resourceVersion: options.resourceVersion }),
  };
}

export function listRequest(target: Target, options: ListOptions): ApiRequest {
  const { resourceVersion, resourceVersionMatch, limit, timeoutSeconds } = options;
  const query = {
    ...selectors(options),
    resourceVersion,
    resourceVersionMatch,
    limit,
    continue: options.continue,
    timeoutSeconds,
  };
  return {
    facts: facts("list", target),
    method: "GET",
    path: resourcePath(target.resource, target),
    query: queryOf(query),
  };
}

export function watchRequest(target: Target, options: WatchOptions): ApiRequest {
  const { resourceVersion, allowWatchBookmarks = true, timeoutSeconds } = options;
  const query = { watch: true, ...selectors(options), resourceVersion, allowWatchBookmarks, timeoutSeconds };
  return {
    facts: facts("watch", target),
    method: "GET",
    path: resourcePath(target.resource, target),
    query: queryOf(query),
    isStream: true,
  };
}

export function createRequest(target: Target, body: unknown, options: WriteOptions): ApiRequest {
  return {
    facts: facts("create", target),
    method: "POST",
    path: resourcePath(target.resource, target),
    query: writeQuery(options),
    headers: JSON_BODY,
    body: JSON.stringify(body),
  };
}

export function replaceRequest(target: Target, body: unknown, options: WriteOptions): ApiRequest {
  return {
    facts: facts("replace", target),
    method: "PUT",
    path: resourcePath(target.resource, target),
    query: writeQuery(options),
    headers: JSON_BODY,
    body: JSON.stringify(body),
  };
}

export function patchRequest(target: Target, patch: ClassifiedPatch, options: PatchOptions): ApiRequest {
  return {
    facts: facts("patch", target),
    method: "PATCH",
    path: resourcePath(target.resource, target),
    query: writeQuery(options),
    headers: { "content-type": patch.mediaType },
    body: JSON.stringify(patch.body),
  };
}

/** Options travel in the body alone: with a body the server does not look at the query. */
function deleteBody({ propagationPolicy, gracePeriodSeconds, preconditions, dryRun }: DeleteOptions): string {
  return JSON.stringify({
    kind: "DeleteOptions",
    apiVersion: "v1",
    propagationPolicy,
    gracePeriodSeconds,
    preconditions,
    dryRun: dryRun === undefined ? undefined : [dryRun],
  });
}

export function deleteRequest(target: Target, options: DeleteOptions): ApiRequest {
  return {
    facts: facts("delete", target),
    method: "DELETE",
    path: resourcePath(target.resource, target),
    headers: JSON_BODY,
    body: deleteBody(options),
  };
}

/** Selectors are no delete options: they stay in the query. */
export function deleteCollectionRequest(target: Target, options: DeleteCollectionOptions): ApiRequest {
  return {
    facts: facts("deletecollection", target),
    method: "DELETE",
    path: resourcePath(target.resource, target),
    query: queryOf(selectors(options)),
    headers: JSON_BODY,
    body: deleteBody(options),
  };
}
