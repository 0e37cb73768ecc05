import assert from "node:assert/strict";
import { after, before } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { Cluster } from "../../src/index.ts";
import { type ControlPlane, startControlPlane } from "../apiserver/control-plane.ts";
import { liveTest } from "./live-test.ts";

let plane: ControlPlane;
let cluster: Cluster;

before(async () => {
  if (process.env["KUBER_LIVE"] === "count") return;
  plane = await startControlPlane({ kwok: true, metrics: true });
  cluster = await Cluster.connect({ kubeconfig: plane.kubeconfig });
});

after(async () => {
  await cluster?.close();
  await plane?.close();
});

const template = (name: string, restartPolicy: "Always" | "Never") => ({
  metadata: { labels: { app: name } },
  spec: { restartPolicy, containers: [{ name: "main", image: "registry.example/app:1" }] },
});

/** The first event for which the predicate holds. */
async function see<K extends "Deployment" | "Job">(
  kind: K,
  name: string,
  isTrue: (status: unknown) => boolean,
): Promise<void> {
  const options = { fieldSelector: { "metadata.name": name }, signal: AbortSignal.timeout(60_000) };
  for await (const event of cluster.watch(kind as "Deployment", options)) {
    if (event.type !== "BOOKMARK" && isTrue(event.object.status)) return;
  }
  throw new Error(`the watch of ${kind} ${name} ended too early`);
}

liveTest("on simulated Nodes a Deployment becomes available and a Job completes", async () => {
  const selector = { matchLabels: { app: "web" } };
  await cluster.create("Deployment", {
    metadata: { name: "web" },
    spec: { replicas: 2, selector, template: template("web", "Always") },
  });
  await see(
    "Deployment",
    "web",
    (status) => (status as { availableReplicas?: number } | undefined)?.availableReplicas === 2,
  );
  await cluster.create("Job", { metadata: { name: "once" }, spec: { template: template("once", "Never") } });
  await see("Job", "once", (status) => (status as { succeeded?: number } | undefined)?.succeeded === 1);
});

liveTest("metrics of Nodes and Pods come with real samples and hold their captured document", async () => {
  const deadline = Date.now() + 100_000;
  const read = async () => ({
    nodes: await cluster.list("NodeMetrics"),
    pods: await cluster.list("PodMetrics", { labelSelector: { app: "web" } }),
  });
  let { nodes, pods } = await read();
  while (nodes.items.length < 2 || pods.items.length < 2) {
    assert.ok(Date.now() < deadline, "metrics-server has scraped every Node twice");
    await wait(1000);
    ({ nodes, pods } = await read());
  }
  const [node] = nodes.items;
  assert.match(String(node?.usage["cpu"]), /^\d+n?$/);
  assert.match(node?.window ?? "", /s$/);
  assert.equal(pods.items[0]?.containers[0]?.name, "main");
  const one = await cluster.get("PodMetrics", pods.items[0]?.metadata.name ?? "");
  assert.equal(one.kind, "PodMetrics");
});
