// Generated from Kubernetes' API documents by `npm run generate`. Not to be edited.
import type { MutatingWebhookConfiguration, ValidatingAdmissionPolicy, ValidatingAdmissionPolicyBinding, ValidatingWebhookConfiguration } from "./admissionregistration/v1.ts";
import type { CustomResourceDefinition } from "./apiextensions/v1.ts";
import type { APIService } from "./apiregistration/v1.ts";
import type { ControllerRevision, DaemonSet, Deployment, ReplicaSet, StatefulSet } from "./apps/v1.ts";
import type { SelfSubjectReview, TokenReview } from "./authentication/v1.ts";
import type { LocalSubjectAccessReview, SelfSubjectAccessReview, SelfSubjectRulesReview, SubjectAccessReview } from "./authorization/v1.ts";
import type { HorizontalPodAutoscaler } from "./autoscaling/v2.ts";
import type { CronJob, Job } from "./batch/v1.ts";
import type { CertificateSigningRequest } from "./certificates/v1.ts";
import type { Lease } from "./coordination/v1.ts";
import type { Binding, ComponentStatus, ConfigMap, Endpoints, Event, LimitRange, Namespace, Node, PersistentVolume, PersistentVolumeClaim, Pod, PodTemplate, ReplicationController, ResourceQuota, Secret, Service, ServiceAccount } from "./core/v1.ts";
import type { EndpointSlice } from "./discovery/v1.ts";
import type { FlowSchema, PriorityLevelConfiguration } from "./flowcontrol/v1.ts";
import type { NodeMetrics, PodMetrics } from "./metrics/v1beta1.ts";
import type { IPAddress, Ingress, IngressClass, NetworkPolicy, ServiceCIDR } from "./networking/v1.ts";
import type { RuntimeClass } from "./node/v1.ts";
import type { PodDisruptionBudget } from "./policy/v1.ts";
import type { ClusterRole, ClusterRoleBinding, Role, RoleBinding } from "./rbac/v1.ts";
import type { DeviceClass, ResourceClaim, ResourceClaimTemplate, ResourceSlice } from "./resource/v1.ts";
import type { PriorityClass } from "./scheduling/v1.ts";
import type { CSIDriver, CSINode, CSIStorageCapacity, StorageClass, VolumeAttachment, VolumeAttributesClass } from "./storage/v1.ts";

/** The kinds that a bare name means, with the type of their objects. */
export interface Kinds {
  APIService: APIService;
  Binding: Binding;
  CSIDriver: CSIDriver;
  CSINode: CSINode;
  CSIStorageCapacity: CSIStorageCapacity;
  CertificateSigningRequest: CertificateSigningRequest;
  ClusterRole: ClusterRole;
  ClusterRoleBinding: ClusterRoleBinding;
  ComponentStatus: ComponentStatus;
  ConfigMap: ConfigMap;
  ControllerRevision: ControllerRevision;
  CronJob: CronJob;
  CustomResourceDefinition: CustomResourceDefinition;
  DaemonSet: DaemonSet;
  Deployment: Deployment;
  DeviceClass: DeviceClass;
  EndpointSlice: EndpointSlice;
  Endpoints: Endpoints;
  Event: Event;
  FlowSchema: FlowSchema;
  HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  IPAddress: IPAddress;
  Ingress: Ingress;
  IngressClass: IngressClass;
  Job: Job;
  Lease: Lease;
  LimitRange: LimitRange;
  LocalSubjectAccessReview: LocalSubjectAccessReview;
  MutatingWebhookConfiguration: MutatingWebhookConfiguration;
  Namespace: Namespace;
  NetworkPolicy: NetworkPolicy;
  Node: Node;
  NodeMetrics: NodeMetrics;
  PersistentVolume: PersistentVolume;
  PersistentVolumeClaim: PersistentVolumeClaim;
  Pod: Pod;
  PodDisruptionBudget: PodDisruptionBudget;
  PodMetrics: PodMetrics;
  PodTemplate: PodTemplate;
  PriorityClass: PriorityClass;
  PriorityLevelConfiguration: PriorityLevelConfiguration;
  ReplicaSet: ReplicaSet;
  ReplicationController: ReplicationController;
  ResourceClaim: ResourceClaim;
  ResourceClaimTemplate: ResourceClaimTemplate;
  ResourceQuota: ResourceQuota;
  ResourceSlice: ResourceSlice;
  Role: Role;
  RoleBinding: RoleBinding;
  RuntimeClass: RuntimeClass;
  Secret: Secret;
  SelfSubjectAccessReview: SelfSubjectAccessReview;
  SelfSubjectReview: SelfSubjectReview;
  SelfSubjectRulesReview: SelfSubjectRulesReview;
  Service: Service;
  ServiceAccount: ServiceAccount;
  ServiceCIDR: ServiceCIDR;
  StatefulSet: StatefulSet;
  StorageClass: StorageClass;
  SubjectAccessReview: SubjectAccessReview;
  TokenReview: TokenReview;
  ValidatingAdmissionPolicy: ValidatingAdmissionPolicy;
  ValidatingAdmissionPolicyBinding: ValidatingAdmissionPolicyBinding;
  ValidatingWebhookConfiguration: ValidatingWebhookConfiguration;
  VolumeAttachment: VolumeAttachment;
  VolumeAttributesClass: VolumeAttributesClass;
}

/** The apiVersion that each bare kind means. */
export const kindVersions: Readonly<Record<string, string>> = {
  APIService: "apiregistration.k8s.io/v1",
  Binding: "v1",
  CSIDriver: "storage.k8s.io/v1",
  CSINode: "storage.k8s.io/v1",
  CSIStorageCapacity: "storage.k8s.io/v1",
  CertificateSigningRequest: "certificates.k8s.io/v1",
  ClusterRole: "rbac.authorization.k8s.io/v1",
  ClusterRoleBinding: "rbac.authorization.k8s.io/v1",
  ComponentStatus: "v1",
  ConfigMap: "v1",
  ControllerRevision: "apps/v1",
  CronJob: "batch/v1",
  CustomResourceDefinition: "apiextensions.k8s.io/v1",
  DaemonSet: "apps/v1",
  Deployment: "apps/v1",
  DeviceClass: "resource.k8s.io/v1",
  EndpointSlice: "discovery.k8s.io/v1",
  Endpoints: "v1",
  Event: "v1",
  FlowSchema: "flowcontrol.apiserver.k8s.io/v1",
  HorizontalPodAutoscaler: "autoscaling/v2",
  IPAddress: "networking.k8s.io/v1",
  Ingress: "networking.k8s.io/v1",
  IngressClass: "networking.k8s.io/v1",
  Job: "batch/v1",
  Lease: "coordination.k8s.io/v1",
  LimitRange: "v1",
  LocalSubjectAccessReview: "authorization.k8s.io/v1",
  MutatingWebhookConfiguration: "admissionregistration.k8s.io/v1",
  Namespace: "v1",
  NetworkPolicy: "networking.k8s.io/v1",
  Node: "v1",
  NodeMetrics: "metrics.k8s.io/v1beta1",
  PersistentVolume: "v1",
  PersistentVolumeClaim: "v1",
  Pod: "v1",
  PodDisruptionBudget: "policy/v1",
  PodMetrics: "metrics.k8s.io/v1beta1",
  PodTemplate: "v1",
  PriorityClass: "scheduling.k8s.io/v1",
  PriorityLevelConfiguration: "flowcontrol.apiserver.k8s.io/v1",
  ReplicaSet: "apps/v1",
  ReplicationController: "v1",
  ResourceClaim: "resource.k8s.io/v1",
  ResourceClaimTemplate: "resource.k8s.io/v1",
  ResourceQuota: "v1",
  ResourceSlice: "resource.k8s.io/v1",
  Role: "rbac.authorization.k8s.io/v1",
  RoleBinding: "rbac.authorization.k8s.io/v1",
  RuntimeClass: "node.k8s.io/v1",
  Secret: "v1",
  SelfSubjectAccessReview: "authorization.k8s.io/v1",
  SelfSubjectReview: "authentication.k8s.io/v1",
  SelfSubjectRulesReview: "authorization.k8s.io/v1",
  Service: "v1",
  ServiceAccount: "v1",
  ServiceCIDR: "networking.k8s.io/v1",
  StatefulSet: "apps/v1",
  StorageClass: "storage.k8s.io/v1",
  SubjectAccessReview: "authorization.k8s.io/v1",
  TokenReview: "authentication.k8s.io/v1",
  ValidatingAdmissionPolicy: "admissionregistration.k8s.io/v1",
  ValidatingAdmissionPolicyBinding: "admissionregistration.k8s.io/v1",
  ValidatingWebhookConfiguration: "admissionregistration.k8s.io/v1",
  VolumeAttachment: "storage.k8s.io/v1",
  VolumeAttributesClass: "storage.k8s.io/v1",
};

/** The kinds whose objects have no namespace. */
export type ClusterKind =
  | "APIService"
  | "CSIDriver"
  | "CSINode"
  | "CertificateSigningRequest"
  | "ClusterRole"
  | "ClusterRoleBinding"
  | "ComponentStatus"
  | "CustomResourceDefinition"
  | "DeviceClass"
  | "FlowSchema"
  | "IPAddress"
  | "IngressClass"
  | "MutatingWebhookConfiguration"
  | "Namespace"
  | "Node"
  | "NodeMetrics"
  | "PersistentVolume"
  | "PriorityClass"
  | "PriorityLevelConfiguration"
  | "ResourceSlice"
  | "RuntimeClass"
  | "SelfSubjectAccessReview"
  | "SelfSubjectReview"
  | "SelfSubjectRulesReview"
  | "ServiceCIDR"
  | "StorageClass"
  | "SubjectAccessReview"
  | "TokenReview"
  | "ValidatingAdmissionPolicy"
  | "ValidatingAdmissionPolicyBinding"
  | "ValidatingWebhookConfiguration"
  | "VolumeAttachment"
  | "VolumeAttributesClass";
