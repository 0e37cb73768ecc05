/** Scales a Deployment and follows its changes until a newer generation was observed. Runs on the embedded server. */
import { Cluster } from "../src/index.ts";
import { startApiServer } from "../src/server/index.ts";

export async function scaleAndWatch(cluster: Cluster, name: string, replicas: number): Promise<number[]> {
  const { metadata } = await cluster.list("Deployment");
  const wanted = await cluster.patch("Deployment", name, { spec: { replicas } });
  const seen: number[] = [];
  for await (const event of cluster.watch("Deployment", { resourceVersion: metadata.resourceVersion })) {
    if (event.type === "BOOKMARK" || event.object.metadata.name !== name) continue;
    seen.push(event.object.spec?.replicas ?? 0);
    if (event.object.metadata.generation === wanted.metadata.generation) break;
  }
  return seen;
}

if (process.argv[1] === import.meta.filename) {
  await using server = await startApiServer();
  await using cluster = await Cluster.connect({ kubeconfig: server.kubeconfig });
  const labels = { app: "web" };
  await cluster.create("Deployment", {
    metadata: { name: "web" },
    spec: {
      replicas: 1,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: "web", image: "registry.example/web:1" }] } },
    },
  });
  console.log(await scaleAndWatch(cluster, "web", 3));
}
