import { after, before, describe, it } from "node:test";
import { Cluster } from "../../src/index.ts";
import { type ApiServer, startApiServer } from "../../src/server/index.ts";
import { scenarios } from "./scenarios.ts";

describe("the embedded API server", () => {
  let server: ApiServer;
  let cluster: Cluster;
  before(async () => {
    server = await startApiServer();
    cluster = await Cluster.connect({ kubeconfig: server.kubeconfig });
  });
  after(async () => {
    await cluster.close();
    await server.close();
  });

  for (const [index, { name, run }] of scenarios.entries()) {
    it(name, { timeout: 30_000 }, async () => {
      const namespace = `scenario-${index}`;
      await cluster.create("Namespace", { metadata: { name: namespace } });
      await run(cluster.with({ namespace }));
    });
  }
});
