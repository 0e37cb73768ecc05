import type { Time } from "./scalars.ts";

/** What every object has beside its own content. Source: the API's `meta/v1` ObjectMeta. */
export interface ObjectMeta {
  /** Unique within its namespace (or the cluster) among objects of its kind while it exists. */
  name?: string;
  /** A prefix: the server makes the name when `name` is absent. */
  generateName?: string;
  /** Where a namespaced object lives; absent for cluster-scoped kinds. */
  namespace?: string;
  /** Deprecated by the API; the server no longer fills it. */
  selfLink?: string;
  /** Unique in time and space: an object that is made again under the same name has another. */
  uid?: string;
  /** The server's opaque version of this object. */
  resourceVersion?: string;
  /** Counts changes of the desired state. */
  generation?: number;
  creationTimestamp?: Time;
  /** Set by the server when a deletion was asked for; the object stays until its finalizers are gone. */
  deletionTimestamp?: Time;
  deletionGracePeriodSeconds?: number;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  ownerReferences?: OwnerReference[];
  finalizers?: string[];
  /** Which manager set which field, by server-side apply's rules. */
  managedFields?: ManagedFieldsEntry[];
}

/** An object that this one depends on. */
export interface OwnerReference {
  apiVersion: string;
  kind: string;
  name: string;
  uid: string;
  controller?: boolean;
  blockOwnerDeletion?: boolean;
}

/** One manager's set of fields. */
export interface ManagedFieldsEntry {
  manager?: string;
  operation?: "Apply" | "Update" | (string & {});
  apiVersion?: string;
  time?: Time;
  fieldsType?: string;
  /** Field names as keys (`f:spec`), nested. */
  fieldsV1?: Record<string, unknown>;
  subresource?: string;
}

/** Metadata of what the server stores: these are always there. */
export interface StoredMeta extends ObjectMeta {
  name: string;
  uid: string;
  resourceVersion: string;
  creationTimestamp: Time;
}
