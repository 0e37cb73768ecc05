import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { after, before } from "node:test";
import { Cluster } from "../../src/index.ts";
import { liveTest } from "../live/live-test.ts";
import { controlPlaneBinary } from "./build.ts";
import { type ControlPlane, startControlPlane } from "./control-plane.ts";

let plane: ControlPlane;
let cluster: Cluster;

before(async () => {
  if (process.env["KUBER_LIVE"] === "count") return;
  plane = await startControlPlane({ kwok: true });
  cluster = await Cluster.connect({ kubeconfig: plane.kubeconfig });
  await cluster.create("Pod", {
    metadata: { name: "box" },
    spec: { containers: [{ name: "main", image: "none" }], nodeName: "node-0" },
  });
  for await (const event of cluster.watch("Pod", { fieldSelector: "metadata.name=box" })) {
    if (event.type !== "BOOKMARK" && event.object.status?.phase === "Running") break;
  }
});

after(async () => {
  await cluster?.close();
  await plane?.close();
});

async function kubectl(...args: string[]): Promise<ChildProcess> {
  return spawn(await controlPlaneBinary(), ["kubectl", "--kubeconfig", plane.kubeconfig, ...args]);
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(input: string, ...args: string[]): Promise<Ended> {
  const child = await kubectl(...args);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    stderr += chunk;
  });
  child.stdin?.end(input);
  const code = await new Promise<number | null>((settle) => child.on("close", settle));
  return { code, stdout, stderr };
}

liveTest("exec gives both outputs and the exit code", async () => {
  const { code, stdout, stderr } = await run("", "exec", "box", "--", "sh", "-c", "echo out; echo err >&2; exit 7");
  assert.deepEqual([code, stdout, stderr.split("\n")[0]], [7, "out\n", "err"]);
});

liveTest("exec passes input on to its end", async () => {
  const input = "line\n".repeat(100_000);
  const { code, stdout } = await run(input, "exec", "-i", "box", "--", "wc", "-c");
  assert.deepEqual([code, Number(stdout)], [0, input.length]);
});

liveTest("exec of a command that does not exist says so", async () => {
  const { code, stderr } = await run("", "exec", "box", "--", "no-such-command");
  assert.notEqual(code, 0);
  assert.match(stderr, /no-such-command.*not found/);
});

liveTest("attach sends back what it is sent", async () => {
  const { stdout } = await run("hello\n", "attach", "-i", "box");
  assert.equal(stdout, "hello\n");
});

liveTest("port-forward reaches a port of this machine", async () => {
  const server = createServer((_, answer) => answer.end("here"));
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const { port } = server.address() as AddressInfo;
  const child = await kubectl("port-forward", "pod/box", `:${port}`);
  const forwarded = await new Promise<string>((settle, fail) => {
    child.on("exit", (code) => fail(new Error(`kubectl port-forward ended: ${code}`)));
    child.stdout?.on("data", (chunk) => {
      const found = /127\.0\.0\.1:(\d+) ->/.exec(String(chunk));
      if (found?.[1] !== undefined) settle(found[1]);
    });
  });
  assert.equal(await (await fetch(`http://127.0.0.1:${forwarded}/`)).text(), "here");
  child.removeAllListeners("exit").kill();
  server.closeAllConnections();
  server.close();
});

liveTest("nobody but the API server may exec", async () => {
  const node = await cluster.get("Node", "node-0");
  const port = node.status?.daemonEndpoints?.kubeletEndpoint?.Port;
  const status = await new Promise((settle, fail) => {
    const url = `https://127.0.0.1:${port}/exec/default/box/main?command=true&output=1`;
    request(url, { method: "POST", rejectUnauthorized: false }, (answer) => settle(answer.resume().statusCode))
      .on("error", fail)
      .end();
  });
  assert.equal(status, 401);
});
