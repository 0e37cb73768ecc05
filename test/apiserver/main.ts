/** `npm run apiserver`: a real control plane to play with, until Ctrl-C. Flags: --kwok --metrics --feature-gates A=true,B=false --runtime-config api/all=true */
import { parseArgs } from "node:util";
import { controlPlaneBinary } from "./build.ts";
import { startControlPlane } from "./control-plane.ts";

const { values } = parseArgs({
  options: {
    kwok: { type: "boolean" },
    metrics: { type: "boolean" },
    "feature-gates": { type: "string" },
    "runtime-config": { type: "string" },
  },
});
const gates = (values["feature-gates"] ?? "").split(",").filter((gate) => gate !== "");
const featureGates = Object.fromEntries(gates.map((gate) => [gate.split("=")[0] ?? "", gate.endsWith("=true")]));
const plane = await startControlPlane({
  kwok: values.kwok ?? values.metrics ?? false,
  metrics: values.metrics ?? false,
  featureGates,
  ...(values["runtime-config"] === undefined ? {} : { apiServerFlags: { "runtime-config": values["runtime-config"] } }),
});
console.log((await plane.kubectl("version")).trim());
console.log(`\nexport KUBECONFIG=${plane.kubeconfig}`);
console.log(`alias kubectl='${await controlPlaneBinary()} kubectl'\n\nCtrl-C ends it and leaves nothing behind.`);
// A handler alone does not keep the process alive; the parts' pipes do.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    plane.close().then(() => process.exit(0));
  });
}
