import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { controlPlaneBinary } from "../test/apiserver/build.ts";
import { makeClusterFiles, writeKubeconfig } from "../test/apiserver/cluster-files.ts";
import { type Figure, ratios } from "./figures.ts";
import { recording } from "./record.ts";
import { jsonLines, runCommand, runProgram } from "./run-program.ts";

interface ListRun {
  readonly objects: number;
  readonly cpuUs: number;
  readonly wallUs: number;
  readonly blockMs: number;
}

const SUBJECTS = ["floor", "floor-paged", "kuber", "client-node"];
/** Lists in one process: the first pays for what is compiled and loaded, the fastest is what the work costs. */
const LISTS = 4;

function buildClientGo(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "kuber-bench-"));
  const program = join(folder, "client-go");
  try {
    execFileSync("go", ["build", "-o", program, "."], {
      cwd: join(import.meta.dirname, "client-go"),
      stdio: "inherit",
    });
    return program;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    console.error("client-go is left out: Go could not build it");
    return undefined;
  }
}

async function runClientGo(program: string, kubeconfig: string): Promise<ListRun[]> {
  const { output } = await runCommand(program, [kubeconfig, String(LISTS)]);
  return output
    .trim()
    .split("\n")
    .map((line) => {
      const [objects = 0, cpuUs = 0, wallUs = 0] = line.split(" ").map(Number);
      return { objects, cpuUs, wallUs, blockMs: 0 };
    });
}

/** The cheapest list of a process, per object; the longest block of any of its lists. */
function summarize(lists: readonly ListRun[]): {
  readonly cpuUs: number;
  readonly wallUs: number;
  readonly blockMs: number;
} {
  const per = (read: (list: ListRun) => number): number => Math.min(...lists.map((list) => read(list) / list.objects));
  return {
    cpuUs: per(({ cpuUs }) => cpuUs),
    wallUs: per(({ wallUs }) => wallUs),
    blockMs: Math.max(...lists.map(({ blockMs }) => blockMs)),
  };
}

/** A list of 5,000 Pods, replayed over TLS. */
export async function measureList(runs: number): Promise<Figure[]> {
  const folder = await recording();
  const files = makeClusterFiles(await controlPlaneBinary());
  const server = spawn(process.execPath, [join(import.meta.dirname, "replay-server.ts"), folder, files.directory], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const port = await new Promise<string>((settle) =>
    server.stdout.once("data", (chunk: Buffer) => settle(chunk.toString().trim())),
  );
  const kubeconfig = writeKubeconfig(files, `https://127.0.0.1:${port}`);
  const clientGo = buildClientGo();
  const found = new Map<string, ReturnType<typeof summarize>[]>();
  const add = (subject: string, lists: readonly ListRun[]): unknown =>
    found.set(subject, [...(found.get(subject) ?? []), summarize(lists)]);
  for (let run = 0; run < runs; run += 1) {
    for (const subject of SUBJECTS)
      add(subject, jsonLines((await runProgram("list", [subject, kubeconfig, String(LISTS)])).output));
    if (clientGo !== undefined) add("client-go JSON", await runClientGo(clientGo, kubeconfig));
  }
  server.kill();
  rmSync(files.directory, { recursive: true, force: true });
  return listFigures(found);
}

function listFigures(
  found: ReadonlyMap<string, readonly { cpuUs: number; wallUs: number; blockMs: number }[]>,
): Figure[] {
  const cpu = (subject: string): number[] => (found.get(subject) ?? []).map(({ cpuUs }) => cpuUs);
  const figures: Figure[] = [];
  for (const [subject, values] of found) {
    figures.push({ measure: "list of 5,000 Pods: CPU per object", subject, unit: "µs", values: cpu(subject) });
    figures.push({
      measure: "list of 5,000 Pods: wall per object",
      subject,
      unit: "µs",
      values: values.map(({ wallUs }) => wallUs),
    });
    if (subject === "client-go JSON") continue;
    const goal = subject === "kuber" ? { goal: { atMost: 50, why: "others have their turn" } } : {};
    figures.push({
      measure: "list of 5,000 Pods: longest block",
      subject,
      unit: "ms",
      values: values.map(({ blockMs }) => blockMs),
      ...goal,
    });
  }
  const kuber = cpu("kuber");
  const against = (subject: string, atMost?: number): Figure => ({
    measure: "list of 5,000 Pods: CPU",
    subject: `kuber ÷ ${subject}`,
    unit: "×",
    values: ratios(kuber, cpu(subject)),
    ...(atMost === undefined ? {} : { goal: { atMost, why: "the price of checking" } }),
  });
  const others = found.has("client-go JSON") ? [against("client-go JSON")] : [];
  return [...figures, against("floor", 1.2), against("floor-paged"), against("client-node", 0.6), ...others];
}
