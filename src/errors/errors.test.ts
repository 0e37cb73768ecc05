import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  ConnectionError,
  isConflict,
  isExpired,
  isKuberError,
  isNotFound,
  isRetryable,
  StatusError,
  ValidationError,
} from "./index.ts";

const place = { verb: "get", method: "GET", path: "/api/v1/pods" };
const statusError = (code: number, reason: string): StatusError =>
  new StatusError({ message: "words", reason, code }, code, place);

describe("guards", () => {
  it("look through a cause and an aggregate of one", () => {
    const missing = statusError(404, "NotFound");
    assert.ok(isNotFound(new Error("outer", { cause: missing })));
    assert.ok(isNotFound(new AggregateError([missing])));
    assert.ok(!isNotFound(new AggregateError([missing, missing])));
    assert.ok(!isNotFound(new Error("other")));
  });

  it("tell a conflict from what already exists, and expiry by code or reason", () => {
    assert.ok(isConflict(statusError(409, "Conflict")));
    assert.ok(!isConflict(statusError(409, "AlreadyExists")));
    assert.ok(isExpired(statusError(410, "Gone")));
    assert.ok(isExpired(statusError(500, "Expired")));
  });

  it("say what Kuber would try again", () => {
    const cut = new ConnectionError("cut", { phase: "response", outcome: "unknown" });
    const closed = new ConnectionError("closed", { phase: "closed", outcome: "not-sent" });
    assert.deepEqual([statusError(503, ""), statusError(404, ""), cut, closed, new Error("x")].map(isRetryable), [
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});

it("an error says the server's words, the code and the request", () => {
  assert.equal(statusError(404, "NotFound").message, "words [404 NotFound, get /api/v1/pods (GET)]");
  assert.ok(isKuberError(statusError(404, "NotFound")));
  assert.equal(statusError(404, "").name, "StatusError");
});

it("a validation error shows five places and counts the rest", () => {
  const violations = Array.from({ length: 7 }, (_, index) => ({
    path: `$.a[${index}]`,
    expected: "string",
    found: "integer",
  }));
  const { message } = new ValidationError("answer", "Pod shop/web", violations);
  assert.match(
    message,
    /^Pod shop\/web was answered, and does not fit its schema: \$\.a\[0\]: expected string, found integer; .*\(and 2 more\)$/,
  );
});
