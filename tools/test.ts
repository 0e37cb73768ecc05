/**
 * `npm test`: every suite that needs no cluster, then the live suite on a real API server: the cluster that
 * KUBER_LIVE_KUBECONFIG names, or a private one where Go is there to build it. Where neither is, one loud line says
 * how many tests did not run; with CI=true that is a failure. `npm test -- offline` or `-- live` runs one half.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { canBuild } from "../test/apiserver/build.ts";
import { filesBelow } from "./files.ts";
import { root, run } from "./step.ts";

const offline = [
  "src",
  "tools",
  "examples",
  "test/conformance",
  "test/differential",
  "test/types",
  "test/golden",
  "test/consumer",
];
const live = ["test/apiserver", "test/live"];
const reporter = join(root, "tools", "test-reporter.ts");

function testFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => filesBelow(join(root, folder), ".test.ts"));
}

function nodeTest(folders: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const flags = ["--test", "--test-concurrency=2", `--test-reporter=${reporter}`, "--test-reporter-destination=stdout"];
  return run("node", [...flags, ...testFiles(folders)], { env });
}

/** How many live tests there are: each file declares its tests without running them. */
function countLiveTests(): number {
  const args = ["--test", `--test-reporter=${reporter}`, "--test-reporter-destination=stdout", ...testFiles(live)];
  const output = execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, KUBER_LIVE: "count" },
    encoding: "utf8",
  });
  return Number(/^(\d+) passed/m.exec(output)?.[1] ?? 0);
}

/** One private cluster for all live files: each would take seconds and 400 MB to start its own. */
async function nodeTestOnPrivateCluster(): Promise<number> {
  const { startControlPlane } = await import("../test/apiserver/control-plane.ts");
  await using plane = await startControlPlane();
  return await nodeTest(live, { KUBER_LIVE_KUBECONFIG: plane.kubeconfig, KUBER_LIVE_IS_PRIVATE: "1" });
}

async function runLive(): Promise<number> {
  if (process.env.KUBER_LIVE_KUBECONFIG) return nodeTest(live);
  const reason = await canBuild();
  if (reason === true) return nodeTestOnPrivateCluster();
  console.error(
    `\n!!! THE LIVE SUITE DID NOT RUN: ${countLiveTests()} tests on a real kube-apiserver were left out (${reason}).\n`,
  );
  return process.env.CI === "true" ? 1 : 0;
}

const half = process.argv[2];
const codes: number[] = [];
if (half !== "live") {
  console.log("offline suite");
  codes.push(await nodeTest(offline));
}
if (half !== "offline") {
  console.log("live suite");
  codes.push(await runLive());
}
process.exitCode = Math.max(...codes);
