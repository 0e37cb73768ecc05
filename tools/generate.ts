/**
 * `npm run generate`: spec/ → src/api/. With `--check` nothing is written and a difference is a failure; with
 * `--release vX.Y.Z` the documents of that release are fetched first (the Go module, or `--directory`, `--url`).
 * Prints what the rules matched and what changed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { generate } from "../src/codegen/index.ts";
import { totalOf } from "../src/openapi/index.ts";
import { filesBelow } from "./files.ts";
import { describeChange, surfaceOfRegistry } from "./spec/describe-change.ts";
import { loadSpec } from "./spec/load-spec.ts";
import { patchedSpec } from "./spec/patched-spec.ts";
import { root, run } from "./step.ts";

const folder = join(root, "src", "api");

const { values } = parseArgs({
  options: {
    check: { type: "boolean" },
    release: { type: "string" },
    directory: { type: "string" },
    url: { type: "string" },
  },
});

function readGenerated(): Map<string, string> {
  return new Map(filesBelow(folder, ".ts").map((path) => [relative(folder, path), readFileSync(path, "utf8")]));
}

function write(files: ReadonlyMap<string, string>): void {
  for (const name of readGenerated().keys()) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

if (values.release !== undefined) {
  const source = [
    ...(values.directory === undefined ? [] : ["--directory", values.directory]),
    ...(values.url === undefined ? [] : ["--url", values.url]),
  ];
  const code = await run("node", ["tools/spec/fetch-release.ts", values.release, ...source]);
  if (code !== 0) process.exit(code);
}
const spec = loadSpec();
const { documents, counts } = patchedSpec(spec);
const files = generate({ release: spec.release, documents, enums: spec.enums });
const before = readGenerated();
const changed = [...new Set([...before.keys(), ...files.keys()])].filter(
  (name) => before.get(name) !== files.get(name),
);
if (values.check) {
  for (const name of changed) console.error(`src/api/${name} is not what spec/ generates`);
  console.log(`generated: ${files.size} files, ${changed.length} differ`);
  process.exitCode = changed.length === 0 ? 0 : 1;
} else {
  for (const [rule, matches] of counts) console.log(`${String(totalOf(matches)).padStart(6)} ${rule}`);
  const change = describeChange(surfaceOfRegistry(before), surfaceOfRegistry(files));
  for (const line of change) console.log(line);
  write(files);
  console.log(`src/api: ${files.size} files of ${spec.release}, ${changed.length} changed`);
}
