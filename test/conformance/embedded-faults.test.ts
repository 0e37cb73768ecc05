import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Cluster, isExpired, isUnauthorized, type StatusError } from "../../src/index.ts";
import { startApiServer } from "../../src/server/index.ts";

describe("the embedded API server", () => {
  it("answers what it does not serve in the real server's ways", async () => {
    await using server = await startApiServer();
    const { token } = server.kubeconfig.users[0]?.user ?? {};
    const get = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`${server.url}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
    const unknownGroup = await get("/apis/example.com/v1/things");
    assert.deepEqual(
      [unknownGroup.status, unknownGroup.headers.get("content-type"), await unknownGroup.text()],
      [404, "text/plain; charset=utf-8", "404 page not found\n"],
    );
    const unknownResource = await get("/api/v1/things");
    assert.equal(
      ((await unknownResource.json()) as { message: string }).message,
      "the server could not find the requested resource",
    );
    const text = await get("/api/v1/namespaces/default/configmaps", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "text/plain" },
    });
    assert.equal(text.status, 415);
    const discovery = (await (await get("/api/v1")).json()) as { apiVersion?: string; resources: { name: string }[] };
    assert.equal(discovery.apiVersion, undefined, "core discovery has no apiVersion");
    assert.ok(discovery.resources.some(({ name }) => name === "pods/status"));
    assert.equal(await (await get("/readyz")).text(), "ok");
  });

  it("lets nobody in without its token", async () => {
    await using server = await startApiServer();
    const users = [{ name: "embedded", user: { token: "wrong" } }];
    await using stranger = await Cluster.connect({ kubeconfig: { ...server.kubeconfig, users } });
    await assert.rejects(stranger.list("Pod"), (error) => isUnauthorized(error));
  });

  it("forgets its history when told to: watches and tokens from before have expired", async () => {
    await using server = await startApiServer();
    await using cluster = await Cluster.connect({ kubeconfig: server.kubeconfig });
    for (const name of ["a", "b"]) await cluster.create("ConfigMap", { metadata: { name } });
    const first = await cluster.list("ConfigMap", { limit: 1 });
    await cluster.create("ConfigMap", { metadata: { name: "c" } });
    server.compact();
    const watching = async (): Promise<void> => {
      for await (const _ of cluster.watch("ConfigMap", { resourceVersion: first.metadata.resourceVersion })) break;
    };
    await assert.rejects(
      watching(),
      (error) => isExpired(error) && /too old resource version/.test((error as Error).message),
    );
    const next = cluster.list("ConfigMap", { limit: 1, continue: first.metadata.continue ?? "" });
    await assert.rejects(
      next,
      (error) => isExpired(error) && (error as StatusError).status.metadata?.continue !== undefined,
    );
    assert.deepEqual((await cluster.list("ConfigMap")).items.length, 3);
  });

  it("serves every kind of the registry that is stored: made, listed, deleted", async () => {
    await using server = await startApiServer();
    await using cluster = await Cluster.connect({ kubeconfig: server.kubeconfig });
    const { manifestRecipes } = await import("../live/manifests/manifest-table.ts");
    for (const { resource, body, name } of manifestRecipes) {
      const apiVersion = resource.slice(0, resource.lastIndexOf("/"));
      const { builtin, registryRows } = await import("../../src/api/registry.ts");
      const row = registryRows.find(
        (candidate) =>
          candidate.apiVersion === apiVersion && candidate.plural === resource.slice(resource.lastIndexOf("/") + 1),
      );
      assert.ok(row, resource);
      const kind = builtin(row.apiVersion, row.kind);
      const own = name?.("embedded") ?? "embedded";
      const manifest = body("embedded", "default");
      await cluster.create(kind, { ...manifest, metadata: { ...manifest.metadata, name: own } } as never);
      assert.ok((await cluster.list(kind)).items.length > 0, resource);
      await cluster.delete(kind, own);
      assert.equal(await cluster.find(kind, own), undefined, resource);
    }
  });

  it("a namespace takes its content with it", async () => {
    await using server = await startApiServer();
    await using cluster = await Cluster.connect({ kubeconfig: server.kubeconfig });
    await cluster.create("Namespace", { metadata: { name: "shop" } });
    await cluster.create("ConfigMap", { metadata: { name: "a", namespace: "shop" } });
    await cluster.delete("Namespace", "shop");
    assert.equal((await cluster.list("ConfigMap", { namespace: "*" })).items.length, 0);
  });
});
