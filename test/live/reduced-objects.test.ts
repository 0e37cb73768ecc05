import assert from "node:assert/strict";
import { shapes } from "../../src/api/shapes.ts";
import { findConfig } from "../../src/config/index.ts";
import { checkAnswer, decodeJson, Findings, ShapeBook } from "../../src/schema/index.ts";
import { ByteCollector } from "../../src/std/index.ts";
import { NodeTransport } from "../../src/transport/index.ts";
import { liveSession } from "./live-session.ts";
import { liveTest } from "./live-test.ts";

const session = liveSession();
const META = "io.k8s.apimachinery.pkg.apis.meta.v1.";
const book = new ShapeBook(shapes, "absent");

/** What the server answers when it is asked for a reduced object, and what its shape finds in it. */
async function reduced(path: string, as: string): Promise<{ readonly kind: unknown; readonly findings: Findings }> {
  const { settings } = await findConfig({ kubeconfig: session.live.kubeconfig });
  const transport = new NodeTransport(settings);
  try {
    const accept = `application/json;as=${as};g=meta.k8s.io;v=v1`;
    const answer = await transport.send({ method: "GET", path, headers: { accept } });
    assert.equal(answer.status, 200);
    const value = decodeJson(await new ByteCollector().collect(answer.body)) as { kind?: unknown };
    const findings = new Findings();
    checkAnswer(value, `${META}${as}`, book, findings);
    return { kind: value.kind, findings };
  } finally {
    await transport.close();
  }
}

const ASKED = [
  ["/api/v1/namespaces", "Table"],
  ["/apis/apps/v1/deployments", "Table"],
  ["/api/v1/namespaces/default", "PartialObjectMetadata"],
  ["/apis/rbac.authorization.k8s.io/v1/clusterroles", "PartialObjectMetadataList"],
] as const;

for (const [path, as] of ASKED) {
  liveTest(`${path} as ${as} is what its component says, with no field that it does not know`, async () => {
    const { kind, findings } = await reduced(path, as);
    assert.equal(kind, as);
    assert.deepEqual(findings.violations, []);
    assert.equal(findings.unknownFields, 0);
  });
}
