const env = Array.from({ length: 9 }, (_, index) => ({ name: `SETTING_${index}`, value: `value-of-setting-${index}` }));

const container = (name: string): object => ({
  name,
  image: `registry.example/team/${name}:1.27.3@sha256:${"a".repeat(64)}`,
  args: ["--port=8080", "--log=json"],
  env,
  ports: [{ name: "http", containerPort: 8080 }],
  resources: { requests: { cpu: "100m", memory: "128Mi" }, limits: { cpu: "500m", memory: "512Mi" } },
  readinessProbe: { httpGet: { path: "/ready", port: 8080 }, periodSeconds: 10 },
  volumeMounts: [{ name: "config", mountPath: "/etc/config", readOnly: true }],
  securityContext: { runAsNonRoot: true, allowPrivilegeEscalation: false, capabilities: { drop: ["ALL"] } },
});

/** A Pod as a ReplicaSet makes it: about 10 KB once three managers have written to it. */
export function podManifest(workload: string, name: string): object {
  const owner = {
    apiVersion: "apps/v1",
    kind: "ReplicaSet",
    name: workload,
    uid: "0e7a3c52-5c0c-4b0e-9f0a-6f2f0f7a9b11",
  };
  return {
    metadata: {
      name,
      labels: { app: workload, "pod-template-hash": "5d4f8c7b9c", tier: "front" },
      annotations: { "prometheus.io/scrape": "true", "prometheus.io/port": "9090" },
      ownerReferences: [{ ...owner, controller: true, blockOwnerDeletion: true }],
    },
    spec: {
      automountServiceAccountToken: false,
      containers: [container("web"), container("sidecar")],
      volumes: [{ name: "config", configMap: { name: `${workload}-config` } }],
      tolerations: [{ key: "dedicated", operator: "Exists", effect: "NoSchedule" }],
    },
  };
}

/** What a network plugin notes. */
export const annotationPatch = {
  metadata: { annotations: { "cni.example/ip": "10.1.2.3", "cni.example/revision": "1" } },
};

const time = "2026-01-02T03:04:05Z";
const CONDITIONS = ["PodReadyToStartContainers", "Initialized", "Ready", "ContainersReady", "PodScheduled"];

const containerStatus = (name: string): object => ({
  name,
  image: `registry.example/team/${name}:1.27.3`,
  imageID: `registry.example/team/${name}@sha256:${"b".repeat(64)}`,
  containerID: `containerd://${"c".repeat(64)}`,
  ready: true,
  started: true,
  restartCount: 0,
  state: { running: { startedAt: time } },
  lastState: {},
});

/** What a kubelet reports. */
export const statusPatch: object = {
  status: {
    phase: "Running",
    hostIP: "10.0.0.5",
    podIP: "10.1.2.3",
    podIPs: [{ ip: "10.1.2.3" }],
    hostIPs: [{ ip: "10.0.0.5" }],
    startTime: time,
    conditions: CONDITIONS.map((type) => ({ type, status: "True", lastProbeTime: null, lastTransitionTime: time })),
    containerStatuses: [containerStatus("web"), containerStatus("sidecar")],
  },
};
