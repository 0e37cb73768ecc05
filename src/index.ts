// The public face of Kuber: the Cluster and what its calls take, give and throw.
export type { ClusterKind, Kinds } from "./api/kinds.ts";
export { release } from "./api/registry.ts";
export type { ConnectOptions, KindArgument, ObjectOfKind, PatchOf } from "./cluster.ts";
export { Cluster } from "./cluster.ts";
export type { KubeConfig } from "./config/index.ts";
export type { ConnectionOutcome, ConnectionPhase, RequestPlace, Violation } from "./errors/index.ts";
export {
  ConfigError,
  ConnectionError,
  DecodeError,
  isAlreadyExists,
  isConflict,
  isExpired,
  isForbidden,
  isInvalid,
  isKuberError,
  isNotFound,
  isRetryable,
  isTooManyRequests,
  isUnauthorized,
  KuberError,
  NotServedError,
  SpecError,
  StatusError,
  ValidationError,
} from "./errors/index.ts";
export type {
  Bytes,
  IntOrString,
  LabelSelector,
  ListMeta,
  ListOf,
  ManagedFieldsEntry,
  MicroTime,
  ObjectMeta,
  OwnerReference,
  Quantity,
  SelectorInput,
  Status,
  StatusCause,
  StatusDetails,
  StoredMeta,
  Time,
} from "./meta/index.ts";
export { parseQuantity } from "./meta/index.ts";
export type { JsonPatchOperation, MergePatch } from "./patch/index.ts";
export type {
  CallOptions,
  DeleteCollectionOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  PatchOptions,
  WatchOptions,
  WriteOptions,
} from "./request/index.ts";
export type {
  ApiVerb,
  CustomResource,
  KubeObject,
  Manifest,
  ObjectOf,
  PatchMediaType,
  Resource,
  Scope,
  Stored,
  Subresource,
} from "./resources/index.ts";
export { clusterResource, namespacedResource } from "./resources/index.ts";
export type { CheckListener } from "./verbs/index.ts";
export type { WatchEvent } from "./watch/index.ts";
