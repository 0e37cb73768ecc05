/** Bodies of what is computed and not stored: `group/version/plural`, as in the recipes. */
export const reviewManifests: Readonly<Record<string, (namespace: string) => Readonly<Record<string, unknown>>>> = {
  "authentication.k8s.io/v1/tokenreviews": () => ({ spec: { token: "none" } }),
  "authentication.k8s.io/v1/selfsubjectreviews": () => ({}),
  "authorization.k8s.io/v1/selfsubjectaccessreviews": () => ({
    spec: { resourceAttributes: { verb: "get", resource: "pods", namespace: "default" } },
  }),
  "authorization.k8s.io/v1/subjectaccessreviews": () => ({
    spec: {
      user: "somebody",
      groups: ["some"],
      extra: { scopes: ["a"] },
      nonResourceAttributes: { path: "/x", verb: "get" },
    },
  }),
  "authorization.k8s.io/v1/localsubjectaccessreviews": (namespace) => ({
    metadata: { namespace },
    spec: { user: "somebody", resourceAttributes: { verb: "get", resource: "pods", namespace } },
  }),
  "authorization.k8s.io/v1/selfsubjectrulesreviews": (namespace) => ({ spec: { namespace } }),
};
