import assert from "node:assert/strict";
import { type Cluster, isAlreadyExists, isConflict, isInvalid, isNotFound, StatusError } from "../../src/index.ts";
import type { Scenario } from "./scenario.ts";

const seconds = (count: number): AbortSignal => AbortSignal.timeout(count * 1000);

async function refusal(promise: Promise<unknown>): Promise<StatusError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof StatusError, `a StatusError, not ${String(error)}`);
  return error;
}

async function makeConfigMaps(cluster: Cluster, count: number, labels: Record<string, string> = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await cluster.create("ConfigMap", {
      metadata: { name: `many-${String(index).padStart(3, "0")}`, labels },
      data: { index: String(index) },
    });
  }
}

const ownLabel = { labelSelector: { own: "yes" } };

const writes: readonly Scenario[] = [
  {
    name: "a created object has a name, a uid, a resourceVersion and a time, and is what was sent",
    async run(cluster) {
      const data = { text: 'ü\n"quoted"', empty: "" };
      const made = await cluster.create("ConfigMap", { metadata: { name: "one", labels: { own: "yes" } }, data });
      assert.deepEqual(made.data, data);
      assert.equal(made.apiVersion, "v1");
      assert.equal(made.kind, "ConfigMap");
      assert.equal(made.metadata.namespace, cluster.namespace);
      assert.match(made.metadata.uid, /^[0-9a-f-]{36}$/);
      assert.match(made.metadata.creationTimestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      assert.deepEqual(await cluster.get("ConfigMap", "one"), made);
    },
  },
  {
    name: "generateName makes a name; a second object of one name is refused",
    async run(cluster) {
      const made = await cluster.create("ConfigMap", { metadata: { generateName: "gen-" } });
      assert.match(made.metadata.name, /^gen-[a-z0-9]{5}$/);
      const error = await refusal(cluster.create("ConfigMap", { metadata: { name: made.metadata.name } }));
      assert.ok(isAlreadyExists(error));
      assert.equal(error.details?.name, made.metadata.name);
    },
  },
  {
    name: "a name that is none is refused as invalid, with its field",
    async run(cluster) {
      const error = await refusal(cluster.create("ConfigMap", { metadata: { name: "Not_Valid" } }));
      assert.ok(isInvalid(error));
      assert.equal(error.details?.causes?.[0]?.field, "metadata.name");
    },
  },
  {
    name: "an object in a namespace that is not there is refused",
    async run(cluster) {
      const error = await refusal(
        cluster.create("ConfigMap", { metadata: { name: "x" } }, { namespace: "kuber-is-nowhere" }),
      );
      assert.ok(isNotFound(error));
      assert.equal(error.details?.kind, "namespaces");
    },
  },
  {
    name: "a replace at an old resourceVersion is a conflict, at the stored one it is done",
    async run(cluster) {
      const first = await cluster.create("ConfigMap", { metadata: { name: "replaced" }, data: { a: "1" } });
      const second = await cluster.replace("ConfigMap", { ...first, data: { a: "2" } });
      assert.notEqual(second.metadata.resourceVersion, first.metadata.resourceVersion);
      const error = await refusal(cluster.replace("ConfigMap", { ...first, data: { a: "3" } }));
      assert.ok(isConflict(error));
      assert.deepEqual((await cluster.get("ConfigMap", "replaced")).data, { a: "2" });
    },
  },
  {
    name: "a write that changes nothing makes no new version",
    async run(cluster) {
      const first = await cluster.create("ConfigMap", { metadata: { name: "same" }, data: { a: "1" } });
      const second = await cluster.patch("ConfigMap", "same", { data: { a: "1" } });
      assert.equal(second.metadata.resourceVersion, first.metadata.resourceVersion);
    },
  },
  {
    name: "a merge patch takes away with null; a JSON Patch whose test fails changes nothing",
    async run(cluster) {
      await cluster.create("ConfigMap", { metadata: { name: "patched" }, data: { a: "1", b: "2" } });
      assert.deepEqual((await cluster.patch("ConfigMap", "patched", { data: { a: null, c: "3" } })).data, {
        b: "2",
        c: "3",
      });
      const patch = [
        { op: "test", path: "/data/b", value: "other" } as const,
        { op: "remove", path: "/data/b" } as const,
      ];
      assert.equal((await refusal(cluster.patch("ConfigMap", "patched", patch))).code, 422);
      const escaped = [{ op: "add", path: "/metadata/labels", value: { "example.com/a": "1" } } as const];
      await cluster.patch("ConfigMap", "patched", escaped);
      const replaced = await cluster.patch("ConfigMap", "patched", [
        { op: "replace", path: "/metadata/labels/example.com~1a", value: "2" },
      ]);
      assert.deepEqual(replaced.metadata.labels, { "example.com/a": "2" });
      assert.deepEqual(replaced.data, { b: "2", c: "3" });
    },
  },
  {
    name: "generation counts changes of the spec, and status is written through its own endpoint only",
    async run(cluster) {
      const labels = { app: "gen" };
      const template = {
        metadata: { labels },
        spec: { containers: [{ name: "main", image: "registry.example/app:1" }] },
      };
      await cluster.create("ReplicaSet", {
        metadata: { name: "gen" },
        spec: { replicas: 0, selector: { matchLabels: labels }, template },
      });
      await cluster.patch("ReplicaSet", "gen", { metadata: { annotations: { note: "no spec" } } });
      const changed = await cluster.patch("ReplicaSet", "gen", {
        spec: { minReadySeconds: 1 },
        status: { replicas: 9 },
      });
      assert.equal(changed.metadata.generation, 2);
      assert.notEqual(changed.status?.replicas, 9);
    },
  },
  {
    name: "a dry run answers and stores nothing",
    async run(cluster) {
      await cluster.create("ConfigMap", { metadata: { name: "dry" } }, { dryRun: "All" });
      assert.equal(await cluster.find("ConfigMap", "dry"), undefined);
    },
  },
];

const deletions: readonly Scenario[] = [
  {
    name: "a finalizer holds a deleted object until it is taken away",
    async run(cluster) {
      await cluster.create("ConfigMap", { metadata: { name: "held", finalizers: ["example.com/hold"] } });
      const terminating = await cluster.delete("ConfigMap", "held");
      assert.ok(terminating?.metadata.deletionTimestamp, "it is terminating");
      await cluster.patch("ConfigMap", "held", { metadata: { finalizers: null } });
      assert.equal(await cluster.find("ConfigMap", "held"), undefined);
    },
  },
  {
    name: "a delete gives undefined once the object is gone, and refuses what is not there or has another uid",
    async run(cluster) {
      await cluster.create("ConfigMap", { metadata: { name: "gone" } });
      const error = await refusal(cluster.delete("ConfigMap", "gone", { preconditions: { uid: "other" } }));
      assert.ok(isConflict(error));
      assert.equal(await cluster.delete("ConfigMap", "gone"), undefined);
      assert.ok(isNotFound(await refusal(cluster.delete("ConfigMap", "gone"))));
    },
  },
  {
    name: "deleteCollection takes what the selector selects and gives it as a list",
    async run(cluster) {
      await makeConfigMaps(cluster, 2, { own: "yes" });
      await cluster.create("ConfigMap", { metadata: { name: "kept" } });
      const { items } = await cluster.deleteCollection("ConfigMap", ownLabel);
      assert.deepEqual(
        items.map(({ metadata }) => metadata.name),
        ["many-000", "many-001"],
      );
      assert.equal((await cluster.list("ConfigMap", ownLabel)).items.length, 0);
      assert.ok(await cluster.find("ConfigMap", "kept"));
    },
  },
];

const reads: readonly Scenario[] = [
  {
    name: "a list in pages is the list at once, each item once, at one resourceVersion",
    async run(cluster) {
      await makeConfigMaps(cluster, 7, { own: "yes" });
      const whole = await cluster.list("ConfigMap", ownLabel);
      const first = await cluster.list("ConfigMap", { ...ownLabel, limit: 3 });
      await cluster.delete("ConfigMap", "many-004");
      const second = await cluster.list("ConfigMap", {
        ...ownLabel,
        limit: 3,
        continue: first.metadata.continue ?? "",
      });
      const third = await cluster.list("ConfigMap", {
        ...ownLabel,
        limit: 3,
        continue: second.metadata.continue ?? "",
      });
      assert.equal(third.metadata.continue || undefined, undefined);
      const names = [first, second, third].flatMap(({ items }) => items.map(({ metadata }) => metadata.name));
      assert.deepEqual(
        names,
        whole.items.map(({ metadata }) => metadata.name),
      );
      assert.equal(first.metadata.resourceVersion, third.metadata.resourceVersion);
    },
  },
  {
    name: "each gives every object of a collection, page by page, with its kind",
    async run(cluster) {
      await makeConfigMaps(cluster, 5, { own: "yes" });
      const names: string[] = [];
      for await (const { kind, metadata } of cluster.each("ConfigMap", { ...ownLabel, limit: 2 }))
        names.push(`${kind} ${metadata.name}`);
      assert.deepEqual(
        names,
        [0, 1, 2, 3, 4].map((index) => `ConfigMap many-00${index}`),
      );
    },
  },
  {
    name: "selectors select: equality, sets, existence, fields",
    async run(cluster) {
      await cluster.create("ConfigMap", { metadata: { name: "a", labels: { own: "yes", tier: "front" } } });
      await cluster.create("ConfigMap", { metadata: { name: "b", labels: { own: "yes", tier: "back" } } });
      await cluster.create("ConfigMap", { metadata: { name: "c", labels: { own: "yes" } } });
      const names = async (labelSelector: string): Promise<string[]> =>
        (await cluster.list("ConfigMap", { labelSelector: `own=yes,${labelSelector}` })).items.map(
          ({ metadata }) => metadata.name,
        );
      assert.deepEqual(await names("tier=front"), ["a"]);
      assert.deepEqual(await names("tier!=front"), ["b", "c"]);
      assert.deepEqual(await names("tier in (front, back)"), ["a", "b"]);
      assert.deepEqual(await names("tier notin (front)"), ["b", "c"]);
      assert.deepEqual(await names("tier"), ["a", "b"]);
      assert.deepEqual(await names("!tier"), ["c"]);
      const { items } = await cluster.list("ConfigMap", { fieldSelector: { "metadata.name": "b" } });
      assert.deepEqual(
        items.map(({ metadata }) => metadata.name),
        ["b"],
      );
      assert.equal((await refusal(cluster.list("ConfigMap", { labelSelector: "a==b==c" }))).code, 400);
    },
  },
];

const watches: readonly Scenario[] = [
  {
    name: "a watch from a list's version tells every change after it, once and in order",
    async run(cluster) {
      const { metadata } = await cluster.list("ConfigMap", ownLabel);
      await cluster.create("ConfigMap", { metadata: { name: "w", labels: { own: "yes" } }, data: { a: "1" } });
      await cluster.patch("ConfigMap", "w", { data: { a: "2" } });
      await cluster.delete("ConfigMap", "w");
      const seen: string[] = [];
      for await (const event of cluster.watch("ConfigMap", {
        ...ownLabel,
        resourceVersion: metadata.resourceVersion,
        signal: seconds(20),
      })) {
        if (event.type === "BOOKMARK") continue;
        seen.push(`${event.type} ${event.object.data?.["a"]}`);
        if (event.type === "DELETED") break;
      }
      assert.deepEqual(seen, ["ADDED 1", "MODIFIED 2", "DELETED 2"]);
    },
  },
  {
    name: "an object that leaves the selection is deleted for its watch, one that enters it is added",
    async run(cluster) {
      await cluster.create("ConfigMap", { metadata: { name: "mover", labels: { own: "yes" } } });
      const { metadata } = await cluster.list("ConfigMap", ownLabel);
      await cluster.patch("ConfigMap", "mover", { metadata: { labels: { own: "no" } } });
      await cluster.patch("ConfigMap", "mover", { metadata: { labels: { own: "yes" } } });
      const seen: string[] = [];
      for await (const event of cluster.watch("ConfigMap", {
        ...ownLabel,
        resourceVersion: metadata.resourceVersion,
        signal: seconds(20),
      })) {
        if (event.type === "BOOKMARK") continue;
        seen.push(`${event.type} ${event.object.metadata.labels?.["own"]}`);
        if (event.type === "ADDED") break;
      }
      assert.deepEqual(seen, ["DELETED yes", "ADDED yes"]);
    },
  },
  {
    name: "a watch without a version begins with what there is; one with timeoutSeconds ends by itself",
    async run(cluster) {
      await makeConfigMaps(cluster, 2, { own: "yes" });
      const seen: string[] = [];
      for await (const event of cluster.watch("ConfigMap", { ...ownLabel, timeoutSeconds: 1, signal: seconds(20) })) {
        if (event.type !== "BOOKMARK") seen.push(`${event.type} ${event.object.metadata.name}`);
      }
      assert.deepEqual(seen.sort(), ["ADDED many-000", "ADDED many-001"]);
    },
  },
  {
    name: "a silent watch ends at once when it is aborted, with the reason",
    async run(cluster) {
      const controller = new AbortController();
      const { metadata } = await cluster.list("ConfigMap");
      const events = cluster.watch("ConfigMap", {
        resourceVersion: metadata.resourceVersion,
        signal: controller.signal,
        allowWatchBookmarks: false,
      });
      const waiting = events.next();
      setImmediate(() => controller.abort(new Error("enough")));
      await assert.rejects(waiting, /enough/);
    },
  },
];

/** Every scenario, in the order in which a reader meets them. */
export const scenarios: readonly Scenario[] = [...writes, ...deletions, ...reads, ...watches];
