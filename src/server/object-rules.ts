import { jsonPatchFault } from "../patch/index.ts";
import { apiVersionOf, type Resource } from "../resources/index.ts";
import type { Clock } from "../std/index.ts";
import { isJsonObject, type Json, type ServedMeta, type ServedObject } from "./kube-json.ts";
import { badRequest, invalid } from "./refusal.ts";

const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;
/** RBAC's names, and names of Nodes' own kinds, are path segments: anything but a slash, a percent sign and dots alone. */
const PATH_SEGMENT = /^(?!\.{1,2}$)[^/%]+$/;

const SUBDOMAIN_FAULT =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";

/** Where ids and times come from. */
export interface ObjectSource {
  readonly clock: Clock;
  readonly uid: () => string;
  /** The five characters after `generateName`. */
  readonly suffix: () => string;
}

export function timeOf(clock: Clock): string {
  return new Date(clock.now()).toISOString().replace(/\.\d{3}Z$/, "Z");
}

/** Whether the main endpoint leaves `status` alone because there is one of its own for it. */
export function hasStatusEndpoint(resource: Resource): boolean {
  return Object.hasOwn(resource.subresources, "status");
}

/**
 * The object of a body, held against the path.
 * @throws {Refusal} in the server's words.
 */
export function requireBody(
  body: unknown,
  resource: Resource,
  namespace: string | undefined,
  name?: string,
): Json & { metadata: Json } {
  if (!isJsonObject(body))
    throw badRequest(
      `the object provided is unrecognized (must be of type ${resource.kind}): a JSON object is expected`,
    );
  const expected = apiVersionOf(resource);
  const { apiVersion = expected, kind = resource.kind } = body;
  if (apiVersion !== expected || kind !== resource.kind) {
    throw badRequest(
      `${String(kind)} in version ${JSON.stringify(apiVersion)} cannot be handled as a ${resource.kind}: no kind matches the path`,
    );
  }
  const metadata = isJsonObject(body["metadata"]) ? body["metadata"] : {};
  if (namespace !== undefined && metadata["namespace"] !== undefined && metadata["namespace"] !== namespace) {
    throw badRequest(`the namespace of the provided object does not match the namespace sent on the request`);
  }
  if (name !== undefined && metadata["name"] !== undefined && metadata["name"] !== name) {
    throw badRequest(
      `the name of the object (${String(metadata["name"])}) does not match the name on the URL (${name})`,
    );
  }
  return { ...body, apiVersion: expected, kind: resource.kind, metadata };
}

/** A new object, ready to be stored: named, identified and dated; its status is not the creator's to set. */
export function newObject(
  body: Json & { metadata: Json },
  resource: Resource,
  namespace: string | undefined,
  source: ObjectSource,
): ServedObject {
  const { resourceVersion, ...given } = body.metadata;
  if (typeof resourceVersion === "string" && resourceVersion !== "") {
    throw badRequest("resourceVersion should not be set on objects to be created");
  }
  const prefix = given["generateName"];
  const name =
    typeof given["name"] === "string" && given["name"] !== ""
      ? given["name"]
      : typeof prefix === "string" && prefix !== ""
        ? `${prefix}${source.suffix()}`
        : "";
  if (name === "") throw invalid(resource, "", "metadata.name", "Required value: name or generateName is required");
  const grammar = resource.group === "rbac.authorization.k8s.io" ? PATH_SEGMENT : SUBDOMAIN;
  if (!grammar.test(name) || name.length > 253) {
    throw invalid(resource, name, "metadata.name", `Invalid value: ${JSON.stringify(name)}: ${SUBDOMAIN_FAULT}`);
  }
  const { deletionTimestamp: _, deletionGracePeriodSeconds: __, ...metadata } = given;
  const { status, ...rest } = body;
  return {
    ...(rest as unknown as ServedObject),
    ...(status === undefined || hasStatusEndpoint(resource) ? {} : { status }),
    metadata: {
      ...metadata,
      name,
      ...(namespace === undefined ? {} : { namespace }),
      uid: source.uid(),
      resourceVersion: "",
      creationTimestamp: timeOf(source.clock),
      ...(hasSpec(rest) ? { generation: 1 } : {}),
    },
  };
}

function hasSpec(object: Json): boolean {
  return object["spec"] !== undefined;
}

/** What the server lets an update change: not the identity, and of status and the rest only the half that it is for. */
export function updatedObject(
  stored: ServedObject,
  wanted: Json & { metadata: Json },
  resource: Resource,
  subresource: string | undefined,
): ServedObject {
  const meta = wanted.metadata;
  const identity: Partial<ServedMeta> = {
    name: stored.metadata.name,
    ...(stored.metadata.namespace === undefined ? {} : { namespace: stored.metadata.namespace }),
    uid: stored.metadata.uid,
    creationTimestamp: stored.metadata.creationTimestamp,
    resourceVersion: stored.metadata.resourceVersion,
    ...keep(stored.metadata, ["generation", "deletionTimestamp", "deletionGracePeriodSeconds", "generateName"]),
  };
  if (subresource === "status") {
    const { status: _, ...rest } = stored;
    return { ...(rest as ServedObject), ...(wanted["status"] === undefined ? {} : { status: wanted["status"] }) };
  }
  const { status: _, ...rest } = wanted;
  const status = hasStatusEndpoint(resource) ? stored["status"] : wanted["status"];
  const isSpecChanged = canonical(rest["spec"]) !== canonical(stored["spec"]);
  const generation = stored.metadata.generation;
  const { deletionTimestamp: __, deletionGracePeriodSeconds: ___, ...metadata } = meta;
  return {
    ...(rest as unknown as ServedObject),
    ...(status === undefined ? {} : { status }),
    metadata: {
      ...metadata,
      ...(identity as ServedMeta),
      ...(isSpecChanged && generation !== undefined ? { generation: generation + 1 } : {}),
    },
  };
}

function keep(metadata: ServedMeta, fields: readonly string[]): Json {
  return Object.fromEntries(
    fields.filter((field) => metadata[field] !== undefined).map((field) => [field, metadata[field]]),
  );
}

/** JSON with sorted keys, to compare what two objects say. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      isJsonObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
    ) ?? ""
  );
}

/** @throws {Refusal} 400 when the operations are none. */
export function requireOperations(patch: unknown): readonly never[] {
  const fault = Array.isArray(patch) ? jsonPatchFault(patch) : "expected an array of operations";
  if (fault !== undefined) throw badRequest(`error decoding patch: ${fault}`);
  return patch as readonly never[];
}
