import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  Cluster,
  ConnectionError,
  isForbidden,
  isNotFound,
  isUnauthorized,
  type KubeConfig,
  NotServedError,
  StatusError,
  ValidationError,
} from "../../src/index.ts";
import { liveSession } from "./live-session.ts";
import { liveTest } from "./live-test.ts";

const session = liveSession();

/** The live cluster's address with another user, or without its certificate authority. */
async function variant(change: { ca?: string; token?: string; isAnonymous?: boolean }): Promise<Cluster> {
  const { load } = await import("js-yaml");
  const config = load(readFileSync(session.live.kubeconfig, "utf8")) as KubeConfig;
  const { "certificate-authority-data": ownCa, server } = config.clusters?.[0]?.cluster ?? {};
  assert.ok(ownCa !== undefined && server !== undefined, "the live kubeconfig holds its authority's certificate");
  const ca = change.ca ?? ownCa;
  return Cluster.connect({
    kubeconfig: {
      "current-context": "it",
      clusters: [{ name: "it", cluster: { server, ...(ca === "" ? {} : { "certificate-authority-data": ca }) } }],
      users: [{ name: "it", user: change.token === undefined ? {} : { token: change.token } }],
      contexts: [{ name: "it", context: { cluster: "it", user: "it" } }],
    },
  });
}

liveTest("a certificate that nobody vouches for is named as that, and nothing is sent", async () => {
  await using stranger = await variant({ ca: "", token: "never-sent" });
  await assert.rejects(stranger.list("Pod"), (error) => {
    assert.ok(error instanceof ConnectionError);
    assert.equal(error.phase, "connect");
    assert.equal(error.outcome, "not-sent");
    assert.match(error.message, /certificate .* not trusted .*expected one that certificate-authority-data/);
    assert.doesNotMatch(error.message, /never-sent/);
    return true;
  });
});

liveTest("a bad token is a 401 in the server's words, without the token", async () => {
  await using stranger = await variant({ token: "wrong-token" });
  await assert.rejects(stranger.get("Pod", "x"), (error) => {
    assert.ok(isUnauthorized(error));
    assert.equal(error.message, "Unauthorized [401 Unauthorized, get /api/v1/namespaces/default/pods/x (GET)]");
    return true;
  });
});

liveTest("an anonymous user is refused with reason, code and details", async () => {
  await using stranger = await variant({});
  await assert.rejects(stranger.list("Secret"), (error) => {
    assert.ok(isForbidden(error));
    assert.equal(error.reason, "Forbidden");
    assert.match(error.message, /secrets is forbidden: User "system:anonymous" cannot list resource "secrets"/);
    return true;
  });
});

liveTest("a manifest that does not fit its schema is not sent, and the place is named", async () => {
  const manifest = {
    metadata: { name: "x" },
    spec: { selector: {}, replicas: "three", template: { spec: { containers: "none" } } },
  };
  await assert.rejects(session.cluster.create("Deployment", manifest as never), (error) => {
    assert.ok(error instanceof ValidationError);
    assert.deepEqual(
      error.violations.map(({ path, expected, found }) => `${path} ${expected} ${found}`),
      ["$.spec.replicas int32 string", "$.spec.template.spec.containers array string"],
    );
    return true;
  });
});

liveTest("what only the server can know is refused in its words, with the causes", async () => {
  const manifest = { metadata: { name: "Not_A_Name" }, data: {} };
  await assert.rejects(session.cluster.create("ConfigMap", manifest), (error) => {
    assert.ok(error instanceof StatusError);
    assert.equal(error.code, 422);
    assert.equal(error.details?.causes?.[0]?.field, "metadata.name");
    return true;
  });
});

liveTest("a version that is not served is an error that names the ones that are", async () => {
  const resource = {
    ...(await session.cluster.resourceOf({ apiVersion: "autoscaling/v2", kind: "HorizontalPodAutoscaler" })),
    version: "v2beta2",
  };
  await assert.rejects(session.cluster.list(resource), (error) => {
    assert.ok(error instanceof NotServedError);
    assert.deepEqual(error.served, ["autoscaling/v2", "autoscaling/v1"]);
    return true;
  });
  await assert.rejects(session.cluster.resourceOf({ apiVersion: "example.com/v1", kind: "Nothing" }), NotServedError);
});

liveTest("a missing object is not found by get, and undefined for find; an unserved kind is neither", async () => {
  await assert.rejects(session.cluster.get("Pod", "none"), (error) => isNotFound(error));
  assert.equal(await session.cluster.find("Pod", "none"), undefined);
  const resource = { ...(await session.cluster.resourceOf({ apiVersion: "v1", kind: "Pod" })), plural: "poods" };
  await assert.rejects(session.cluster.find(resource, "none"));
});
