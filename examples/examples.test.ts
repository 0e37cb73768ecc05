import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { it } from "node:test";

it("scale-and-watch follows the change that it made", () => {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, "scale-and-watch.ts")], {
    encoding: "utf8",
  });
  assert.equal(output, "[ 3 ]\n");
});
