import { randomBytes } from "node:crypto";
import { scenarios } from "../conformance/scenarios.ts";
import { liveSession } from "./live-session.ts";
import { liveTest } from "./live-test.ts";

const session = liveSession();

for (const { name, run } of scenarios) {
  liveTest(`conformance: ${name}`, async () => {
    const namespace = `kuber-scenario-${randomBytes(4).toString("hex")}`;
    await session.cluster.create("Namespace", { metadata: { name: namespace } });
    try {
      await run(session.cluster.with({ namespace }));
    } finally {
      await session.cluster.delete("Namespace", namespace);
    }
  });
}
