import assert from "node:assert/strict";
import { it } from "node:test";
import { describeChange, surfaceOfRegistry } from "./describe-change.ts";

const FILES = new Map([
  [
    "apps/v1.ts",
    'export interface Deployment {\n  /** A comment;\n   * export interface Hidden {\n   */\n  kind: "Deployment";\n  spec?: DeploymentSpec;\n}\n',
  ],
  ["registry.ts", '  { apiVersion: "apps/v1", kind: "Deployment", plural: "deployments", scope: "Namespaced" },\n'],
  ["shapes.ts", "export interface NotRead {\n  a: string;\n}\n"],
]);

it("the surface is every resource, type and property, a line each", () => {
  assert.deepEqual([...surfaceOfRegistry(FILES)].sort(), [
    'apps/v1 Deployment.kind: "Deployment"',
    "apps/v1 Deployment.spec?: DeploymentSpec",
    "apps/v1 type Deployment",
    "resource apps/v1 Deployment (deployments)",
  ]);
});

it("a change is what was added and removed, side by side", () => {
  const before = new Set(["apps/v1 A.a: string", "apps/v1 A.b: string", "apps/v1 A.c: string"]);
  const after = new Set(["apps/v1 A.a: string", "apps/v1 A.b: number", "apps/v1 A.d: string"]);
  assert.deepEqual(describeChange(before, after), [
    "+ apps/v1 A.b: number",
    "- apps/v1 A.b: string",
    "- apps/v1 A.c: string",
    "+ apps/v1 A.d: string",
  ]);
  assert.deepEqual(describeChange(after, after), []);
});

it("the first generation is told as a number", () => {
  assert.deepEqual(describeChange(new Set(), new Set(["a", "b"])), [
    "first generation: 2 resources, types and properties",
  ]);
});
