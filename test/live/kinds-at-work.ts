import type { Kinds } from "../../src/index.ts";
import type { Resource } from "../../src/resources/index.ts";

/** One kind of the main job: how it is named, which recipe makes it, and what a controller writes into its status. */
export interface KindAtWork {
  readonly kind: (keyof Kinds & string) | Resource;
  readonly recipe: string;
  /** True once a controller has written the status; absent where none does on a cluster without nodes. */
  hasStatus?(object: { readonly status?: unknown }): boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const statusOf = (object: { readonly status?: unknown }): Fields => (object.status ?? {}) as Fields;

export const kindsAtWork: readonly KindAtWork[] = [
  { kind: "Namespace", recipe: "v1/namespaces", hasStatus: (o) => statusOf(o)["phase"] === "Active" },
  { kind: "Pod", recipe: "v1/pods", hasStatus: (o) => Array.isArray(statusOf(o)["conditions"]) },
  {
    kind: "Deployment",
    recipe: "apps/v1/deployments",
    hasStatus: (o) => statusOf(o)["observedGeneration"] !== undefined,
  },
  {
    kind: "ReplicaSet",
    recipe: "apps/v1/replicasets",
    hasStatus: (o) => statusOf(o)["observedGeneration"] !== undefined,
  },
  {
    kind: "DaemonSet",
    recipe: "apps/v1/daemonsets",
    hasStatus: (o) => statusOf(o)["observedGeneration"] !== undefined,
  },
  {
    kind: "StatefulSet",
    recipe: "apps/v1/statefulsets",
    hasStatus: (o) => statusOf(o)["currentRevision"] !== undefined,
  },
  { kind: "Job", recipe: "batch/v1/jobs", hasStatus: (o) => statusOf(o)["startTime"] !== undefined },
  { kind: "CronJob", recipe: "batch/v1/cronjobs" },
  { kind: "Service", recipe: "v1/services", hasStatus: (o) => statusOf(o)["loadBalancer"] !== undefined },
  { kind: "ConfigMap", recipe: "v1/configmaps" },
  { kind: "Secret", recipe: "v1/secrets" },
  { kind: "ServiceAccount", recipe: "v1/serviceaccounts" },
  { kind: "Role", recipe: "rbac.authorization.k8s.io/v1/roles" },
  { kind: "RoleBinding", recipe: "rbac.authorization.k8s.io/v1/rolebindings" },
  { kind: "NetworkPolicy", recipe: "networking.k8s.io/v1/networkpolicies" },
  { kind: "PersistentVolume", recipe: "v1/persistentvolumes", hasStatus: (o) => statusOf(o)["phase"] === "Available" },
  {
    kind: "PersistentVolumeClaim",
    recipe: "v1/persistentvolumeclaims",
    hasStatus: (o) => statusOf(o)["phase"] === "Pending",
  },
  { kind: "Lease", recipe: "coordination.k8s.io/v1/leases" },
  {
    kind: "CustomResourceDefinition",
    recipe: "apiextensions.k8s.io/v1/customresourcedefinitions",
    hasStatus: (o) => JSON.stringify(statusOf(o)["conditions"] ?? []).includes("Established"),
  },
  {
    kind: "HorizontalPodAutoscaler",
    recipe: "autoscaling/v2/horizontalpodautoscalers",
    hasStatus: (o) => Array.isArray(statusOf(o)["conditions"]),
  },
  { kind: "Ingress", recipe: "networking.k8s.io/v1/ingresses" },
  { kind: "StorageClass", recipe: "storage.k8s.io/v1/storageclasses" },
  {
    kind: "PodDisruptionBudget",
    recipe: "policy/v1/poddisruptionbudgets",
    hasStatus: (o) => statusOf(o)["observedGeneration"] !== undefined,
  },
  { kind: "PriorityClass", recipe: "scheduling.k8s.io/v1/priorityclasses" },
  { kind: "ResourceQuota", recipe: "v1/resourcequotas", hasStatus: (o) => statusOf(o)["used"] !== undefined },
  { kind: "EndpointSlice", recipe: "discovery.k8s.io/v1/endpointslices" },
];
