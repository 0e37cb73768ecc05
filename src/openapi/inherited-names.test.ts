import assert from "node:assert/strict";
import { it } from "node:test";
import { checkAnswer, checkRequest, ShapeBook } from "../schema/index.ts";
import { documentShapes } from "./index.ts";

it("properties called like members of every object are properties like any other", () => {
  const properties = Object.fromEntries(
    ["constructor", "toString", "valueOf"].map((name) => [name, { type: "string" }]),
  );
  const document = {
    openapi: "3.0.0",
    info: { title: "", version: "" },
    paths: {},
    components: { schemas: { "com.example.v1.Thing": { type: "object", properties } } },
  };
  const shapes = documentShapes({ document });
  assert.deepEqual(shapes["com.example.v1.Thing"], {
    properties: { constructor: "string", toString: "string", valueOf: "string" },
  });
  const book = new ShapeBook(shapes, "keep");
  const value = JSON.parse('{"constructor":"a","toString":7}');
  for (const check of [checkAnswer, checkRequest]) {
    assert.deepEqual(check(value, "com.example.v1.Thing", book).violations, [
      { path: "$.toString", expected: "string", found: "integer" },
    ]);
  }
});
