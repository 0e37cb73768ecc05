import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtin, registryRows } from "../../src/api/registry.ts";
import { StatusError, ValidationError } from "../../src/index.ts";
import { apiVersionOf, type Resource } from "../../src/resources/index.ts";
import { liveSession } from "./live-session.ts";
import { liveTest } from "./live-test.ts";
import { manifestRecipes } from "./manifests/manifest-table.ts";
import { reviewManifests } from "./review-manifests.ts";
import { type TruthRow, truthPage } from "./truth-row.ts";

const namespace = `kuber-truth-${randomBytes(3).toString("hex")}`;
const page = join(import.meta.dirname, "../../docs/truth-check.md");
const rows: TruthRow[] = [];
const session = liveSession({ namespace, onWarning: () => {} });

type Outcomes = Record<string, string>;

/** Runs one verb; a refusal by status is an outcome, a violation is a failure of the suite. */
async function record<T>(outcomes: Outcomes, verb: string, run: () => Promise<T>): Promise<T | undefined> {
  try {
    const value = await run();
    outcomes[verb] = "held";
    return value;
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    outcomes[verb] = String(error.code);
    return undefined;
  }
}

interface LiveObject {
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly resourceVersion: string };
}

async function seeFirstEvent(resource: Resource, name: string): Promise<void> {
  const options = { fieldSelector: `metadata.name=${name}`, signal: AbortSignal.timeout(20_000) };
  for await (const event of session.cluster.watch(resource, options)) {
    if (event.type === "ADDED") return;
  }
  throw new Error(`the watch of ${resource.plural} ended without ${name}`);
}

async function exerciseStored(resource: Resource, outcomes: Outcomes): Promise<void> {
  const label = `${apiVersionOf(resource)}/${resource.plural}`;
  const recipe = manifestRecipes.find((candidate) => candidate.resource === label);
  assert.ok(recipe, `a recipe for ${label}`);
  const plain = `truth-${randomBytes(4).toString("hex")}`;
  const name = recipe.name?.(plain) ?? plain;
  const body = recipe.body(plain, namespace);
  const manifest = { ...body, metadata: { ...body.metadata, name } };
  const made = await record(outcomes, "create", () => session.cluster.create(resource, manifest as never));
  if (made === undefined) return;
  await record(outcomes, "get", () => session.cluster.get(resource, name));
  await record(outcomes, "list", () => session.cluster.list(resource));
  await record(outcomes, "watch", () => seeFirstEvent(resource, name));
  await record(outcomes, "patch", () =>
    session.cluster.patch(resource, name, { metadata: { labels: { truth: "merge" } } } as never),
  );
  await session.cluster.patch(resource, name, [{ op: "add", path: "/metadata/annotations", value: { truth: "json" } }]);
  await record(outcomes, "update", () => readAndReplace(resource, name));
  for (const [sub, { verbs }] of Object.entries(resource.subresources))
    await exerciseSubresource(resource, name, sub, verbs);
  if (resource.verbs.includes("deletecollection")) await exerciseDeleteCollection(resource, name, outcomes);
  await record(outcomes, "delete", () => session.cluster.delete(resource, name, { gracePeriodSeconds: 0 }));
}

/** Controllers write meanwhile; a conflict is read again. */
async function readAndReplace(resource: Resource, name: string, subresource?: string): Promise<unknown> {
  const options = subresource === undefined ? {} : { subresource };
  const canRead = subresource === undefined || resource.subresources[subresource]?.verbs.includes("get") === true;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await session.cluster.replace(
        resource,
        (await session.cluster.get(resource, name, canRead ? options : {})) as never,
        options,
      );
    } catch (error) {
      if (!(error instanceof StatusError) || error.code !== 409 || attempt === 10) throw error;
    }
  }
}

/** A dry run, so that the object stays for the delete that follows. */
async function exerciseDeleteCollection(resource: Resource, name: string, outcomes: Outcomes): Promise<void> {
  const options = { fieldSelector: { "metadata.name": name }, dryRun: "All" } as const;
  const list = await record(outcomes, "deletecollection", () => session.cluster.deleteCollection(resource, options));
  assert.equal(list?.items.length ?? 1, 1, "the list holds what the selector selects");
}

async function exerciseSubresource(
  resource: Resource,
  name: string,
  sub: string,
  verbs: readonly string[],
): Promise<void> {
  const outcomes: Outcomes = {};
  const options = { subresource: sub };
  if (resource.subresources[sub]?.kind === undefined) return;
  if (verbs.includes("get")) await record(outcomes, "get", () => session.cluster.get(resource, name, options));
  if (verbs.includes("patch")) {
    const patch = sub === "scale" ? { spec: { replicas: 1 } } : { metadata: { labels: { truth: sub } } };
    await record(outcomes, "patch", () => session.cluster.patch(resource, name, patch as never, options));
  }
  if (verbs.includes("update")) await record(outcomes, "update", () => readAndReplace(resource, name, sub));
  if (sub === "binding") {
    const target = { kind: "Node", name: "none" };
    const body = { apiVersion: "v1", kind: "Binding", metadata: { name, namespace }, target };
    await record(outcomes, "create", () => session.cluster.create(resource, body, { ...options, name, dryRun: "All" }));
  }
  if (sub === "token") {
    const body = { apiVersion: "authentication.k8s.io/v1", kind: "TokenRequest", spec: { audiences: ["kuber-test"] } };
    await record(outcomes, "create", () => session.cluster.create(resource, body, { ...options, name }));
  }
  if (sub === "eviction") {
    const body = { apiVersion: "policy/v1", kind: "Eviction", metadata: { name, namespace } };
    await record(outcomes, "create", () => session.cluster.create(resource, body, { ...options, name, dryRun: "All" }));
  }
  const carried = resource.subresources[sub];
  if (Object.keys(outcomes).length === 0) return;
  rows.push({
    apiVersion: apiVersionOf(resource),
    resource: `${resource.plural}/${sub}`,
    kind: carried?.kind ?? "",
    outcomes,
  });
}

async function exercise(resource: Resource): Promise<void> {
  const apiVersion = apiVersionOf(resource);
  const outcomes: Outcomes = {};
  const review = reviewManifests[`${apiVersion}/${resource.plural}`];
  if (review !== undefined)
    await record(outcomes, "create", () => session.cluster.create(resource, review(namespace) as never));
  else if (resource.isStored) await exerciseStored(resource, outcomes);
  else if (resource.verbs.includes("list")) {
    const { items } = await session.cluster.list(resource);
    outcomes["list"] = "held";
    const [first] = items as unknown as LiveObject[];
    if (first !== undefined) await record(outcomes, "get", () => session.cluster.get(resource, first.metadata.name));
  } else if (resource.plural === "bindings") await exerciseBinding(resource, outcomes);
  rows.push({ apiVersion, resource: resource.plural, kind: resource.kind, outcomes });
}

/** A binding needs a Pod that waits: the answer is a Status. */
async function exerciseBinding(resource: Resource, outcomes: Outcomes): Promise<void> {
  const name = `bound-${randomBytes(4).toString("hex")}`;
  await session.cluster.create("Pod", {
    metadata: { name },
    spec: { containers: [{ name: "main", image: "registry.example/app:1" }] },
  });
  const body = { metadata: { name }, target: { kind: "Node", name: "none" } };
  await record(outcomes, "create", () => session.cluster.create(resource, body as never));
  await session.cluster.delete("Pod", name, { gracePeriodSeconds: 0 });
}

const ga = registryRows.filter(({ apiVersion }) => /(^|\/)v\d+$/.test(apiVersion));

for (const { apiVersion, kind } of ga) {
  liveTest(`every answer about ${kind} of ${apiVersion} holds its schema, verb by verb`, async () => {
    try {
      await exercise(builtin(apiVersion, kind));
    } catch (error) {
      if (error instanceof ValidationError) assert.fail(error.message);
      throw error;
    }
  });
}

liveTest("the table of what ran stands in docs/truth-check.md as this run found it", async () => {
  if (!session.live.isPrivate) return;
  const text = truthPage(rows, "v1.35.4");
  if (process.env["CI"] === "true") assert.equal(readFileSync(page, "utf8"), text);
  else writeFileSync(page, text);
});
