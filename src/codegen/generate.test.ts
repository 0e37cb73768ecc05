import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { it } from "node:test";
import { filesBelow } from "../../tools/files.ts";
import { loadSpec } from "../../tools/spec/load-spec.ts";
import { patchedSpec } from "../../tools/spec/patched-spec.ts";
import type { ApiDocument, Schema } from "../openapi/index.ts";
import { type GenerateInput, generate } from "./generate.ts";
import { handWritten } from "./plan-types.ts";

const source = join(import.meta.dirname, "..");

function input(): GenerateInput {
  const spec = loadSpec();
  return { release: spec.release, documents: patchedSpec(spec).documents, enums: spec.enums };
}

const given = input();
const files = generate(given);

/** The text of one interface without its comments. */
function interfaceIn(text: string, name: string): string {
  const plain = text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "");
  const found = new RegExp(`^export interface ${name}(?: extends \\w+)? \\{\\n[\\s\\S]*?^\\}`, "m").exec(plain);
  assert.ok(found !== null, `interface ${name}`);
  return found[0];
}

function generated(file: string, name: string): string {
  return interfaceIn(files.get(file) ?? "", name);
}

it("the same documents give the same bytes, in whatever order they come", () => {
  const again = input();
  assert.deepEqual([...generate(again)], [...files]);
  const reversed = new Map([...again.documents].reverse());
  assert.deepEqual([...generate({ ...again, documents: reversed })], [...files]);
});

it("what is generated is what stands in api/, file by file", () => {
  const folder = join(source, "api");
  const onDisk = filesBelow(folder, ".ts").map((path) => relative(folder, path));
  assert.deepEqual([...files.keys()].sort(), onDisk.filter((file) => !file.endsWith(".test.ts")).sort());
  for (const [file, text] of files) assert.ok(readFileSync(join(folder, file), "utf8") === text, file);
});

it("generating changes nothing of the documents", () => {
  const before = structuredClone(given.documents);
  generate(given);
  assert.deepEqual(given.documents, before);
});

it("an object says what it is by literals, an object below it does not", () => {
  assert.equal(
    generated("apps/v1.ts", "Deployment"),
    [
      "export interface Deployment {",
      '  apiVersion: "apps/v1";',
      '  kind: "Deployment";',
      "  metadata?: ObjectMeta;",
      "  spec?: DeploymentSpec;",
      "  status?: DeploymentStatus;",
      "}",
    ].join("\n"),
  );
  assert.match(generated("core/v1.ts", "Pod"), / {2}apiVersion: "v1";\n {2}kind: "Pod";/);
  assert.match(generated("core/v1.ts", "ObjectReference"), / {2}apiVersion\?: string;/);
});

it("no type has a null, none is any, and none is called by a long name", () => {
  for (const [file, text] of files) {
    if (file === "shapes.ts" || file === "registry.ts") continue;
    const plain = text.replace(/\/\*\*[\s\S]*?\*\/|"[^"\n]*"/g, "");
    assert.doesNotMatch(plain, /\bnull\b|\bany\b|\bIoK8s|io\.k8s/, file);
    assert.doesNotMatch(text, /[ \t]$/m, file);
  }
});

it("times, quantities, ports and bytes have the names that Kubernetes gives them", () => {
  assert.match(generated("core/v1.ts", "ResourceRequirements"), / {2}limits\?: Record<string, Quantity>;/);
  assert.match(generated("core/v1.ts", "ServicePort"), / {2}targetPort\?: IntOrString;/);
  assert.match(generated("core/v1.ts", "PodStatus"), / {2}startTime\?: Time;/);
  assert.match(generated("coordination/v1.ts", "LeaseSpec"), / {2}renewTime\?: MicroTime;/);
  assert.match(generated("core/v1.ts", "Secret"), / {2}data\?: Record<string, Bytes>;/);
});

it("a required list of Go's stays required, a required time or pointer that may be null may be missing", () => {
  assert.match(generated("core/v1.ts", "PodSpec"), / {2}containers: Container\[\];/);
  assert.match(generated("apiextensions/v1.ts", "CustomResourceDefinitionSpec"), / {2}versions: \w+\[\];/);
  assert.match(generated("autoscaling/v2.ts", "HorizontalPodAutoscalerStatus"), / {2}conditions\?: \w+\[\];/);
  assert.match(generated("apps/v1.ts", "DeploymentSpec"), / {2}selector: LabelSelector;/);
  assert.match(generated("events/v1.ts", "Event"), / {2}eventTime\?: MicroTime;/);
});

it("captured enums are open, and any object is a record of unknown", () => {
  const policy = / {2}restartPolicy\?: "Always" \| "Never" \| "OnFailure" \| \(string & \{\}\);/;
  assert.match(generated("core/v1.ts", "PodSpec"), policy);
  assert.match(
    generated("core/v1.ts", "PersistentVolumeClaimSpec"),
    / {2}accessModes\?: \(.+ \| \(string & \{\}\)\)\[\];/,
  );
  assert.match(generated("apps/v1.ts", "ControllerRevision"), / {2}data\?: Record<string, unknown>;/);
});

it("a property whose name is no identifier is quoted", () => {
  const text = generated("apiextensions/v1.ts", "JSONSchemaProps");
  assert.match(text, / {2}"x-kubernetes-int-or-string"\?: boolean;/);
  assert.match(text, / {2}\$ref\?: string;/);
  assert.match(text, / {2}allOf\?: JSONSchemaProps\[\];/);
  assert.match(text, / {2}nullable\?: boolean;/);
});

it("lists hold the standalone type", () => {
  assert.match(generated("core/v1.ts", "PodList"), / {2}items: Pod\[\];/);
  assert.match(generated("metrics/v1beta1.ts", "PodMetricsList"), / {2}items: PodMetrics\[\];/);
});

it("the comments are the API's own, and no line of one is longer than 120", () => {
  const text = files.get("core/v1.ts") ?? "";
  assert.ok(text.includes("/** PodList is a list of Pods. */"));
  for (const [file, content] of files) {
    const comments = content.split("\n").filter((line) => /^ *(\/\*\*|\*)/.test(line));
    const long = comments.filter((line) => line.length > 120 && line.trim().split(" ").length > 2);
    assert.deepEqual(long, [], file);
  }
});

/** The property names of an interface, each with `?` where it may be missing. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/^ {2}(\w+\??):/gm)].map((match) => match[1] ?? "").sort();
}

it("the types that are written by hand have exactly the properties of their components", () => {
  const written = filesBelow(join(source, "meta"), ".ts")
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const checked: string[] = [];
  for (const document of given.documents.values()) {
    for (const [component, name] of handWritten) {
      const schema: Schema | undefined = document.components?.schemas?.[component];
      if (schema?.properties === undefined) continue;
      const wanted = Object.keys(schema.properties).map((key) => (schema.required?.includes(key) ? key : `${key}?`));
      assert.deepEqual(namesOf(interfaceIn(written, name)), wanted.sort(), name);
      checked.push(name);
    }
  }
  assert.deepEqual([...new Set(checked)].sort(), [
    "ListMeta",
    "ManagedFieldsEntry",
    "ObjectMeta",
    "OwnerReference",
    "Status",
    "StatusCause",
    "StatusDetails",
  ]);
});

function small(component: string, kind: { group: string; version: string; kind: string }, path: string): ApiDocument {
  const schema = { $ref: `#/components/schemas/${component}` };
  return {
    openapi: "3.0.0",
    info: { title: "Kubernetes", version: "v1" },
    paths: {
      [path]: {
        get: {
          responses: { "200": { content: { "application/json": { schema } } } },
          "x-kubernetes-action": "get",
          "x-kubernetes-group-version-kind": kind,
        },
      },
    },
    components: {
      schemas: {
        [component]: {
          type: "object",
          description: "A thing.",
          properties: { apiVersion: { type: "string" }, kind: { type: "string" } },
          "x-kubernetes-group-version-kind": [kind],
        },
      },
    },
  };
}

it("one small document is a module, a registry, a table of kinds and shapes", () => {
  const kind = { group: "example.com", version: "v1", kind: "Widget" };
  const path = "/apis/example.com/v1/widgets/{name}";
  const documents = new Map([["apis/example.com/v1", small("com.example.stable.v1.Widget", kind, path)]]);
  const made = generate({ release: "v0", documents, enums: {} });
  assert.deepEqual([...made.keys()], ["kinds.ts", "registry.ts", "shapes.ts", "stable/v1.ts"]);
  assert.match(
    made.get("stable/v1.ts") ?? "",
    /\/\*\* A thing\. \*\/\nexport interface Widget \{\n {2}apiVersion: "example.com\/v1";\n {2}kind: "Widget";\n\}/,
  );
  assert.match(made.get("kinds.ts") ?? "", /export interface Kinds \{\n {2}Widget: Widget;\n\}/);
});

it("a kind in two group versions is refused until somebody says which the bare name means", () => {
  const kind = (version: string): { group: string; version: string; kind: string } => ({
    group: "example.com",
    version,
    kind: "Widget",
  });
  const documents = new Map(
    ["v1", "v2"].map((version) => [
      `apis/example.com/${version}`,
      small(`com.example.${version}.Widget`, kind(version), `/apis/example.com/${version}/widgets/{name}`),
    ]),
  );
  assert.throws(
    () => generate({ release: "v0", documents, enums: {} }),
    /^Error: Widget is in example\.com\/v\d and example\.com\/v\d: say which the bare name means$/,
  );
});

it("two components that would be one type in one module are refused, with both", () => {
  const schemas = { "a.apps.v1.Thing": { type: "object" }, "b.apps.v1.Thing": { type: "object" } };
  const document = {
    ...small("c.v1.Other", { group: "c", version: "v1", kind: "Other" }, "/x"),
    components: { schemas },
  };
  assert.throws(
    () => generate({ release: "v0", documents: new Map([["apis/apps/v1", document]]), enums: {} }),
    /^Error: apis\/apps\/v1: b\.apps\.v1\.Thing and a\.apps\.v1\.Thing would both be Thing in apps\/v1$/,
  );
});
