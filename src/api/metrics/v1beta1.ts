// Generated from Kubernetes' API documents by `npm run generate`. Not to be edited.
import type { ListMeta, ObjectMeta, Quantity, Time } from "../../meta/index.ts";
import type { Resource } from "../../resources/index.ts";
import { builtin } from "../registry.ts";

/** ContainerMetrics sets resource usage metrics of a container. */
export interface ContainerMetrics {
  /** Container name corresponding to the one from pod.spec.containers. */
  name: string;
  /** The memory usage is the memory working set. */
  usage: Record<string, Quantity>;
}

/** NodeMetrics sets resource usage metrics of a node. */
export interface NodeMetrics {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion: "metrics.k8s.io/v1beta1";
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind: "NodeMetrics";
  /**
   * Standard object's metadata. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata
   */
  metadata?: ObjectMeta;
  /**
   * The following fields define time interval from which metrics were collected from the interval
   * [Timestamp-Window, Timestamp].
   */
  timestamp?: Time;
  /** The memory usage is the memory working set. */
  usage: Record<string, Quantity>;
  window: string;
}

/** The descriptor of NodeMetrics (`metrics.k8s.io/v1beta1`), for verbs. */
export const NodeMetrics: Resource<NodeMetrics, "Cluster"> = /* @__PURE__ */ builtin("metrics.k8s.io/v1beta1", "NodeMetrics");

/** NodeMetricsList is a list of NodeMetrics. */
export interface NodeMetricsList {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion: "metrics.k8s.io/v1beta1";
  /** List of node metrics. */
  items: NodeMetrics[];
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind: "NodeMetricsList";
  /**
   * Standard list metadata. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  metadata?: ListMeta;
}

/** PodMetrics sets resource usage metrics of a pod. */
export interface PodMetrics {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion: "metrics.k8s.io/v1beta1";
  /** Metrics for all containers are collected within the same time window. */
  containers: ContainerMetrics[];
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind: "PodMetrics";
  /**
   * Standard object's metadata. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata
   */
  metadata?: ObjectMeta;
  /**
   * The following fields define time interval from which metrics were collected from the interval
   * [Timestamp-Window, Timestamp].
   */
  timestamp?: Time;
  window: string;
}

/** The descriptor of PodMetrics (`metrics.k8s.io/v1beta1`), for verbs. */
export const PodMetrics: Resource<PodMetrics, "Namespaced"> = /* @__PURE__ */ builtin("metrics.k8s.io/v1beta1", "PodMetrics");

/** PodMetricsList is a list of PodMetrics. */
export interface PodMetricsList {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion: "metrics.k8s.io/v1beta1";
  /** List of pod metrics. */
  items: PodMetrics[];
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind: "PodMetricsList";
  /**
   * Standard list metadata. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  metadata?: ListMeta;
}
