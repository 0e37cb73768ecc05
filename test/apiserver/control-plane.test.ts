import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { Cluster, isForbidden, isUnauthorized, type KubeConfig } from "../../src/index.ts";
import { liveTest } from "../live/live-test.ts";
import { type ControlPlane, startControlPlane } from "./control-plane.ts";

let plane: ControlPlane;

before(async () => {
  if (process.env["KUBER_LIVE"] === "count") return;
  plane = await startControlPlane({
    apiServerFlags: { "runtime-config": "api/all=true" },
    featureGates: { AllAlpha: true },
  });
});

after(() => plane?.close());

function kubeconfigWith(token: string): KubeConfig {
  const authority = Buffer.from(plane.certificateAuthority).toString("base64");
  return {
    "current-context": "it",
    clusters: [{ name: "it", cluster: { server: plane.server, "certificate-authority-data": authority } }],
    users: [{ name: "it", user: { token } }],
    contexts: [{ name: "it", context: { cluster: "it", user: "it" } }],
  };
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isTrue())) {
    assert.ok(Date.now() < deadline, "it came true in time");
    await wait(100);
  }
}

function isListening(url: string): Promise<boolean> {
  return new Promise((settle) => {
    const sent = request(`${url}/livez`, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      settle(true);
    });
    sent.on("error", () => settle(false));
    sent.end();
  });
}

liveTest("a private cluster is the pinned release, takes flags and gates, and kubectl works on it", async () => {
  assert.match(await plane.kubectl("version"), /Server Version: v1\.35\.4/);
  assert.match(await plane.kubectl("api-versions"), /storage\.k8s\.io\/v1beta1/);
  assert.match(await plane.kubectl("get", "namespaces", "-o", "name"), /namespace\/default/);
  await assert.rejects(plane.kubectl("get", "pod", "none"), /pods "none" not found/);
});

liveTest("its tokens are an administrator's and a stranger's, and no other is let in", async () => {
  await using admin = await Cluster.connect({ kubeconfig: kubeconfigWith(plane.tokens.admin) });
  assert.ok((await admin.list("Namespace")).items.length > 0);
  await using viewer = await Cluster.connect({ kubeconfig: kubeconfigWith(plane.tokens.viewer) });
  await assert.rejects(viewer.list("Namespace"), (error) => isForbidden(error));
  await using nobody = await Cluster.connect({ kubeconfig: kubeconfigWith("no-token") });
  await assert.rejects(nobody.list("Namespace"), (error) => isUnauthorized(error));
});

liveTest("an API server that was killed comes back with its data", async () => {
  await using cluster = await Cluster.connect({ kubeconfig: plane.kubeconfig });
  const made = await cluster.create("ConfigMap", { metadata: { name: "survivor" } });
  await plane.kill("kube-apiserver");
  assert.equal(await isListening(plane.server), false);
  await plane.start("kube-apiserver");
  const read = await cluster.get("ConfigMap", "survivor");
  assert.equal(read.metadata.uid, made.metadata.uid);
});

liveTest("nothing is left behind when its starter is killed outright", async () => {
  const starter = spawn(process.execPath, [join(import.meta.dirname, "starter.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((settle) =>
    starter.stdout.once("data", (chunk: Buffer) => settle(chunk.toString())),
  );
  const { directory, server } = JSON.parse(line) as { directory: string; server: string };
  assert.ok(existsSync(directory));
  assert.ok(await isListening(server));
  starter.kill("SIGKILL");
  await until(async () => !existsSync(directory) && !(await isListening(server)));
});
