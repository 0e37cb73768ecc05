import type { ManifestRecipe } from "./manifest-table.ts";

export const networkManifests: readonly ManifestRecipe[] = [
  {
    resource: "v1/services",
    body: (name) => ({
      spec: {
        selector: { app: name },
        ports: [
          { name: "http", port: 80, targetPort: "http" },
          { name: "raw", port: 81, targetPort: 8081 },
        ],
      },
    }),
  },
  {
    resource: "v1/endpoints",
    body: () => ({ subsets: [{ addresses: [{ ip: "10.1.2.3" }], ports: [{ port: 80, protocol: "TCP" }] }] }),
  },
  {
    resource: "discovery.k8s.io/v1/endpointslices",
    body: () => ({
      addressType: "IPv4",
      endpoints: [{ addresses: ["10.1.2.4"], conditions: { ready: true } }],
      ports: [{ name: "http", port: 80, protocol: "TCP" }],
    }),
  },
  {
    resource: "networking.k8s.io/v1/networkpolicies",
    body: (name) => ({
      spec: {
        podSelector: { matchLabels: { app: name } },
        policyTypes: ["Ingress"],
        ingress: [
          { from: [{ podSelector: { matchLabels: { role: "front" } } }], ports: [{ protocol: "TCP", port: 80 }] },
        ],
      },
    }),
  },
  {
    resource: "networking.k8s.io/v1/ingresses",
    body: (name) => ({
      spec: {
        rules: [
          {
            host: "shop.example",
            http: { paths: [{ path: "/", pathType: "Prefix", backend: { service: { name, port: { number: 80 } } } }] },
          },
        ],
      },
    }),
  },
  { resource: "networking.k8s.io/v1/ingressclasses", body: () => ({ spec: { controller: "example.com/ingress" } }) },
  {
    resource: "networking.k8s.io/v1/ipaddresses",
    name: (name) => `192.0.2.${1 + (name.length % 250)}`,
    body: () => ({
      metadata: { labels: { "ipaddress.kubernetes.io/managed-by": "kuber-test" } },
      spec: { parentRef: { resource: "services", name: "kubernetes", namespace: "default" } },
    }),
  },
  { resource: "networking.k8s.io/v1/servicecidrs", body: () => ({ spec: { cidrs: ["198.51.100.0/24"] } }) },
];
