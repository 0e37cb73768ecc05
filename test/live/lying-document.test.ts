import assert from "node:assert/strict";
import { shapes } from "../../src/api/shapes.ts";
import { ValidationError } from "../../src/index.ts";
import { documentShapes, patchDocuments, patchRules } from "../../src/openapi/index.ts";
import { namespacedResource, type Resource } from "../../src/resources/index.ts";
import type { Shapes } from "../../src/schema/index.ts";
import { loadSpec } from "../../tools/spec/load-spec.ts";
import { liveSession } from "./live-session.ts";
import { liveTest } from "./live-test.ts";

const session = liveSession();

/** The shapes of core v1 from a copy of its document in which one field says another type than the server writes. */
function shapesOfLie(component: string, property: string, type: string): Shapes {
  const spec = loadSpec();
  const documents = new Map([...spec.documents, ...spec.captured]);
  const lie = structuredClone(documents.get("api/v1")) as {
    components: { schemas: Record<string, { properties: Record<string, { type?: string }> }> };
  };
  const field = lie.components.schemas[component]?.properties[property];
  assert.ok(field, `${component}.${property} is in the document`);
  field.type = type;
  documents.set("api/v1", lie as never);
  const patched = patchDocuments(documents, patchRules).documents.get("api/v1");
  assert.ok(patched);
  return { ...shapes, ...documentShapes({ document: patched }) };
}

function withShapes(kind: string, plural: string, lied: Shapes): Resource {
  const base = namespacedResource({ apiVersion: "example.com/v1", kind, plural });
  return { ...base, group: "", version: "v1", shape: { name: `io.k8s.api.core.v1.${kind}`, load: async () => lied } };
}

liveTest("a document made to lie about a field's type fails with the path, and the true one does not", async () => {
  const lied = shapesOfLie("io.k8s.api.core.v1.ServicePort", "port", "string");
  const failure = await session.cluster.list(withShapes("Service", "services", lied), { namespace: "default" }).then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(failure instanceof ValidationError, "the lie is found");
  assert.deepEqual(
    {
      path: failure.violations[0]?.path,
      expected: failure.violations[0]?.expected,
      found: failure.violations[0]?.found,
    },
    { path: "$.items[0].spec.ports[0].port", expected: "string", found: "integer" },
  );
  assert.match(failure.message, /\$\.items\[0\]\.spec\.ports\[0\]\.port: expected string, found integer/);
  await session.cluster.list(withShapes("Service", "services", shapes), { namespace: "default" });
});

liveTest("a document that demands a field which the server does not send fails with the path", async () => {
  const lied: Shapes = {
    ...shapes,
    "io.k8s.api.core.v1.Service": {
      ...(shapes["io.k8s.api.core.v1.Service"] as { properties: Shapes }),
      required: ["nonsense"],
    },
  };
  await assert.rejects(
    session.cluster.get(withShapes("Service", "services", lied), "kubernetes", { namespace: "default" }),
    /Service default\/kubernetes was answered, and does not fit its schema: \$\.nonsense: expected a required value, found nothing/,
  );
});
