import type { ManifestRecipe } from "./manifest-table.ts";

export const storageManifests: readonly ManifestRecipe[] = [
  { resource: "v1/configmaps", body: () => ({ data: { mode: "on" }, binaryData: { blob: "AAEC" } }) },
  { resource: "v1/secrets", body: () => ({ type: "Opaque", data: { key: "c2VjcmV0" } }) },
  {
    resource: "v1/persistentvolumes",
    body: () => ({
      spec: {
        capacity: { storage: "1Gi" },
        accessModes: ["ReadWriteOnce"],
        hostPath: { path: "/data" },
        storageClassName: "manual",
      },
    }),
  },
  {
    resource: "v1/persistentvolumeclaims",
    body: () => ({
      spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } }, storageClassName: "none" },
    }),
  },
  {
    resource: "storage.k8s.io/v1/storageclasses",
    body: () => ({ provisioner: "example.com/none", reclaimPolicy: "Delete" }),
  },
  { resource: "storage.k8s.io/v1/csidrivers", body: () => ({ spec: { attachRequired: false } }) },
  {
    resource: "storage.k8s.io/v1/csinodes",
    body: (name) => ({ spec: { drivers: [{ name: "csi.example.com", nodeID: name, topologyKeys: ["zone"] }] } }),
  },
  {
    resource: "storage.k8s.io/v1/csistoragecapacities",
    body: (name) => ({ storageClassName: name, capacity: "10Gi", nodeTopology: { matchLabels: { zone: "a" } } }),
  },
  {
    resource: "storage.k8s.io/v1/volumeattachments",
    body: (name) => ({ spec: { attacher: "csi.example.com", nodeName: name, source: { persistentVolumeName: name } } }),
  },
  {
    resource: "storage.k8s.io/v1/volumeattributesclasses",
    body: () => ({ driverName: "csi.example.com", parameters: { tier: "fast" } }),
  },
  {
    resource: "resource.k8s.io/v1/deviceclasses",
    body: () => ({ spec: { selectors: [{ cel: { expression: 'device.driver == "gpu.example.com"' } }] } }),
  },
  {
    resource: "resource.k8s.io/v1/resourceclaims",
    body: () => ({
      spec: { devices: { requests: [{ name: "gpu", exactly: { deviceClassName: "gpu.example.com" } }] } },
    }),
  },
  {
    resource: "resource.k8s.io/v1/resourceclaimtemplates",
    body: () => ({
      spec: { spec: { devices: { requests: [{ name: "gpu", exactly: { deviceClassName: "gpu.example.com" } }] } } },
    }),
  },
  {
    resource: "resource.k8s.io/v1/resourceslices",
    body: (name) => ({
      spec: {
        driver: "gpu.example.com",
        nodeName: name,
        pool: { name, generation: 1, resourceSliceCount: 1 },
        devices: [{ name: "gpu-0", attributes: { model: { string: "x1" } }, capacity: { memory: { value: "16Gi" } } }],
      },
    }),
  },
];
