import type { ManifestBody, ManifestRecipe } from "./manifest-table.ts";

const webhook = (name: string): ManifestBody => ({
  webhooks: [
    {
      name: `${name}.example.com`,
      admissionReviewVersions: ["v1"],
      sideEffects: "None",
      failurePolicy: "Ignore",
      clientConfig: { url: "https://127.0.0.1:1/none" },
      rules: [{ apiGroups: ["none.example.com"], apiVersions: ["v1"], operations: ["CREATE"], resources: ["nones"] }],
    },
  ],
});

const rules = [{ apiGroups: [""], resources: ["pods"], verbs: ["get", "list"] }];
const subjects = [{ kind: "User", name: "somebody", apiGroup: "rbac.authorization.k8s.io" }];
const now = "2026-01-02T03:04:05.000006Z";

/** PEM of a certificate request for CN=kuber-test: made once with a key that was thrown away. */
const certificateRequest = `-----BEGIN CERTIFICATE REQUEST-----
MIHOMHcCAQAwFTETMBEGA1UEAwwKa3ViZXItdGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABJy2Gr9zWARMmwUR38F7/YeWrS2vCFiI67GVPOFXDF698GXYeLDv
XCx8QrkwSr0gHoGXLnNGQIJyZ6roEq7Ta6igADAKBggqhkjOPQQDAgNHADBEAiBI
pTtk3mAcN5I6Q3LT88z7jLgY3hM7Y3k3UW5GpNJ3RgIgSk53dlClUZsK1TyGywZ+
EQzLghY+43HdpiNUBWzBqA4=
-----END CERTIFICATE REQUEST-----
`;

export const adminManifests: readonly ManifestRecipe[] = [
  { resource: "v1/namespaces", body: () => ({ metadata: { labels: { purpose: "test" } } }) },
  { resource: "v1/nodes", body: () => ({ spec: { podCIDR: "10.9.0.0/24" } }) },
  { resource: "v1/serviceaccounts", body: () => ({ automountServiceAccountToken: false }) },
  {
    resource: "v1/limitranges",
    body: () => ({ spec: { limits: [{ type: "Container", max: { cpu: "4" }, defaultRequest: { cpu: "10m" } }] } }),
  },
  { resource: "v1/resourcequotas", body: () => ({ spec: { hard: { pods: "1000", "requests.cpu": "100" } } }) },
  {
    resource: "v1/events",
    body: (_, namespace) => ({
      involvedObject: { kind: "Pod", name: "none", namespace },
      reason: "Testing",
      message: "a test",
      type: "Normal",
      firstTimestamp: "2026-01-02T03:04:05Z",
      source: { component: "kuber-test" },
    }),
  },
  {
    resource: "events.k8s.io/v1/events",
    body: (_, namespace) => ({
      regarding: { kind: "Pod", name: "none", namespace },
      reason: "Testing",
      action: "Test",
      note: "a test",
      type: "Normal",
      eventTime: now,
      reportingController: "kuber.example.com/test",
      reportingInstance: "one",
    }),
  },
  {
    resource: "coordination.k8s.io/v1/leases",
    body: () => ({ spec: { holderIdentity: "one", leaseDurationSeconds: 15, acquireTime: now, renewTime: now } }),
  },
  { resource: "rbac.authorization.k8s.io/v1/roles", body: () => ({ rules }) },
  { resource: "rbac.authorization.k8s.io/v1/clusterroles", body: () => ({ rules }) },
  {
    resource: "rbac.authorization.k8s.io/v1/rolebindings",
    body: () => ({ subjects, roleRef: { apiGroup: "rbac.authorization.k8s.io", kind: "ClusterRole", name: "view" } }),
  },
  {
    resource: "rbac.authorization.k8s.io/v1/clusterrolebindings",
    body: () => ({ subjects, roleRef: { apiGroup: "rbac.authorization.k8s.io", kind: "ClusterRole", name: "view" } }),
  },
  { resource: "admissionregistration.k8s.io/v1/mutatingwebhookconfigurations", body: webhook },
  { resource: "admissionregistration.k8s.io/v1/validatingwebhookconfigurations", body: webhook },
  {
    resource: "admissionregistration.k8s.io/v1/validatingadmissionpolicies",
    body: () => ({
      spec: {
        matchConstraints: {
          resourceRules: [
            { apiGroups: ["none.example.com"], apiVersions: ["v1"], operations: ["CREATE"], resources: ["nones"] },
          ],
        },
        validations: [{ expression: "true" }],
      },
    }),
  },
  {
    resource: "admissionregistration.k8s.io/v1/validatingadmissionpolicybindings",
    body: () => ({ spec: { policyName: "none", validationActions: ["Audit"] } }),
  },
  {
    resource: "apiregistration.k8s.io/v1/apiservices",
    name: (name) => `v1.${name}.example.com`,
    body: (name) => ({
      spec: {
        group: `${name}.example.com`,
        version: "v1",
        groupPriorityMinimum: 100,
        versionPriority: 100,
        insecureSkipTLSVerify: true,
        service: { name: "none", namespace: "default", port: 443 },
      },
    }),
  },
  {
    resource: "apiextensions.k8s.io/v1/customresourcedefinitions",
    name: (name) => `things.${name}.example.com`,
    body: (name) => ({
      spec: {
        group: `${name}.example.com`,
        scope: "Namespaced",
        names: { plural: "things", singular: "thing", kind: "Thing" },
        versions: [
          {
            name: "v1",
            served: true,
            storage: true,
            subresources: { status: {} },
            schema: {
              openAPIV3Schema: {
                type: "object",
                properties: {
                  spec: {
                    type: "object",
                    properties: {
                      mode: { type: "string", enum: ["on", "off"], default: "on" },
                      port: { "x-kubernetes-int-or-string": true },
                      items: { type: "array", items: { type: "string" }, "x-kubernetes-list-type": "set" },
                      free: { type: "object", "x-kubernetes-preserve-unknown-fields": true },
                    },
                  },
                  status: { type: "object", properties: { phase: { type: "string", nullable: true } } },
                },
              },
            },
          },
        ],
      },
    }),
  },
  {
    resource: "certificates.k8s.io/v1/certificatesigningrequests",
    body: () => ({
      spec: {
        request: Buffer.from(certificateRequest).toString("base64"),
        signerName: "example.com/none",
        usages: ["client auth"],
      },
    }),
  },
  {
    resource: "flowcontrol.apiserver.k8s.io/v1/flowschemas",
    body: () => ({
      spec: {
        priorityLevelConfiguration: { name: "global-default" },
        matchingPrecedence: 9000,
        distinguisherMethod: { type: "ByUser" },
        rules: [
          {
            subjects: [{ kind: "User", user: { name: "somebody" } }],
            resourceRules: [{ verbs: ["list"], apiGroups: [""], resources: ["pods"], namespaces: ["*"] }],
          },
        ],
      },
    }),
  },
  {
    resource: "flowcontrol.apiserver.k8s.io/v1/prioritylevelconfigurations",
    body: () => ({
      spec: { type: "Limited", limited: { nominalConcurrencyShares: 1, limitResponse: { type: "Reject" } } },
    }),
  },
];
