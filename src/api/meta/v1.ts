// Generated from Kubernetes' API documents by `npm run generate`. Not to be edited.
import type { ListMeta, ObjectMeta, Time } from "../../meta/index.ts";

/** APIResource specifies the name of a resource and whether it is namespaced. */
export interface APIResource {
  /** categories is a list of the grouped resources this resource belongs to (e.g. 'all') */
  categories?: string[];
  /**
   * group is the preferred group of the resource.  Empty implies the group of the containing resource list. For
   * subresources, this may have a different value, for example: Scale".
   */
  group?: string;
  /** kind is the kind for the resource (e.g. 'Foo' is the kind for a resource 'foo') */
  kind: string;
  /** name is the plural name of the resource. */
  name: string;
  /** namespaced indicates if a resource is namespaced or not. */
  namespaced: boolean;
  /** shortNames is a list of suggested short names of the resource. */
  shortNames?: string[];
  /**
   * singularName is the singular name of the resource.  This allows clients to handle plural and singular opaquely.
   * The singularName is more correct for reporting status on a single item and both singular and plural are allowed
   * from the kubectl CLI interface.
   */
  singularName: string;
  /**
   * The hash value of the storage version, the version this resource is converted to when written to the data
   * store. Value must be treated as opaque by clients. Only equality comparison on the value is valid. This is an
   * alpha feature and may change or be removed in the future. The field is populated by the apiserver only if the
   * StorageVersionHash feature gate is enabled. This field will remain optional even if it graduates.
   */
  storageVersionHash?: string;
  /**
   * verbs is a list of supported kube verbs (this includes get, list, watch, create, update, patch, delete,
   * deletecollection, and proxy)
   */
  verbs: string[];
  /**
   * version is the preferred version of the resource.  Empty implies the version of the containing resource list
   * For subresources, this may have a different value, for example: v1 (while inside a v1beta1 version of the core
   * resource's group)".
   */
  version?: string;
}

/**
 * APIResourceList is a list of APIResource, it is used to expose the name of the resources supported in a specific
 * group and version, and if the resource is namespaced.
 */
export interface APIResourceList {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion: "v1";
  /** groupVersion is the group and version this APIResourceList is for. */
  groupVersion: string;
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind: "APIResourceList";
  /** resources contains the name of the resources and if they are namespaced. */
  resources: APIResource[];
}

/** Condition contains details for one aspect of the current state of this API Resource. */
export interface Condition {
  /**
   * lastTransitionTime is the last time the condition transitioned from one status to another. This should be when
   * the underlying condition changed.  If that is not known, then using the time when the API field changed is
   * acceptable.
   */
  lastTransitionTime?: Time;
  /** message is a human readable message indicating details about the transition. This may be an empty string. */
  message: string;
  /**
   * observedGeneration represents the .metadata.generation that the condition was set based upon. For instance, if
   * .metadata.generation is currently 12, but the .status.conditions[x].observedGeneration is 9, the condition is
   * out of date with respect to the current state of the instance.
   */
  observedGeneration?: number;
  /**
   * reason contains a programmatic identifier indicating the reason for the condition's last transition. Producers
   * of specific condition types may define expected values and meanings for this field, and whether the values are
   * considered a guaranteed API. The value should be a CamelCase string. This field may not be empty.
   */
  reason: string;
  /** status of the condition, one of True, False, Unknown. */
  status: string;
  /** type of condition in CamelCase or in foo.example.com/CamelCase. */
  type: string;
}

/** DeleteOptions may be provided when deleting an API object. */
export interface DeleteOptions {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion?: string;
  /**
   * When present, indicates that modifications should not be persisted. An invalid or unrecognized dryRun directive
   * will result in an error response and no further processing of the request. Valid values are: - All: all dry run
   * stages will be processed
   */
  dryRun?: string[];
  /**
   * The duration in seconds before the object should be deleted. Value must be non-negative integer. The value zero
   * indicates delete immediately. If this value is nil, the default grace period for the specified type will be
   * used. Defaults to a per object value if not specified. zero means delete immediately.
   */
  gracePeriodSeconds?: number;
  /**
   * if set to true, it will trigger an unsafe deletion of the resource in case the normal deletion flow fails with
   * a corrupt object error. A resource is considered corrupt if it can not be retrieved from the underlying storage
   * successfully because of a) its data can not be transformed e.g. decryption failure, or b) it fails to decode
   * into an object. NOTE: unsafe deletion ignores finalizer constraints, skips precondition checks, and removes the
   * object from the storage. WARNING: This may potentially break the cluster if the workload associated with the
   * resource being unsafe-deleted relies on normal deletion flow. Use only if you REALLY know what you are doing.
   * The default value is false, and the user must opt in to enable it
   */
  ignoreStoreReadErrorWithClusterBreakingPotential?: boolean;
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind?: string;
  /**
   * Deprecated: please use the PropagationPolicy, this field will be deprecated in 1.7. Should the dependent
   * objects be orphaned. If true/false, the "orphan" finalizer will be added to/removed from the object's
   * finalizers list. Either this field or PropagationPolicy may be set, but not both.
   */
  orphanDependents?: boolean;
  /**
   * Must be fulfilled before a deletion is carried out. If not possible, a 409 Conflict status will be returned.
   */
  preconditions?: Preconditions;
  /**
   * Whether and how garbage collection will be performed. Either this field or OrphanDependents may be set, but not
   * both. The default policy is decided by the existing finalizer set in the metadata.finalizers and the
   * resource-specific default policy. Acceptable values are: 'Orphan' - orphan the dependents; 'Background' - allow
   * the garbage collector to delete the dependents in the background; 'Foreground' - a cascading policy that
   * deletes all dependents in the foreground.
   */
  propagationPolicy?: string;
}

/**
 * FieldSelectorRequirement is a selector that contains values, a key, and an operator that relates the key and
 * values.
 */
export interface FieldSelectorRequirement {
  /** key is the field selector key that the requirement applies to. */
  key: string;
  /**
   * operator represents a key's relationship to a set of values. Valid operators are In, NotIn, Exists,
   * DoesNotExist. The list of operators may grow in the future.
   */
  operator: string;
  /**
   * values is an array of string values. If the operator is In or NotIn, the values array must be non-empty. If the
   * operator is Exists or DoesNotExist, the values array must be empty.
   */
  values?: string[];
}

/**
 * A label selector is a label query over a set of resources. The result of matchLabels and matchExpressions are
 * ANDed. An empty label selector matches all objects. A null label selector matches no objects.
 */
export interface LabelSelector {
  /** matchExpressions is a list of label selector requirements. The requirements are ANDed. */
  matchExpressions?: LabelSelectorRequirement[];
  /**
   * matchLabels is a map of {key,value} pairs. A single {key,value} in the matchLabels map is equivalent to an
   * element of matchExpressions, whose key field is "key", the operator is "In", and the values array contains only
   * "value". The requirements are ANDed.
   */
  matchLabels?: Record<string, string>;
}

/**
 * A label selector requirement is a selector that contains values, a key, and an operator that relates the key and
 * values.
 */
export interface LabelSelectorRequirement {
  /** key is the label key that the selector applies to. */
  key: string;
  /**
   * operator represents a key's relationship to a set of values. Valid operators are In, NotIn, Exists and
   * DoesNotExist.
   */
  operator: string;
  /**
   * values is an array of string values. If the operator is In or NotIn, the values array must be non-empty. If the
   * operator is Exists or DoesNotExist, the values array must be empty. This array is replaced during a strategic
   * merge patch.
   */
  values?: string[];
}

/** PartialObjectMetadata is an object of any kind, reduced to its metadata. */
export interface PartialObjectMetadata {
  /** Always meta.k8s.io/v1. */
  apiVersion?: string;
  kind?: string;
  metadata?: ObjectMeta;
}

/** PartialObjectMetadataList is a list of objects of any kind, reduced to their metadata. */
export interface PartialObjectMetadataList {
  /** Always meta.k8s.io/v1. */
  apiVersion?: string;
  kind?: string;
  metadata?: ListMeta;
  items: PartialObjectMetadata[];
}

/** Preconditions must be fulfilled before an operation (update, delete, etc.) is carried out. */
export interface Preconditions {
  /** Specifies the target ResourceVersion */
  resourceVersion?: string;
  /** Specifies the target UID. */
  uid?: string;
}

/** Table is a tabular representation of a set of API resources, as a server answers `as=Table`. */
export interface Table {
  /** Always meta.k8s.io/v1. */
  apiVersion?: string;
  kind?: string;
  metadata?: ListMeta;
  columnDefinitions: TableColumnDefinition[];
  rows: TableRow[];
}

/** TableColumnDefinition contains information about a column returned in the Table. */
export interface TableColumnDefinition {
  /** name is a human readable name for the column. */
  name: string;
  /** type is an OpenAPI type definition for this column, such as number, integer, string, or array. */
  type: string;
  /** format is an optional OpenAPI type modifier for this column. */
  format: string;
  /** description is a human readable description of this column. */
  description: string;
  /** 0 is shown always, higher in wide views. */
  priority: number;
}

/** TableRow is an individual row in a table. */
export interface TableRow {
  /** cells will be as wide as the column definitions array and may contain strings, numbers or booleans. */
  cells: unknown[];
  conditions?: TableRowCondition[];
  /** PartialObjectMetadata, unless includeObject asks for the whole object or none. */
  object?: Record<string, unknown>;
}

/** TableRowCondition allows a row to be marked with additional information. */
export interface TableRowCondition {
  /** Type of row condition, e.g. Completed. */
  type: string;
  /** Status of the condition, one of True, False, Unknown. */
  status: string;
  /** (brief) machine readable reason for the condition's last transition. */
  reason?: string;
  /** Human readable message indicating details about last transition. */
  message?: string;
}

/** Event represents a single event to a watched resource. */
export interface WatchEvent {
  /**
   * Object is:
   * * If Type is Added or Modified: the new state of the object.
   * * If Type is Deleted: the state of the object immediately before deletion.
   * * If Type is Error: *Status is recommended; other types may make sense
   * depending on context.
   */
  object: Record<string, unknown>;
  type: string;
}
