import assert from "node:assert/strict";
import { it } from "node:test";
import type { DraftDocument } from "../draft.ts";
import { createAnswersStatus } from "./create-answers-status.ts";

const documentOf = (paths: DraftDocument["paths"]): DraftDocument => ({
  openapi: "3.0.0",
  info: { title: "Kubernetes", version: "v1.35.4" },
  paths,
});

const ref = (name: string): { schema: { $ref: string } } => ({ schema: { $ref: `#/components/schemas/${name}` } });
const STATUS = "io.k8s.apimachinery.pkg.apis.meta.v1.Status";
const EVICTION = "io.k8s.api.policy.v1.Eviction";

it("an eviction answers a Status in each 2xx, and still takes an Eviction", () => {
  const path = "/api/v1/namespaces/{namespace}/pods/{name}/eviction";
  const answer = (): { content: Record<string, { schema: { $ref: string } }> } => ({
    content: { "application/json": ref(EVICTION) },
  });
  const draft = documentOf({
    [path]: {
      post: {
        requestBody: { content: { "application/json": ref(EVICTION) } },
        responses: { "200": answer(), "201": answer(), "401": { description: "Unauthorized" } },
      },
    },
  });
  assert.equal(createAnswersStatus.apply(draft), 1);
  assert.deepEqual(draft.paths[path]?.post, {
    requestBody: { content: { "application/json": ref(EVICTION) } },
    responses: {
      "200": { content: { "application/json": ref(STATUS) } },
      "201": { content: { "application/json": ref(STATUS) } },
      "401": { description: "Unauthorized" },
    },
  });
});

it("bindings, and the binding of a pod, are met; rolebindings are left alone", () => {
  const post = (): DraftDocument["paths"][string] => ({
    post: { responses: { "201": { content: { "application/json": ref("Sent") } } } },
  });
  const draft = documentOf({
    "/api/v1/namespaces/{namespace}/bindings": post(),
    "/api/v1/namespaces/{namespace}/pods/{name}/binding": post(),
    "/apis/rbac.authorization.k8s.io/v1/namespaces/{namespace}/rolebindings": post(),
    "/apis/rbac.authorization.k8s.io/v1/clusterrolebindings": post(),
  });
  assert.equal(createAnswersStatus.apply(draft), 2);
  const answers = Object.values(draft.paths).map(
    (item) => item.post?.responses["201"]?.content?.["application/json"]?.schema?.$ref,
  );
  assert.deepEqual(
    answers,
    [STATUS, STATUS, "Sent", "Sent"].map((name) => `#/components/schemas/${name}`),
  );
});
