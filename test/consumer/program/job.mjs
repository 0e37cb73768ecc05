// What a user's program sees: the package by its public names, on whichever Node runs this file.
import assert from "node:assert/strict";
import { Cluster, isNotFound } from "kuber";
import { HorizontalPodAutoscaler } from "kuber/api/autoscaling/v1";
import { startApiServer } from "kuber/server";

const server = await startApiServer();
const cluster = (await Cluster.connect({ kubeconfig: server.kubeconfig })).with({ namespace: "default" });
await cluster.create("ConfigMap", { metadata: { name: "flags" }, data: { beta: "on" } });
const { items } = await cluster.list("ConfigMap");
assert.deepEqual(
  items.filter((item) => item.metadata.name === "flags").map((item) => item.data),
  [{ beta: "on" }],
);
assert.equal((await cluster.list(HorizontalPodAutoscaler)).items.length, 0);
await cluster.delete("ConfigMap", "flags");
await assert.rejects(cluster.get("ConfigMap", "flags"), (error) => isNotFound(error));
await cluster.close();
await server.close();
console.log(`the consumer's program ran on Node ${process.versions.node}`);
