import assert from "node:assert/strict";
import { it } from "node:test";
import { decodeJson } from "./index.ts";

it("decodes UTF-8 JSON", () => {
  assert.deepEqual(decodeJson(Buffer.from('{"a":"ü"}')), { a: "ü" });
});

it("refuses bytes that a lenient decoder would alter", () => {
  assert.throws(() => decodeJson(Buffer.from([0x22, 0xff, 0x22])), /not valid UTF-8/);
});

it("names the place of a fault and never quotes the text", () => {
  assert.throws(
    () => decodeJson(Buffer.from('{"password": hunter2}')),
    (error: Error) =>
      error instanceof SyntaxError &&
      /unexpected text within its 21 characters/.test(error.message) &&
      !/hunter2/.test(error.message),
  );
  assert.throws(() => decodeJson(Buffer.from('{"a":')), /ends too early/);
});
