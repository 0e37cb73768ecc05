import assert from "node:assert/strict";
import { it } from "node:test";
import { formatLabelSelector, isStatus, parseQuantity } from "./index.ts";

it("a quantity is a number with a unit", () => {
  const cases: [string | number, number][] = [
    ["100m", 0.1],
    ["1Gi", 2 ** 30],
    ["1.5k", 1500],
    ["1e3", 1000],
    ["-2", -2],
    [" 3 ", 3],
    [0.5, 0.5],
    ["5n", 5e-9],
  ];
  for (const [text, number] of cases) assert.equal(parseQuantity(text), number);
  for (const text of ["", "1K", "0x1", "1_000", "Gi"]) assert.throws(() => parseQuantity(text), RangeError);
});

it("a selector may be text, labels, or a LabelSelector", () => {
  assert.equal(formatLabelSelector("a in (b)"), "a in (b)");
  assert.equal(formatLabelSelector({ app: "web", tier: "front" }), "app=web,tier=front");
  assert.equal(formatLabelSelector({ matchLabels: "a label's value" }), "matchLabels=a label's value");
  const expressions = [
    { key: "a", operator: "In", values: ["x", "y"] },
    { key: "b", operator: "NotIn", values: ["z"] },
    { key: "c", operator: "Exists" },
    { key: "d", operator: "DoesNotExist" },
  ];
  assert.equal(
    formatLabelSelector({ matchLabels: { app: "web" }, matchExpressions: expressions }),
    "app=web,a in (x,y),b notin (z),c,!d",
  );
  assert.throws(
    () => formatLabelSelector({ matchExpressions: [{ key: "a", operator: "Near" }] }),
    /"Near" is no operator/,
  );
});

it("a Status is known by what it says that it is", () => {
  assert.ok(isStatus({ kind: "Status", apiVersion: "v1" }));
  assert.ok(!isStatus({ kind: "Status", apiVersion: "example.com/v1" }));
  assert.ok(!isStatus(null));
});
