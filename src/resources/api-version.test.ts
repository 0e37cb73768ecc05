import assert from "node:assert/strict";
import { it } from "node:test";
import { apiVersionOf, parseApiVersion } from "./api-version.ts";

it("an apiVersion is a group and a version, or a version of the core group, there and back", () => {
  const cases: [string, string, string][] = [
    ["v1", "", "v1"],
    ["apps/v1", "apps", "v1"],
    ["metrics.k8s.io/v1beta1", "metrics.k8s.io", "v1beta1"],
  ];
  for (const [text, group, version] of cases) {
    assert.deepEqual(parseApiVersion(text), { group, version });
    assert.equal(apiVersionOf({ group, version }), text);
  }
});

it("what is no apiVersion is refused with its text", () => {
  for (const text of ["", "/", "/v1", "apps/", "apps/v1/deployments"]) {
    assert.throws(
      () => parseApiVersion(text),
      (error) => error instanceof TypeError && error.message.startsWith(`${JSON.stringify(text)} is no apiVersion`),
    );
  }
});
