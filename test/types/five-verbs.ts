// The program whose cost the type checker's ceiling is set on: five verbs on built-in kinds.
import { Cluster } from "../../src/index.ts";

export async function fiveVerbs(): Promise<string> {
  const cluster = await Cluster.connect();
  const pods = await cluster.list("Pod", { labelSelector: { app: "web" } });
  const deployment = await cluster.get("Deployment", "web");
  await cluster.create("ConfigMap", { metadata: { name: "flags" }, data: { beta: "on" } });
  await cluster.patch("Deployment", "web", { spec: { replicas: pods.items.length } });
  await cluster.delete("Job", "migrate");
  return deployment.metadata.uid;
}
