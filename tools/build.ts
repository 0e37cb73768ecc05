/** `npm run build`: dist/ as it is published. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root, runSteps } from "./step.ts";

rmSync(join(root, "dist"), { recursive: true, force: true });
const passed = await runSteps([["compile", "tsc", "-p", "tsconfig.build.json"]]);
process.exitCode = passed ? 0 : 1;
