import { Cluster } from "../src/index.ts";
import { controlPlaneBinary } from "../test/apiserver/build.ts";
import { startControlPlane } from "../test/apiserver/control-plane.ts";
import { type Figure, ratios } from "./figures.ts";
import { podManifest } from "./pod-manifest.ts";
import { runCommand, runProgram } from "./run-program.ts";

const NAMESPACE = "start";
const PODS = 140;

/** Import time and heap, each over a bare process of the same round. */
export async function measureImport(runs: number): Promise<Figure[]> {
  const over: Record<string, number[]> = { kuber: [], "client-node": [] };
  const heap: Record<string, number[]> = { kuber: [], "client-node": [] };
  for (let run = 0; run < runs; run += 1) {
    const bare = (await runProgram("nothing")).wallMs;
    for (const subject of ["kuber", "client-node"]) {
      over[subject]?.push((await runProgram(`import-${subject}`)).wallMs - bare);
      const { output } = await runProgram(`heap-${subject}`, [], ["--expose-gc"]);
      heap[subject]?.push(Number(output) / 1e6);
    }
  }
  return ["kuber", "client-node"].flatMap((subject): Figure[] => [
    {
      measure: "import, over a bare process",
      subject,
      unit: "ms",
      values: over[subject] ?? [],
      ...(subject === "kuber" ? { goal: { atMost: 60, why: "a start" } } : {}),
    },
    {
      measure: "heap after import",
      subject,
      unit: "MB",
      values: heap[subject] ?? [],
      ...(subject === "kuber" ? { goal: { atMost: 5, why: "a start" } } : {}),
    },
  ]);
}

/** From process start to the end of the first typed list of 140 Pods on a real kube-apiserver. */
export async function measureFirstList(runs: number): Promise<Figure[]> {
  await using plane = await startControlPlane({ parts: ["etcd", "kube-apiserver"] });
  await using cluster = await Cluster.connect({ kubeconfig: plane.kubeconfig, namespace: NAMESPACE });
  await cluster.create("Namespace", { metadata: { name: NAMESPACE } });
  await cluster.create("ServiceAccount", { metadata: { name: "default" } });
  for (let index = 0; index < PODS; index += 1)
    await cluster.create("Pod", podManifest("web", `web-${index}`) as never);
  const binary = await controlPlaneBinary();
  const kubectl = ["kubectl", "--kubeconfig", plane.kubeconfig, "get", "pods", "-n", NAMESPACE];
  // kubectl's discovery cache is warm after this; the others keep none.
  await runCommand(binary, kubectl);
  const walls: Record<string, number[]> = { kubectl: [], kuber: [], "client-node": [] };
  for (let run = 0; run < runs; run += 1) {
    walls["kubectl"]?.push((await runCommand(binary, kubectl)).wallMs);
    for (const subject of ["kuber", "client-node"]) {
      const { output, wallMs } = await runProgram(`first-${subject}`, [plane.kubeconfig, NAMESPACE]);
      if (Number(output) !== PODS) throw new Error(`${subject} listed ${output.trim()} of ${PODS} Pods`);
      walls[subject]?.push(wallMs);
    }
  }
  const figures = Object.entries(walls).map(
    ([subject, values]): Figure => ({ measure: "process start to first typed list", subject, unit: "ms", values }),
  );
  const against = ratios(walls["kuber"] ?? [], walls["kubectl"] ?? []);
  const goal = { atMost: 1, why: "no later than kubectl" };
  return [
    ...figures,
    {
      measure: "process start to first typed list",
      subject: "kuber ÷ kubectl get pods",
      unit: "×",
      values: against,
      goal,
    },
  ];
}
