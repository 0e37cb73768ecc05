import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { registryRows } from "../../src/api/registry.ts";
import { shapes } from "../../src/api/shapes.ts";
import type { Schema } from "../../src/openapi/index.ts";
import { checkAnswer, checkRequest, type Findings, ShapeBook } from "../../src/schema/index.ts";
import { loadSpec } from "../../tools/spec/load-spec.ts";
import { patchedSpec } from "../../tools/spec/patched-spec.ts";
import { makeValue } from "./make-value.ts";
import { mutateValue } from "./mutate-value.ts";
import { Oracle } from "./oracle.ts";
import { SeededRandom } from "./seeded-random.ts";

const VALID = 25;
const MUTATED = 100;

const components: Record<string, Schema> = {};
for (const document of patchedSpec(loadSpec()).documents.values()) {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) components[name] ??= schema;
}
const book = new ShapeBook(shapes, "absent");
const names = [...new Set(registryRows.map(({ shape }) => shape))];

const directions = [
  { direction: "answer", check: checkAnswer },
  { direction: "request", check: checkRequest },
] as const;

/** The verdict of a document that is taken at its word: a null that no rule expects is a fault there. */
function isClean(findings: Findings): boolean {
  return findings.count === 0 && findings.unexpectedNulls === 0;
}

for (const { direction, check } of directions) {
  describe(`an ${direction} of every kind, beside a JSON-schema validator on the same patched documents`, () => {
    const oracle = new Oracle(components, direction);
    let [valid, invalid] = [0, 0];
    for (const [index, name] of names.entries()) {
      it(`agrees about ${VALID + MUTATED} objects of ${name}`, () => {
        const random = new SeededRandom(1000 + index);
        for (let round = 0; round < VALID + MUTATED; round += 1) {
          const made = makeValue(components[name] ?? {}, components, random);
          const value = round < VALID ? made : mutateValue(made, random);
          const text = JSON.stringify(value);
          const expected = oracle.isValid(name, JSON.parse(text));
          const findings = check(JSON.parse(text), name, book);
          assert.equal(
            isClean(findings),
            expected,
            `seed ${1000 + index}, round ${round}: ${JSON.stringify(findings.violations)} ${text}`,
          );
          if (round < VALID) assert.ok(expected, `a value made from the document is valid: ${text}`);
          if (expected) valid += 1;
          else invalid += 1;
        }
      });
    }
    it("has judged many of both", () => {
      assert.ok(valid > 2000 && invalid > 2000, `${valid} valid, ${invalid} invalid`);
    });
  });
}
