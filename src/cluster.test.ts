import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  Cluster,
  ConnectionError,
  DecodeError,
  isExpired,
  type KubeObject,
  namespacedResource,
  StatusError,
  ValidationError,
} from "./index.ts";
import { type ScriptedTransport, scriptedTransport } from "./transport/index.ts";

type Script = Parameters<typeof scriptedTransport>[0];

async function clusterOn(script: Script): Promise<{ cluster: Cluster; transport: ScriptedTransport }> {
  const transport = scriptedTransport(script);
  return { transport, cluster: await Cluster.connect({ transport, namespace: "shop" }) };
}

const metadata = {
  name: "web",
  namespace: "shop",
  uid: "u",
  resourceVersion: "7",
  creationTimestamp: "2026-01-02T03:04:05Z",
};
const configMap = { apiVersion: "v1", kind: "ConfigMap", metadata };

async function failureOf<E extends Error>(promise: Promise<unknown>, type: new (...args: never[]) => E): Promise<E> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof type, `a ${type.name}, not ${String(error)}`);
  return error;
}

describe("what is answered", () => {
  it("by something that is no API server is named as what it is", async () => {
    const { cluster } = await clusterOn(() => ({
      body: "<html>login</html>",
      headers: { "content-type": "text/html; charset=utf-8" },
    }));
    const { message, place } = await failureOf(cluster.get("Pod", "web"), DecodeError);
    assert.equal(
      message,
      "expected JSON from an API server, found text/html [status 200, text/html; charset=utf-8, get /api/v1/namespaces/shop/pods/web (GET)]",
    );
    assert.equal(place.verb, "get");
    await failureOf(cluster.list("Pod"), DecodeError);
  });

  it("truncated, empty or not UTF-8 is named, and not quoted", async () => {
    const cases: [unknown, RegExp][] = [
      ['{"apiVersion":"v1","kind":"Secret","data":{"a":"aHVudGVyMg', /ends too early/],
      ["", /the answer is empty/],
      [Buffer.from([0x7b, 0xff]), /not valid UTF-8/],
    ];
    for (const [body, message] of cases) {
      const { cluster } = await clusterOn(() => ({ body }));
      const error = await failureOf(cluster.get("Secret", "web"), DecodeError);
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /aHVudGVy/);
      await failureOf(cluster.list("Secret"), DecodeError);
    }
  });

  it("as another kind than was asked for is refused", async () => {
    const { cluster } = await clusterOn(() => ({ body: { ...configMap, kind: "Secret" } }));
    assert.match(
      (await failureOf(cluster.get("ConfigMap", "web"), DecodeError)).message,
      /expected ConfigMap of v1, found Secret of v1/,
    );
  });

  it("as a Status of failure in a 200 is the server's refusal, to a delete too", async () => {
    const status = {
      kind: "Status",
      apiVersion: "v1",
      status: "Failure",
      reason: "Forbidden",
      code: 403,
      message: "no",
    };
    const { cluster } = await clusterOn(() => ({ body: status }));
    for (const call of [cluster.get("ConfigMap", "web"), cluster.delete("ConfigMap", "web")]) {
      const error = await failureOf(call, StatusError);
      assert.deepEqual([error.code, error.reason], [403, "Forbidden"]);
    }
  });

  it("and does not fit its schema is refused with the path and without the value", async () => {
    const { cluster } = await clusterOn(() => ({
      body: { ...configMap, kind: "Secret", data: { key: 42, "tls.key": "p@ss" } },
    }));
    const { message, violations, object } = await failureOf(cluster.get("Secret", "web"), ValidationError);
    assert.equal(object, "Secret shop/web");
    assert.deepEqual(
      violations.map(({ path }) => path),
      ["$.data.key", '$.data["tls.key"]'],
    );
    assert.doesNotMatch(message, /42|p@ss/);
  });

  it("in a list is refused by the item's place", async () => {
    const items = [{ metadata }, { metadata, data: { a: 1 } }];
    const { cluster } = await clusterOn(() => ({
      body: { apiVersion: "v1", kind: "ConfigMapList", metadata: { resourceVersion: "9" }, items },
    }));
    const { violations } = await failureOf(cluster.list("ConfigMap"), ValidationError);
    assert.deepEqual(violations, [{ path: "$.items[1].data.a", expected: "string", found: "integer" }]);
  });

  it("with fields and enum values that are newer than the client is kept and told", async () => {
    const reports: unknown[] = [];
    const transport = scriptedTransport(() => ({
      body: {
        apiVersion: "v1",
        kind: "Pod",
        metadata,
        spec: { containers: [{ name: "a" }], restartPolicy: "Sometimes", later: { a: [null] } },
      },
    }));
    const cluster = await Cluster.connect({ transport, namespace: "shop", onCheck: (report) => reports.push(report) });
    const pod = await cluster.get("Pod", "web");
    assert.equal(pod.spec?.restartPolicy, "Sometimes");
    assert.deepEqual((pod.spec as unknown as { later: unknown }).later, { a: [null] });
    assert.deepEqual(reports, [{ object: "Pod shop/web", unknownFields: 1, unknownEnumValues: 1, unexpectedNulls: 0 }]);
  });

  it("by a proxy as an error keeps the status, and its words where they are text", async () => {
    const plain = await clusterOn(() => ({
      status: 502,
      body: "upstream gone",
      headers: { "content-type": "text/plain" },
    }));
    assert.match((await failureOf(plain.cluster.get("Pod", "web"), StatusError)).message, /^upstream gone \[502/);
    const html = await clusterOn(() => ({ status: 403, body: "<html>", headers: { "content-type": "text/html" } }));
    assert.match(
      (await failureOf(html.cluster.get("Pod", "web"), StatusError)).message,
      /^no Status was answered, but text\/html \[403/,
    );
  });
});

describe("what is sent", () => {
  it("is completed without touching the caller's object, and goes where it says", async () => {
    const { cluster, transport } = await clusterOn(({ body }) => ({
      status: 201,
      body: { ...JSON.parse(String(body)), metadata },
    }));
    const manifest = Object.freeze({ metadata: Object.freeze({ name: "web", namespace: "other" }) });
    await cluster.create("ConfigMap", manifest);
    assert.equal(transport.requests[0]?.path, "/api/v1/namespaces/other/configmaps");
    assert.deepEqual(JSON.parse(String(transport.requests[0]?.body)), {
      ...manifest,
      apiVersion: "v1",
      kind: "ConfigMap",
    });
  });

  it("is not sent when the call contradicts itself: both sides are named", async () => {
    const { cluster, transport } = await clusterOn(() => ({}));
    const calls: [() => Promise<unknown>, RegExp][] = [
      [
        () => cluster.create("ConfigMap", { metadata: { name: "a", namespace: "x" } }, { namespace: "y" }),
        /the call says namespace "y", the object says "x"/,
      ],
      [
        () => cluster.create("ConfigMap", { kind: "Secret", metadata: { name: "a" } } as never),
        /the call is for ConfigMap of v1, the object says Secret of v1/,
      ],
      [() => cluster.get("Node", "a", { namespace: "x" }), /Node is cluster-scoped, it has no namespace "x"/],
      [() => cluster.get("Pod", ""), /"" is no name/],
      [() => cluster.get("Pod", "../secrets/x"), /the API allows neither "\/" nor "%"/],
      [() => cluster.get("Pod", "a", { namespace: "*" }), /"\*" is for collections/],
      [() => cluster.replace("ConfigMap", { data: {} }), /expected metadata\.name/],
      [() => cluster.get("Pod", "a", { subresource: "scale" }), /Pod has no subresource "scale"; it has: /],
      [() => cluster.get("Pod", "a", { subresource: "log" }), /answers no object/],
      [() => cluster.get("Deploymnt" as never, "a"), /no built-in kind\. Did you mean Deployment\?/],
      [() => cluster.patch("ConfigMap", "a", [{ op: "add", path: "x", value: 1 }]), /begins with "\/"/],
    ];
    for (const [call, message] of calls) await assert.rejects(call, message);
    assert.equal(transport.requests.length, 0);
  });

  it("as a merge patch that does not fit the kind is not sent", async () => {
    const { cluster, transport } = await clusterOn(() => ({}));
    const { violations } = await failureOf(
      cluster.patch("Deployment", "web", { spec: { replicas: "3" } } as never),
      ValidationError,
    );
    assert.deepEqual(violations, [{ path: "$.spec.replicas", expected: "int32", found: "string" }]);
    assert.equal(transport.requests.length, 0);
  });

  it("carries each option under its wire name", async () => {
    const { cluster, transport } = await clusterOn(() => ({
      body: { kind: "ConfigMapList", apiVersion: "v1", metadata: { resourceVersion: "1" }, items: null },
    }));
    const { items } = await cluster.list("ConfigMap", {
      namespace: "*",
      labelSelector: { a: "b" },
      fieldSelector: { "metadata.name": "x,y" },
      resourceVersion: "0",
      resourceVersionMatch: "NotOlderThan",
      limit: 2,
    });
    assert.deepEqual(items, [], "a nil Go slice is an empty list");
    assert.equal(transport.requests[0]?.path, "/api/v1/configmaps");
    assert.deepEqual(Object.fromEntries(transport.requests[0]?.query ?? []), {
      labelSelector: "a=b",
      fieldSelector: "metadata.name=x\\,y",
      resourceVersion: "0",
      resourceVersionMatch: "NotOlderThan",
      limit: "2",
    });
  });

  it("to delete carries its options in the body, and gives the object only while it is held", async () => {
    const deleting = { ...metadata, deletionTimestamp: "2026-01-02T03:04:05Z" };
    const answers = [
      { kind: "Status", apiVersion: "v1", status: "Success" },
      { ...configMap, metadata: { ...deleting, deletionGracePeriodSeconds: 30 } },
      { ...configMap, metadata: { ...deleting, deletionGracePeriodSeconds: 0 } },
      { ...configMap, metadata: { ...deleting, deletionGracePeriodSeconds: 0, finalizers: ["x/y"] } },
      configMap,
    ];
    const { cluster, transport } = await clusterOn((_, index) => ({ body: answers[index] }));
    const held: boolean[] = [];
    for (const _ of answers)
      held.push((await cluster.delete("ConfigMap", "web", { propagationPolicy: "Foreground" })) !== undefined);
    assert.deepEqual(held, [false, true, false, true, false]);
    assert.deepEqual(JSON.parse(String(transport.requests[0]?.body)), {
      kind: "DeleteOptions",
      apiVersion: "v1",
      propagationPolicy: "Foreground",
    });
    assert.deepEqual(transport.requests[0]?.query ?? [], []);
  });
});

describe("a list", () => {
  const page = (names: string[], token?: string): unknown => ({
    apiVersion: "v1",
    kind: "ConfigMapList",
    metadata: { resourceVersion: "9", ...(token === undefined ? {} : { continue: token, remainingItemCount: 1 }) },
    items: names.map((name) => ({ metadata: { ...metadata, name } })),
  });
  const expired = {
    kind: "Status",
    apiVersion: "v1",
    status: "Failure",
    reason: "Expired",
    code: 410,
    message: "too old",
    metadata: { continue: "newer" },
  };

  it("is fetched in chunks at one version, and its items carry their kind", async () => {
    const { cluster, transport } = await clusterOn((_, index) => ({
      body: index === 0 ? page(["a"], "t") : page(["b"]),
    }));
    const list = await cluster.list("ConfigMap", { resourceVersion: "5", resourceVersionMatch: "Exact" });
    assert.deepEqual(
      list.items.map(({ apiVersion, kind, metadata: { name } }) => [apiVersion, kind, name]),
      [
        ["v1", "ConfigMap", "a"],
        ["v1", "ConfigMap", "b"],
      ],
    );
    assert.deepEqual(list.metadata, { resourceVersion: "9" });
    assert.deepEqual(
      Object.fromEntries(transport.requests[1]?.query ?? []),
      { limit: "500", continue: "t" },
      "the token carries the version",
    );
  });

  it("whose token expires is fetched again in one answer, without repeats", async () => {
    const { cluster } = await clusterOn((request, index) => {
      if (index === 0) return { body: page(["a"], "t") };
      if (index === 1) return { status: 410, body: expired };
      assert.equal(request.query?.length, 0);
      return { body: page(["a", "b"]) };
    });
    assert.deepEqual(
      (await cluster.list("ConfigMap")).items.map((item) => item.metadata.name),
      ["a", "b"],
    );
  });

  it("whose pages give the same token for ever ends with an error", async () => {
    const { cluster, transport } = await clusterOn(() => ({
      body: {
        kind: "ConfigMapList",
        apiVersion: "v1",
        metadata: { resourceVersion: "5", continue: "same" },
        items: [],
      },
    }));
    const error = await failureOf(cluster.list("ConfigMap"), DecodeError);
    assert.match(error.message, /never end/);
    assert.equal(transport.requests.length, 2);
  });

  it("walked with each goes on from a newer state when the token expires", async () => {
    const { cluster } = await clusterOn((request, index) => {
      if (index === 0) return { body: page(["a"], "t") };
      if (index === 1) return { status: 410, body: expired };
      assert.equal(Object.fromEntries(request.query ?? [])["continue"], "newer");
      return { body: page(["b"]) };
    });
    const names: string[] = [];
    for await (const item of cluster.each("ConfigMap")) names.push(item.metadata.name);
    assert.deepEqual(names, ["a", "b"]);
  });

  it("of megabytes is decoded item by item, and holds the same as one parse", async () => {
    const items = Array.from({ length: 3000 }, (_, index) => ({
      metadata: { ...metadata, name: `n${index}` },
      data: { text: '},{"metadata":'.repeat(5) },
    }));
    const { cluster } = await clusterOn(() => ({
      body: { kind: "ConfigMapList", apiVersion: "v1", metadata: { resourceVersion: "9" }, items },
    }));
    const list = await cluster.list("ConfigMap");
    assert.deepEqual(
      list.items.map(({ metadata: { name }, data }) => [name, data]),
      items.map(({ metadata: { name }, data }) => [name, data]),
    );
  });

  it("with a whole number beyond 2^53 is refused by the place", async () => {
    const body = `{"kind":"NodeList","apiVersion":"v1","metadata":{"resourceVersion":"9"},"items":[{"metadata":${JSON.stringify(metadata)},"status":{"images":[{"sizeBytes":9007199254740993}]}}]}`;
    const { cluster } = await clusterOn(() => ({ body }));
    const { violations } = await failureOf(cluster.list("Node"), ValidationError);
    assert.equal(violations[0]?.path, "$.items[0].status.images[0].sizeBytes");
  });
});

describe("a watch", () => {
  const frames = (...lines: unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const bookmark = {
    type: "BOOKMARK",
    object: {
      kind: "Deployment",
      apiVersion: "apps/v1",
      metadata: { resourceVersion: "8", creationTimestamp: null },
      spec: { selector: null, template: { spec: { containers: null } } },
    },
  };

  async function collect(body: string, kind: "ConfigMap" | "Deployment" = "ConfigMap"): Promise<string[]> {
    const { cluster } = await clusterOn(() => ({ body }));
    const types: string[] = [];
    for await (const { type } of cluster.watch(kind)) types.push(type);
    return types;
  }

  it("tells each event, and takes a bookmark for what it is", async () => {
    assert.deepEqual(
      await collect(frames({ type: "ADDED", object: configMap }, { type: "DELETED", object: configMap })),
      ["ADDED", "DELETED"],
    );
    assert.deepEqual(await collect(frames(bookmark), "Deployment"), ["BOOKMARK"]);
  });

  it("throws an ERROR event in the server's words", async () => {
    const object = {
      kind: "Status",
      apiVersion: "v1",
      status: "Failure",
      message: "too old resource version: 1 (5)",
      reason: "Expired",
      code: 410,
    };
    const error = await failureOf(collect(frames({ type: "ERROR", object })), StatusError);
    assert.ok(isExpired(error));
  });

  it("that is cut in the middle of an event says so, one without its last newline does not", async () => {
    const whole = frames({ type: "ADDED", object: configMap });
    await failureOf(collect(whole.slice(0, -30)), ConnectionError);
    assert.deepEqual(await collect(whole.trimEnd()), ["ADDED"]);
  });

  it("names the place of what does not fit, and what is no event", async () => {
    const { violations, object } = await failureOf(
      collect(frames({ type: "ADDED", object: { ...configMap, data: { a: 1 } } })),
      ValidationError,
    );
    assert.deepEqual([object, violations[0]?.path], ["ADDED ConfigMap shop/web", "$.object.data.a"]);
    await failureOf(collect(frames({ type: "RENAMED", object: configMap })), DecodeError);
    await failureOf(collect("nonsense\n"), DecodeError);
  });
});

describe("a custom resource", () => {
  interface Backup extends KubeObject {
    apiVersion: "ops.example.com/v1";
    kind: "Backup";
    spec: { schedule: string; keep?: number | null };
  }
  const Backup = namespacedResource<Backup>({ apiVersion: "ops.example.com/v1", kind: "Backup", plural: "backups" });
  const component = {
    type: "object",
    required: ["spec"],
    properties: {
      apiVersion: { type: "string" },
      kind: { type: "string" },
      metadata: { allOf: [{ $ref: "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta" }] },
      spec: {
        type: "object",
        required: ["schedule"],
        properties: { schedule: { type: "string" }, keep: { type: "integer", nullable: true } },
      },
    },
    "x-kubernetes-group-version-kind": [{ group: "ops.example.com", version: "v1", kind: "Backup" }],
  };
  const document = {
    openapi: "3.0.0",
    info: { title: "", version: "" },
    paths: {},
    components: { schemas: { "com.example.ops.v1.Backup": component } },
  };
  const stored = (spec: object): object => ({ apiVersion: "ops.example.com/v1", kind: "Backup", metadata, spec });

  it("is held against the document that the server serves, which is read once", async () => {
    const { cluster, transport } = await clusterOn(({ path }) => ({
      body: path.startsWith("/openapi") ? document : stored({ schedule: "x", keep: null, later: 1 }),
    }));
    const backup = await cluster.get(Backup, "web");
    assert.deepEqual(backup.spec, { schedule: "x", keep: null, later: 1 }, "its own null stays");
    await cluster.get(Backup, "web");
    assert.equal(transport.requests.filter(({ path }) => path.startsWith("/openapi")).length, 1);
    const { violations } = await failureOf(
      cluster.create(Backup, { metadata: { name: "a" }, spec: { schedule: 3 } } as never),
      ValidationError,
    );
    assert.deepEqual(violations, [{ path: "$.spec.schedule", expected: "string", found: "integer" }]);
  });

  it("whose document is not served is still held against what every object has", async () => {
    const { cluster } = await clusterOn(({ path }) =>
      path.startsWith("/openapi")
        ? { status: 404 }
        : { body: { ...stored({}), metadata: { ...metadata, labels: { a: 1 } } } },
    );
    const { violations } = await failureOf(cluster.get(Backup, "web"), ValidationError);
    assert.equal(violations[0]?.path, "$.metadata.labels.a");
  });
});
