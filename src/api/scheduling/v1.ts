// Generated from Kubernetes' API documents by `npm run generate`. Not to be edited.
import type { ListMeta, ObjectMeta } from "../../meta/index.ts";
import type { Resource } from "../../resources/index.ts";
import { builtin } from "../registry.ts";

/**
 * PriorityClass defines mapping from a priority class name to the priority integer value. The value can be any
 * valid integer.
 */
export interface PriorityClass {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion: "scheduling.k8s.io/v1";
  /**
   * description is an arbitrary string that usually provides guidelines on when this priority class should be used.
   */
  description?: string;
  /**
   * globalDefault specifies whether this PriorityClass should be considered as the default priority for pods that
   * do not have any priority class. Only one PriorityClass can be marked as `globalDefault`. However, if more than
   * one PriorityClasses exists with their `globalDefault` field set to true, the smallest value of such global
   * default PriorityClasses will be used as the default priority.
   */
  globalDefault?: boolean;
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind: "PriorityClass";
  /**
   * Standard object's metadata. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata
   */
  metadata?: ObjectMeta;
  /**
   * preemptionPolicy is the Policy for preempting pods with lower priority. One of Never, PreemptLowerPriority.
   * Defaults to PreemptLowerPriority if unset.
   */
  preemptionPolicy?: "Never" | "PreemptLowerPriority" | (string & {});
  /**
   * value represents the integer value of this priority class. This is the actual priority that pods receive when
   * they have the name of this class in their pod spec.
   */
  value: number;
}

/** The descriptor of PriorityClass (`scheduling.k8s.io/v1`), for verbs. */
export const PriorityClass: Resource<PriorityClass, "Cluster"> = /* @__PURE__ */ builtin("scheduling.k8s.io/v1", "PriorityClass");

/** PriorityClassList is a collection of priority classes. */
export interface PriorityClassList {
  /**
   * APIVersion defines the versioned schema of this representation of an object. Servers should convert recognized
   * schemas to the latest internal value, and may reject unrecognized values. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#resources
   */
  apiVersion: "scheduling.k8s.io/v1";
  /** items is the list of PriorityClasses */
  items: PriorityClass[];
  /**
   * Kind is a string value representing the REST resource this object represents. Servers may infer this from the
   * endpoint the client submits requests to. Cannot be updated. In CamelCase. More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#types-kinds
   */
  kind: "PriorityClassList";
  /**
   * Standard list metadata More info:
   * https://git.k8s.io/community/contributors/devel/sig-architecture/api-conventions.md#metadata
   */
  metadata?: ListMeta;
}
