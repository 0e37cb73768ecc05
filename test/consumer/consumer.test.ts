import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { filesBelow } from "../../tools/files.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "kuber-consumer-"));
const ceilingBytes = 6 * 1024 * 1024;

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function bytesBelow(path: string): number {
  return statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesBelow(join(path, name)), 0)
    : statSync(path).size;
}

/** The Node that the machine has, beside the one that this repository pins. */
function machineNodes(): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((path) => !path.includes("node_modules"));
  const found = folders.map((path) => join(path, "node")).filter((path) => statSync(path, { throwIfNoEntry: false }));
  return [process.execPath, ...found.slice(0, 1)];
}

before(() => {
  execFileSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "ignore" });
  execFileSync("npm", ["pack", "--pack-destination", folder, "--silent"], { cwd: root, stdio: "ignore" });
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  assert.ok(tarball, "npm pack wrote a tarball");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  run("npm", "install", "--omit=dev", "--no-audit", "--no-fund", "--prefer-offline", `./${tarball}`);
  cpSync(join(root, "test", "consumer", "program"), folder, { recursive: true });
});

after(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed tarball", () => {
  it("does the main job by its public names on the pinned Node and on the machine's own", () => {
    for (const node of machineNodes()) assert.match(run(node, "job.mjs"), /ran on Node/);
  });

  it("generates the same bytes on every Node, and they are the ones in the repository", () => {
    const hash = createHash("sha256");
    const api = join(root, "src", "api");
    for (const path of filesBelow(api, ".ts").sort()) {
      hash.update(relative(api, path)).update(readFileSync(path, "utf8"));
    }
    const digest = hash.digest("hex");
    for (const node of machineNodes()) assert.equal(run(node, "generate.mjs", join(root, "spec")).trim(), digest);
  });

  it("type-checks a program against the published declarations, libraries included", () => {
    const options = {
      module: "nodenext",
      target: "es2023",
      strict: true,
      noEmit: true,
      types: ["node"],
      typeRoots: [join(root, "node_modules", "@types")],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["job.ts"] }));
    assert.equal(run(join(root, "node_modules", ".bin", "tsc"), "-p", "."), "");
  });

  it("takes at most 6 MiB with its dependencies", () => {
    const bytes = bytesBelow(join(folder, "node_modules"));
    assert.ok(bytes <= ceilingBytes, `${bytes} bytes`);
  });

  it("carries no test and no source", () => {
    const files = run("find", "node_modules/kuber", "-name", "*.test*", "-o", "-name", "src");
    assert.equal(files, "");
  });
});
