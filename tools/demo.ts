/**
 * `npm run demo`: the main job, on the embedded API server, or with `-- --context NAME` on the cluster that this
 * context of your kubeconfig names, in a namespace of its own that is removed at the end.
 */
import { parseArgs } from "node:util";
import { Cluster, isNotFound } from "../src/index.ts";
import { startApiServer } from "../src/server/index.ts";

const { values } = parseArgs({ options: { context: { type: "string" }, kubeconfig: { type: "string" } } });

function say(step: string, ...facts: unknown[]): void {
  console.log(`${step.padEnd(9)} ${facts.map(String).join(" ")}`);
}

const deployment = (name: string) => ({
  metadata: { name, labels: { app: name } },
  spec: {
    replicas: 1,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: { labels: { app: name } },
      spec: { containers: [{ name: "web", image: "registry.example/web:1" }] },
    },
  },
});

async function mainJob(cluster: Cluster): Promise<void> {
  const namespace = `kuber-demo-${Date.now().toString(36)}`;
  await cluster.create("Namespace", { metadata: { name: namespace } });
  say("create", "Namespace", namespace);
  const shop = cluster.with({ namespace });
  try {
    const namespaces = await cluster.list("Namespace");
    say(
      "list",
      namespaces.items.length,
      "namespaces:",
      namespaces.items.map(({ metadata }) => metadata.name).join(", "),
    );
    const before = await shop.list("Deployment");
    const created = await shop.create("Deployment", deployment("web"));
    say("create", "Deployment web, uid", created.metadata.uid, "at version", created.metadata.resourceVersion);
    const patched = await shop.patch("Deployment", "web", { spec: { replicas: 3 } });
    say("patch", "replicas", created.spec?.replicas, "->", patched.spec?.replicas, "(merge patch)");
    await shop.patch("Deployment", "web", [{ op: "add", path: "/metadata/labels/tier", value: "front" }]);
    say("patch", "label tier=front (JSON Patch)");
    const removed = await shop.delete("Deployment", "web", { propagationPolicy: "Background" });
    say("delete", removed === undefined ? "Deployment web is gone" : "Deployment web is terminating");
    for await (const event of shop.watch("Deployment", {
      resourceVersion: before.metadata.resourceVersion,
      signal: AbortSignal.timeout(30_000),
    })) {
      if (event.type === "BOOKMARK") continue;
      const { metadata, spec } = event.object;
      say(
        "watch",
        event.type,
        metadata.name,
        `replicas=${spec?.replicas}`,
        `labels=${JSON.stringify(metadata.labels)}`,
      );
      if (event.type === "DELETED") break;
    }
    await shop.get("Deployment", "web").catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
      say("get", "as it should be:", error.message);
    });
  } finally {
    await cluster.delete("Namespace", namespace);
    say("delete", "Namespace", namespace);
  }
}

const isReal = values.context !== undefined || values.kubeconfig !== undefined;
const server = isReal ? undefined : await startApiServer();
const cluster = await Cluster.connect({
  ...(server === undefined ? {} : { kubeconfig: server.kubeconfig }),
  ...(values.kubeconfig === undefined ? {} : { kubeconfig: values.kubeconfig }),
  ...(values.context === undefined ? {} : { context: values.context }),
});
say(
  "connect",
  server === undefined ? `the context ${values.context ?? "(current)"}` : `the embedded API server at ${server.url}`,
);
try {
  await mainJob(cluster);
} finally {
  await cluster.close();
  await server?.close();
}
