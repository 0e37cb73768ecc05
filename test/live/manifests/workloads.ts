import type { ManifestBody, ManifestRecipe } from "./manifest-table.ts";

const template = (name: string): ManifestBody => ({
  metadata: { labels: { app: name } },
  spec: {
    containers: [
      {
        name: "main",
        image: "registry.example/app:1",
        env: [{ name: "MODE", value: "test" }],
        ports: [{ containerPort: 8080, protocol: "TCP" }],
        resources: { requests: { cpu: "10m", memory: "16Mi" }, limits: { memory: "64Mi" } },
        readinessProbe: { httpGet: { path: "/ready", port: 8080 }, periodSeconds: 5 },
      },
    ],
  },
});

const selector = (name: string): ManifestBody => ({ matchLabels: { app: name } });

const jobTemplate = (name: string): ManifestBody => ({
  metadata: { labels: { app: name } },
  spec: { restartPolicy: "Never", containers: [{ name: "main", image: "registry.example/job:1" }] },
});

export const workloadManifests: readonly ManifestRecipe[] = [
  { resource: "v1/pods", body: (name) => template(name) },
  { resource: "v1/podtemplates", body: (name) => ({ template: template(name) }) },
  {
    resource: "v1/replicationcontrollers",
    body: (name) => ({ spec: { replicas: 1, selector: { app: name }, template: template(name) } }),
  },
  {
    resource: "apps/v1/deployments",
    body: (name) => ({ spec: { replicas: 1, selector: selector(name), template: template(name) } }),
  },
  {
    resource: "apps/v1/replicasets",
    body: (name) => ({ spec: { replicas: 1, selector: selector(name), template: template(name) } }),
  },
  {
    resource: "apps/v1/daemonsets",
    body: (name) => ({ spec: { selector: selector(name), template: template(name) } }),
  },
  {
    resource: "apps/v1/statefulsets",
    body: (name) => ({
      spec: {
        serviceName: name,
        selector: selector(name),
        template: template(name),
        volumeClaimTemplates: [
          {
            metadata: { name: "data" },
            spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } },
          },
        ],
      },
    }),
  },
  { resource: "apps/v1/controllerrevisions", body: () => ({ revision: 1, data: { spec: { note: "first" } } }) },
  { resource: "batch/v1/jobs", body: (name) => ({ spec: { backoffLimit: 1, template: jobTemplate(name) } }) },
  {
    resource: "batch/v1/cronjobs",
    body: (name) => ({ spec: { schedule: "0 3 * * *", jobTemplate: { spec: { template: jobTemplate(name) } } } }),
  },
  {
    resource: "autoscaling/v1/horizontalpodautoscalers",
    body: (name) => ({
      spec: {
        maxReplicas: 3,
        targetCPUUtilizationPercentage: 70,
        scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name },
      },
    }),
  },
  {
    resource: "autoscaling/v2/horizontalpodautoscalers",
    body: (name) => ({
      spec: {
        minReplicas: 1,
        maxReplicas: 3,
        scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name },
        metrics: [
          { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 60 } } },
        ],
      },
    }),
  },
  {
    resource: "policy/v1/poddisruptionbudgets",
    body: (name) => ({ spec: { maxUnavailable: "25%", selector: selector(name) } }),
  },
  { resource: "scheduling.k8s.io/v1/priorityclasses", body: () => ({ value: 1000, description: "for a test" }) },
  { resource: "node.k8s.io/v1/runtimeclasses", body: () => ({ handler: "runc" }) },
];
