import { randomBytes } from "node:crypto";
import { after, before } from "node:test";
import { Cluster } from "../../src/index.ts";
import { liveCluster } from "../apiserver/live-cluster.ts";
import { scenarios } from "../conformance/scenarios.ts";
import { liveTest } from "./live-test.ts";

let cluster: Cluster;
let release: () => Promise<void>;

before(async () => {
  if (process.env["KUBER_LIVE"] === "count") return;
  const live = await liveCluster();
  cluster = await Cluster.connect({ kubeconfig: live.kubeconfig });
  release = async () => {
    await cluster.close();
    await live.release();
  };
});

after(() => release?.());

for (const { name, run } of scenarios) {
  liveTest(`conformance: ${name}`, async () => {
    const namespace = `kuber-scenario-${randomBytes(4).toString("hex")}`;
    await cluster.create("Namespace", { metadata: { name: namespace } });
    try {
      await run(cluster.with({ namespace }));
    } finally {
      await cluster.delete("Namespace", namespace);
    }
  });
}
