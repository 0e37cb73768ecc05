import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  checkAnswer,
  checkBookmark,
  checkMergePatch,
  checkRequest,
  Findings,
  ShapeBook,
  type Shapes,
} from "./index.ts";

const META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";
const shapes: Shapes = {
  Thing: {
    properties: {
      name: "string",
      count: "int32",
      big: "int64",
      when: { scalar: "time", nullable: true },
      seen: { scalar: "micro-time", nullable: true },
      data: { values: "bytes" },
      list: { items: { ref: "Part" }, nullable: true },
      needed: { items: "string", nullable: true },
      mode: { scalar: "string", enum: ["on", "off"] },
      port: "int-or-string",
      amount: "quantity",
      free: "free-object",
      any: "any",
      parts: { values: { ref: "Part" } },
      metadata: { ref: META },
    },
    required: ["name"],
    defaulted: ["needed"],
  },
  Part: { properties: { id: "string", inner: { ref: "Part" } }, required: ["id"] },
  [META]: { properties: { name: "string", creationTimestamp: { scalar: "time", nullable: true } } },
};

const builtin = new ShapeBook(shapes, "absent");
const custom = new ShapeBook(shapes, "keep");
const whole = { name: "a", needed: [] };

function answerFaults(value: object, book: ShapeBook = builtin): string[] {
  const { violations } = checkAnswer({ ...whole, ...value }, "Thing", book);
  return violations.map(({ path, expected, found }) => `${path}: ${expected} <- ${found}`);
}

function requestFaults(value: object, book: ShapeBook = builtin): string[] {
  const { violations } = checkRequest({ name: "a", ...value }, "Thing", book);
  return violations.map(({ path, expected, found }) => `${path}: ${expected} <- ${found}`);
}

describe("an answer", () => {
  it("names the place of each fault as a JSON path, and never the value", () => {
    assert.deepEqual(answerFaults({ list: [{ id: "x" }, { id: 7 }], data: { "tls.key": "not base64!" } }), [
      "$.list[1].id: string <- integer",
      '$.data["tls.key"]: base64 <- string',
    ]);
  });

  it("names what is missing, also within an object that is missing several", () => {
    assert.deepEqual(
      checkAnswer({ list: [{}] }, "Thing", builtin).violations.map(({ path, found }) => `${path} ${found}`),
      ["$.list[0].id nothing", "$.name nothing", "$.needed nothing"],
    );
  });

  it("becomes free of Go's nulls in place: absent, or empty where it is required", () => {
    const value = {
      name: "a",
      needed: null,
      when: null,
      list: null,
      mode: null,
      metadata: { creationTimestamp: null },
    };
    const findings = checkAnswer(value, "Thing", builtin);
    assert.deepEqual(value, { name: "a", needed: [], metadata: {} });
    assert.deepEqual([findings.count, findings.unexpectedNulls], [0, 1], "only `mode` was not expected to be null");
  });

  it("keeps a custom resource's nulls where its schema allows them, and refuses them elsewhere", () => {
    const value = { ...whole, when: null, mode: null, metadata: { creationTimestamp: null } };
    const { violations } = checkAnswer(value, "Thing", custom);
    assert.deepEqual(
      violations.map(({ path }) => path),
      ["$.mode"],
    );
    assert.deepEqual(value.when, null);
    assert.deepEqual(value.metadata, {}, "metadata is Go's, also in a custom resource");
  });

  it("keeps unknown fields and unknown enum values, and counts them", () => {
    const value = { ...whole, mode: "dim", later: { field: 1 } };
    const findings = checkAnswer(value, "Thing", builtin);
    assert.deepEqual([findings.count, findings.unknownFields, findings.unknownEnumValues], [0, 1, 1]);
    assert.deepEqual(value.later, { field: 1 });
  });

  it("never passes on a whole number that JSON.parse has rounded", () => {
    const value = JSON.parse(
      '{"big": 9007199254740993, "free": {"deep": [9223372036854775807]}, "later": 9007199254740993}',
    );
    assert.deepEqual(answerFaults(value), [
      "$.big: integer within 2^53 <- integer beyond 2^53",
      "$.free.deep[0]: integer within 2^53 <- integer beyond 2^53",
      "$.later: integer within 2^53 <- integer beyond 2^53",
    ]);
    assert.deepEqual(answerFaults({ any: 1e300 }), [], "what Go holds as a double loses nothing");
  });

  it("knows the server's forms of time, quantity, number and port", () => {
    assert.deepEqual(answerFaults({ when: "2026-01-02T03:04:05Z", seen: "2026-01-02T03:04:05.000006Z" }), []);
    assert.equal(answerFaults({ when: "2026-02-29T03:04:05Z" }).length, 1);
    assert.equal(answerFaults({ when: "2026-01-02T03:04:60Z" }).length, 1);
    assert.equal(answerFaults({ seen: "2026-01-02T03:04:05Z" }).length, 1);
    assert.deepEqual(answerFaults({ amount: "1.5Gi", port: "http", count: -2147483648 }), []);
    assert.deepEqual(answerFaults({ amount: "1K", port: 1.5, count: 2147483648 }), [
      "$.amount: quantity <- string",
      "$.port: integer or string <- number with a fraction",
      "$.count: int32 <- integer",
    ]);
  });

  it("that is an array where an object is meant, or null at its root, is refused", () => {
    for (const value of [[], null, "text", 3]) assert.equal(checkAnswer(value, "Thing", builtin).count, 1);
    assert.deepEqual(answerFaults({ parts: [] }), ["$.parts: object <- array"]);
  });

  it("with a thousand faults reports a hundred", () => {
    const list = Array.from({ length: 1000 }, () => ({ id: 1 }));
    assert.equal(checkAnswer({ ...whole, list }, "Thing", builtin).violations.length, 100);
  });
});

describe("a request", () => {
  it("may leave out what has a default, hold null anywhere for absent, and base64 with line breaks", () => {
    assert.deepEqual(
      requestFaults({ when: null, list: null, mode: "", data: { a: "YQ\r\n==", b: null }, count: null }),
      [],
    );
  });

  it("that would be refused names what was expected, with an example", () => {
    assert.deepEqual(requestFaults({ seen: "2026-01-02T03:04:05Z", amount: "1_000", count: 1.5 }), [
      "$.seen: RFC 3339 time with exactly six fraction digits, e.g. 2026-01-02T03:04:05.000006Z <- string",
      "$.amount: quantity, e.g. 100m, 1.5Gi or 1e3 <- string",
      "$.count: int32 <- number with a fraction",
    ]);
  });

  it("without a required value fails, and null is no value", () => {
    assert.deepEqual(requestFaults({ name: null }), ["$.name: a required value <- null"]);
    assert.deepEqual(requestFaults({ list: [null] }), ["$.list[0]: object <- null"]);
  });

  it("is never altered", () => {
    const value = Object.freeze({ name: "a", when: null, list: Object.freeze([Object.freeze({ id: "x" })]) });
    assert.equal(checkRequest(value, "Thing", builtin).count, 0);
  });

  it("holding what JSON.stringify would change silently fails", () => {
    const free = { when: new Date(0), nan: Number.NaN, big: 2n ** 60n, no: () => 1, gone: undefined };
    assert.deepEqual(requestFaults({ free }), [
      "$.free.when: a JSON value <- object",
      "$.free.nan: a finite number <- a number that JSON cannot hold",
      "$.free.big: a JSON value <- bigint",
      "$.free.no: a JSON value <- function",
    ]);
    assert.equal(requestFaults({ parts: new Date(0) }).length, 1);
  });

  it("for a custom resource holds null only where the schema allows it", () => {
    assert.deepEqual(requestFaults({ when: null, mode: null }, custom), ["$.mode: string <- null"]);
  });
});

describe("a merge patch", () => {
  it("is any part of the object, with null to take away, and lists whole", () => {
    assert.equal(checkMergePatch({ mode: null, metadata: { name: "b" } }, "Thing", builtin).count, 0);
    const faults = checkMergePatch({ count: "3", list: [{ inner: {} }] }, "Thing", builtin).violations;
    assert.deepEqual(
      faults.map(({ path }) => path),
      ["$.count", "$.list[0].inner.id", "$.list[0].id"],
    );
  });
});

describe("a bookmark", () => {
  it("is a kind and a resourceVersion: Go's zero value is no fault", () => {
    const object = {
      kind: "Deployment",
      apiVersion: "apps/v1",
      metadata: { resourceVersion: "7" },
      spec: { selector: null },
    };
    assert.equal(checkBookmark(object).count, 0);
    assert.deepEqual(
      checkBookmark({ kind: "Pod", apiVersion: "v1", metadata: {} }).violations.map(({ path }) => path),
      ["$.metadata.resourceVersion"],
    );
  });
});

describe("a book", () => {
  it("says which shape it does not have", () => {
    assert.throws(() => checkAnswer({}, "Nothing", builtin), /no shape is called "Nothing" among the 3 given/);
  });

  it("compiles recursive shapes, and only what is met", () => {
    const deep = { id: "a", inner: { id: "b", inner: { id: "c", inner: {} } } };
    const findings = checkAnswer(deep, "Part", builtin, new Findings());
    assert.deepEqual(
      findings.violations.map(({ path }) => path),
      ["$.inner.inner.inner.id"],
    );
  });
});
