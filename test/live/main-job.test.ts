import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { HorizontalPodAutoscaler } from "../../src/api/autoscaling/v1.ts";
import { type KindAtWork, kindsAtWork } from "./kinds-at-work.ts";
import { liveSession } from "./live-session.ts";
import { liveTest } from "./live-test.ts";
import { manifestRecipes } from "./manifests/manifest-table.ts";

interface LiveObject {
  readonly metadata: {
    readonly name: string;
    readonly resourceVersion: string;
    readonly labels?: Record<string, string>;
  };
  readonly status?: unknown;
}

const namespace = `kuber-main-${randomBytes(3).toString("hex")}`;
const session = liveSession({ namespace });

/** Watches one object from a resourceVersion until the predicate holds; fails when the signal fires first. */
async function seeEvent(
  at: KindAtWork,
  name: string,
  resourceVersion: string,
  isWanted: (type: string, object: LiveObject) => boolean,
): Promise<LiveObject> {
  const signal = AbortSignal.timeout(60_000);
  const options = { fieldSelector: `metadata.name=${name}`, resourceVersion, signal };
  for await (const event of session.cluster.watch(at.kind, options)) {
    const object = event.object as LiveObject;
    if (isWanted(event.type, object)) return object;
  }
  throw new Error(`the watch of ${name} ended before the event came`);
}

async function doMainJob(at: KindAtWork): Promise<void> {
  const recipe = manifestRecipes.find(({ resource }) => resource === at.recipe);
  assert.ok(recipe, `a recipe for ${at.recipe}`);
  const plain = `job-${randomBytes(4).toString("hex")}`;
  const name = recipe.name?.(plain) ?? plain;
  const body = recipe.body(plain, namespace);

  const before = await session.cluster.list(at.kind);
  const created = (await session.cluster.create(at.kind, {
    ...body,
    metadata: { ...body.metadata, name },
  } as never)) as LiveObject;
  assert.equal(created.metadata.name, name);
  await seeEvent(at, name, before.metadata.resourceVersion, (type) => type === "ADDED");

  const patched = (await session.cluster.patch(at.kind, name, {
    metadata: { labels: { round: "one" } },
  })) as LiveObject;
  assert.equal(patched.metadata.labels?.["round"], "one");
  const operations = [{ op: "add", path: "/metadata/labels/round", value: "two" } as const];
  await session.cluster.patch(at.kind, name, operations);
  await seeEvent(
    at,
    name,
    created.metadata.resourceVersion,
    (_, object) => object.metadata.labels?.["round"] === "two",
  );

  if (at.hasStatus) {
    const { hasStatus } = at;
    const now = (await session.cluster.get(at.kind, name)) as LiveObject;
    if (!hasStatus(now)) await seeEvent(at, name, now.metadata.resourceVersion, (_, object) => hasStatus(object));
  }
  const read = (await session.cluster.get(at.kind, name)) as LiveObject;
  assert.ok(!at.hasStatus || at.hasStatus(read), "a read after the controller shows the status");
  const listed = (await session.cluster.list(at.kind)) as { readonly items: readonly LiveObject[] };
  assert.ok(listed.items.some((item) => item.metadata.name === name));

  await session.cluster.delete(at.kind, name, { propagationPolicy: "Background", gracePeriodSeconds: 0 });
  await seeEvent(
    at,
    name,
    read.metadata.resourceVersion,
    (type, object) => type === "DELETED" || "deletionTimestamp" in object.metadata,
  );
}

for (const at of [
  ...kindsAtWork,
  { kind: HorizontalPodAutoscaler, recipe: "autoscaling/v1/horizontalpodautoscalers" },
]) {
  const label = typeof at.kind === "string" ? at.kind : `${at.kind.group}/${at.kind.version} ${at.kind.kind}`;
  liveTest(`lists, creates, watches, patches, reads after its controller and deletes: ${label}`, () => doMainJob(at));
}
