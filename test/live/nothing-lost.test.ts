import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { load } from "js-yaml";
import type { CustomResourceDefinition } from "../../src/api/apiextensions/v1.ts";
import type { NetworkPolicy } from "../../src/api/networking/v1.ts";
import { isConflict, NotServedError, type Resource } from "../../src/index.ts";
import { liveSession } from "./live-session.ts";
import { liveTest } from "./live-test.ts";

const suffix = randomBytes(3).toString("hex");
const namespace = `kuber-lossless-${suffix}`;
const group = `lossless-${suffix}.example.com`;
const session = liveSession({ namespace });

type Json = Readonly<Record<string, unknown>>;

/** An object without what the server writes at each change. */
function lasting(object: unknown): Json {
  const { metadata, ...rest } = structuredClone(object) as { metadata: Record<string, unknown> } & Json;
  for (const field of ["resourceVersion", "managedFields", "generation", "annotations"]) delete metadata[field];
  return { ...rest, metadata };
}

const policy = `
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: front-only
spec:
  podSelector: { matchLabels: { app: shop } }
  policyTypes: [Ingress, Egress]
  ingress:
    - from:
        - podSelector: { matchLabels: { role: front } }
        - ipBlock: { cidr: 10.0.0.0/8, except: [10.1.0.0/16] }
      ports: [{ protocol: TCP, port: 80, endPort: 90 }]
  egress:
    - to: [{ namespaceSelector: {} }]
`;

liveTest("a plain-YAML NetworkPolicy keeps its `from` when it is read, changed and written back", async () => {
  const manifest = load(policy) as NetworkPolicy;
  const created = await session.cluster.create("NetworkPolicy", manifest);
  assert.deepEqual(created.spec, manifest.spec);
  const read = await session.cluster.get("NetworkPolicy", "front-only");
  read.metadata.annotations = { touched: "yes" };
  const written = await session.cluster.replace("NetworkPolicy", read);
  assert.deepEqual(written.spec, manifest.spec);
  assert.deepEqual(lasting(written), lasting(created));
});

/** The definition's own controller writes its status meanwhile. */
async function replaceUntilUncontested<T>(readAndReplace: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readAndReplace();
    } catch (error) {
      if (!isConflict(error) || attempt === 10) throw error;
    }
  }
}

const definition = `
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: parcels.${group}
spec:
  group: ${group}
  scope: Namespaced
  names: { plural: parcels, singular: parcel, kind: Parcel }
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              required: [size]
              x-kubernetes-validations: [{ rule: "self.size != 'none'", message: "a size" }]
              properties:
                size: { type: string, enum: [small, large], default: small }
                allOf: { type: string }
                items: { type: array, items: { type: string }, x-kubernetes-list-type: set }
                nullable: { type: string, nullable: true }
                port: { x-kubernetes-int-or-string: true }
                ports:
                  type: array
                  items: { type: object, required: [name], properties: { name: { type: string }, count: { type: integer, format: int64 } } }
                  x-kubernetes-list-type: map
                  x-kubernetes-list-map-keys: [name]
                free: { type: object, x-kubernetes-preserve-unknown-fields: true }
`;

liveTest(
  "a CRD with x-kubernetes-*, default, enum and properties named like keywords comes through whole",
  async () => {
    const manifest = load(definition) as CustomResourceDefinition;
    const created = await session.cluster.create("CustomResourceDefinition", manifest);
    const schema = manifest.spec.versions[0]?.schema;
    assert.deepEqual(created.spec.versions[0]?.schema, schema);
    const written = await replaceUntilUncontested(async () => {
      const read = await session.cluster.get("CustomResourceDefinition", `parcels.${group}`);
      read.metadata.labels = { touched: "yes" };
      return session.cluster.replace("CustomResourceDefinition", read);
    });
    assert.deepEqual(written.spec.versions[0]?.schema, schema);
  },
);

/** A definition is served a moment after it was made. */
async function servedResource(object: { apiVersion: string; kind: string }): Promise<Resource> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await session.cluster.resourceOf(object);
    } catch (error) {
      if (!(error instanceof NotServedError) || Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}

liveTest("a custom resource keeps fields that no schema names, and a null that its schema allows", async () => {
  const spec = {
    size: "large",
    nullable: null,
    port: "80%",
    allOf: "a",
    items: ["x"],
    ports: [{ name: "a", count: 3 }],
    free: { deep: [{ er: 1.5 }], none: null },
  };
  const manifest = { apiVersion: `${group}/v1`, kind: "Parcel", metadata: { name: "one" }, spec };
  const Parcel = await servedResource(manifest);
  const created = (await session.cluster.create(Parcel, manifest)) as unknown as { spec: typeof spec };
  assert.deepEqual(created.spec, spec);
  const read = (await session.cluster.get(Parcel, "one")) as unknown as {
    spec: { items: string[] };
    metadata: { resourceVersion: string };
  };
  read.spec.items.push("y");
  const written = (await session.cluster.replace(Parcel, read as never)) as unknown as { spec: unknown };
  assert.deepEqual(written.spec, { ...spec, items: ["x", "y"] });
  await session.cluster.delete("CustomResourceDefinition", `parcels.${group}`);
});
