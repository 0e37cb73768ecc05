import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { it } from "node:test";

const root = join(import.meta.dirname, "../..");

/** Counted, not timed: the same on every machine. About a quarter above what it was when this was written. */
const CEILINGS = { Types: 27_000, Instantiations: 26_000 } as const;

it("a five-verb program stays cheap to type-check", () => {
  const args = ["--noEmit", "--extendedDiagnostics", "--ignoreConfig", "--skipLibCheck", "--strict"];
  const options = ["--module", "nodenext", "--target", "es2023", "--types", "node", "--allowImportingTsExtensions"];
  const program = join(import.meta.dirname, "five-verbs.ts");
  const output = execFileSync(join(root, "node_modules", ".bin", "tsc"), [...args, ...options, program], {
    cwd: root,
    encoding: "utf8",
  });
  for (const [name, ceiling] of Object.entries(CEILINGS)) {
    const count = Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(output)?.[1]);
    assert.ok(count > 0 && count <= ceiling, `${name}: ${count}, ceiling ${ceiling}`);
  }
});
