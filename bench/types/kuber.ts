import { Cluster } from "../../dist/index.js";

export async function fiveVerbs(): Promise<string | undefined> {
  const cluster = await Cluster.connect();
  const pods = await cluster.list("Pod", { labelSelector: { app: "web" } });
  const deployment = await cluster.get("Deployment", "web");
  await cluster.create("ConfigMap", { metadata: { name: "flags" }, data: { beta: "on" } });
  await cluster.patch("Deployment", "web", { spec: { replicas: pods.items.length } });
  await cluster.delete("Job", "migrate");
  return deployment.metadata.uid;
}
