import assert from "node:assert/strict";
import { it } from "node:test";
import type { ApiDocument, Schema } from "../openapi/index.ts";
import { generate } from "./index.ts";

const gvk = { group: "ops.example.com", version: "v1", kind: "Backup" };
const spec: Schema = {
  type: "object",
  required: ["schedule"],
  properties: {
    schedule: { type: "string" },
    mode: { type: "string", enum: ["full", "delta"] },
    port: { "x-kubernetes-int-or-string": true },
    keep: { type: "integer", nullable: true },
    constructor: { type: "string" },
    targets: { type: "array", items: { type: "object", required: ["name"], properties: { name: { type: "string" } } } },
  },
};
const component: Schema = {
  type: "object",
  properties: { apiVersion: { type: "string" }, kind: { type: "string" }, spec },
  "x-kubernetes-group-version-kind": [gvk],
};
const document: ApiDocument = {
  openapi: "3.0.0",
  info: { title: "", version: "" },
  paths: {},
  components: { schemas: { "com.example.ops.v1.Backup": component } },
};

it("a custom resource's inline objects, enums, nulls and ports become readable types", () => {
  const files = generate({
    release: "v1.35.4",
    documents: new Map([["apis/ops.example.com/v1", document]]),
    enums: {},
  });
  const text = files.get("ops/v1.ts") ?? "";
  assert.match(text, /apiVersion: "ops\.example\.com\/v1";/);
  assert.ok(
    text.includes(
      'spec?: { schedule: string; mode?: "full" | "delta" | (string & {}); port?: number | string; keep?: number | null; constructor?: string; targets?: { name: string }[] };',
    ),
    text,
  );
});
