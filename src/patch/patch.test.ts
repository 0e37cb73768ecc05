import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { applyMergePatch, classifyPatch } from "./index.ts";

describe("a patch", () => {
  it("is a merge patch when it is an object, a JSON Patch when it is an array, and may be text", () => {
    assert.equal(classifyPatch({ a: 1 }).mediaType, "application/merge-patch+json");
    assert.equal(classifyPatch([{ op: "remove", path: "/a" }]).mediaType, "application/json-patch+json");
    assert.deepEqual(classifyPatch('{"a":null}'), { mediaType: "application/merge-patch+json", body: { a: null } });
    assert.equal(classifyPatch({ a: 1 }, "strategic").mediaType, "application/strategic-merge-patch+json");
  });

  it("that does not fit its type is refused with the operation and the reason", () => {
    const cases: [unknown, RegExp][] = [
      [[{ op: "plus", path: "/a" }], /operation 0: op: expected add/],
      [[{ op: "remove", path: "a" }], /operation 0: path: a JSON Pointer begins with "\/"/],
      [[{ op: "add", path: "/a" }], /operation 0: value: is missing/],
      [
        [
          { op: "test", path: "/a", value: 1 },
          { op: "move", path: "/b" },
        ],
        /operation 1: from: expected a JSON Pointer/,
      ],
      [[{ op: "remove", path: "/a~2" }], /"~" stands for itself as "~0"/],
      [null, /not null/],
      ["{", /no JSON/],
      [7, /not number/],
    ];
    for (const [patch, message] of cases) assert.throws(() => classifyPatch(patch), message);
    assert.throws(() => classifyPatch([], "merge"), /a merge patch is an object/);
    assert.throws(() => classifyPatch({}, "json"), /a JSON Patch is an array/);
  });
});

describe("a merge patch", () => {
  it("does what RFC 7396 says, in its own examples", () => {
    const examples: [unknown, unknown, unknown][] = [
      [{ a: "b" }, { a: "c" }, { a: "c" }],
      [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
      [{ a: "b" }, { a: null }, {}],
      [{ a: ["b"] }, { a: "c" }, { a: "c" }],
      [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
      [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
      [
        ["a", "b"],
        ["c", "d"],
        ["c", "d"],
      ],
      [{ e: null }, { a: 1 }, { e: null, a: 1 }],
      [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    ];
    for (const [target, patch, result] of examples) assert.deepEqual(applyMergePatch(target, patch), result);
  });

  it("alters neither the target nor the prototype of anything", () => {
    const target = Object.freeze({ a: Object.freeze({ b: 1 }) });
    const patch = JSON.parse('{"a":{"b":2},"__proto__":{"polluted":true}}');
    const result = applyMergePatch(target, patch) as { a: unknown };
    assert.deepEqual(result.a, { b: 2 });
    assert.equal(({} as { polluted?: boolean }).polluted, undefined);
    assert.equal(Object.getPrototypeOf(result), Object.prototype);
  });
});
