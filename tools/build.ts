/**
 * `npm run build`: dist/ as it is published. Declarations as the compiler writes them; the code in a few chunks, because
 * a start pays for every file that it opens (docs/decisions/005).
 */
import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { filesBelow } from "./files.ts";
import { root, runSteps } from "./step.ts";

const source = join(root, "src");
const dist = join(root, "dist");
const entries = [
  "index.ts",
  "server/index.ts",
  "transport/index.ts",
  "schema/index.ts",
  "openapi/index.ts",
  "codegen/index.ts",
];
const generated = filesBelow(join(source, "api"), ".ts").map((path) => relative(source, path));

rmSync(dist, { recursive: true, force: true });
const passed = await runSteps([["declarations", "tsc", "-p", "tsconfig.build.json"]]);
if (passed) {
  await build({
    absWorkingDir: root,
    entryPoints: [...entries, ...generated].map((entry) => join("src", entry)),
    outbase: "src",
    outdir: dist,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    packages: "external",
    chunkNames: "chunks/[name]-[hash]",
    logLevel: "warning",
  });
}
process.exitCode = passed ? 0 : 1;
