import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it, type TestContext } from "node:test";
import { type ScriptedTransport, scriptedTransport } from "../../src/transport/index.ts";
import { type CaptureSource, captureDocument, captureEnums, enumsOf } from "./capture.ts";
import { readProvenance, sha256Of } from "./provenance.ts";
import { writeDocuments } from "./write-documents.ts";

type ScriptedAnswer = Awaited<ReturnType<Parameters<typeof scriptedTransport>[0]>>;

const METRICS = "apis/metrics.k8s.io/v1beta1";
const WIDGETS = "apis/example.com/v1";
const METRICS_FILE = "apis__metrics.k8s.io__v1beta1_openapi.json";
const WIDGETS_FILE = "apis__example.com__v1_openapi.json";

function openapi(title: string, schemas: object = {}): object {
  return { openapi: "3.0.0", info: { title, version: "v1" }, paths: {}, components: { schemas } };
}

const DISCOVERY = { kind: "APIResourceList", resources: [] };

const SERVED: Readonly<Record<string, ScriptedAnswer>> = {
  "/version": { body: { gitVersion: "v1.35.4" } },
  [`/${METRICS}`]: { body: DISCOVERY },
  [`/${WIDGETS}`]: { body: DISCOVERY },
  [`/openapi/v3/${METRICS}`]: { body: openapi("metrics") },
  [`/openapi/v3/${WIDGETS}`]: { body: openapi("widgets") },
};

const NOT_FOUND: ScriptedAnswer = {
  status: 404,
  headers: { "content-type": "text/plain" },
  body: "404 page not found",
};

function server(more: Readonly<Record<string, ScriptedAnswer>> = {}): ScriptedTransport {
  return scriptedTransport(({ path }) => ({ ...SERVED, ...more })[path] ?? NOT_FOUND);
}

function sourceOf(transport: ScriptedTransport, date = "2026-01-01"): CaptureSource {
  return { transport, context: "kind-shop", date };
}

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "kuber-capture-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("a document is captured byte for byte, with the server, the context and the date", async () => {
  const bytes = Buffer.from('{ "openapi":\n"3.0.0",  "paths": {} }\n');
  const transport = server({ [`/openapi/v3/${METRICS}`]: { body: bytes } });
  const document = await captureDocument(sourceOf(transport), METRICS);
  assert.equal(document.file, METRICS_FILE);
  assert.deepEqual(Buffer.from(document.bytes), bytes);
  assert.deepEqual(document.facts, { server: "v1.35.4", context: "kind-shop", date: "2026-01-01" });
  assert.deepEqual(
    transport.requests.map(({ method, path }) => `${method} ${path}`),
    [`GET /${METRICS}`, `GET /openapi/v3/${METRICS}`, "GET /version"],
  );
});

it("a server that does not tell its version is unknown, and no reason to stop", async () => {
  const document = await captureDocument(sourceOf(server({ "/version": NOT_FOUND })), METRICS);
  assert.equal(document.facts["server"], "unknown");
});

it("a document of several chunks is put together", async () => {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const whole = Buffer.from(JSON.stringify(openapi("größe")));
    for (const byte of whole) yield Uint8Array.of(byte);
  }
  const transport = server({ [`/openapi/v3/${METRICS}`]: { body: chunks() } });
  const { bytes } = await captureDocument(sourceOf(transport), METRICS);
  assert.deepEqual(JSON.parse(Buffer.from(bytes).toString("utf8")), openapi("größe"));
});

it("capturing a second group leaves the record and the bytes of the first", async (t) => {
  const folder = temporaryFolder(t);
  writeDocuments(folder, [await captureDocument(sourceOf(server()), METRICS)]);
  const first = readFileSync(join(folder, METRICS_FILE));
  writeDocuments(folder, [await captureDocument(sourceOf(server(), "2026-02-02"), WIDGETS)]);
  assert.deepEqual(readFileSync(join(folder, METRICS_FILE)), first);
  assert.deepEqual(
    readProvenance(folder).records.map(({ file, sha256, facts }) => [file, sha256, facts["date"]]),
    [
      [WIDGETS_FILE, sha256Of(readFileSync(join(folder, WIDGETS_FILE))), "2026-02-02"],
      [METRICS_FILE, sha256Of(first), "2026-01-01"],
    ],
  );
});

it("capturing a group again replaces its own record and document", async (t) => {
  const folder = temporaryFolder(t);
  writeDocuments(folder, [await captureDocument(sourceOf(server()), METRICS)]);
  const newer = server({
    "/version": { body: { gitVersion: "v1.36.0" } },
    [`/openapi/v3/${METRICS}`]: { body: openapi("newer") },
  });
  writeDocuments(folder, [await captureDocument(sourceOf(newer, "2026-03-03"), METRICS)]);
  const bytes = readFileSync(join(folder, METRICS_FILE));
  assert.deepEqual(JSON.parse(bytes.toString("utf8")), openapi("newer"));
  assert.deepEqual(readProvenance(folder).records, [
    {
      file: METRICS_FILE,
      sha256: sha256Of(bytes),
      facts: { server: "v1.36.0", context: "kind-shop", date: "2026-03-03" },
    },
  ]);
});

it("a group version that discovery does not serve is refused and said, though it has a document", async () => {
  const cases: [ScriptedAnswer, RegExp][] = [
    [NOT_FOUND, /^apis\/metrics\.k8s\.io\/v1beta1 is not served: GET \/apis\/metrics\.k8s\.io\/v1beta1: status 404$/],
    [{ status: 503, body: "service unavailable" }, /is not served: GET .+: status 503$/],
    [{ body: { kind: "APIGroup" } }, /is not served: discovery names no resources$/],
    [{ body: "<html>" }, /is not served: /],
  ];
  for (const [discovery, message] of cases) {
    const transport = server({ [`/${METRICS}`]: discovery });
    await assert.rejects(captureDocument(sourceOf(transport), METRICS), { message });
    const asked = transport.requests.map(({ path }) => path);
    assert.ok(!asked.includes(`/openapi/v3/${METRICS}`), "its document is not asked for");
  }
});

it("what is no OpenAPI document, or no answer of 200, is refused with its path", async () => {
  const path = `/openapi/v3/${METRICS}`;
  await assert.rejects(captureDocument(sourceOf(server({ [path]: { body: { swagger: "2.0" } } })), METRICS), {
    message: `${path}: no OpenAPI document (it has no "openapi")`,
  });
  await assert.rejects(captureDocument(sourceOf(server({ [path]: NOT_FOUND })), METRICS), {
    message: `GET ${path}: status 404`,
  });
});

it("a capture that fails changes nothing and leaves no file: not served, refused, or broken off", async (t) => {
  const folder = temporaryFolder(t);
  writeDocuments(folder, [await captureDocument(sourceOf(server()), METRICS)]);
  const content = (): string[][] => readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]);
  const before = content();
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('{"openapi":');
    throw new Error("the connection was cut");
  }
  const failures: Readonly<Record<string, ScriptedAnswer>>[] = [
    { [`/${METRICS}`]: NOT_FOUND },
    { [`/openapi/v3/${METRICS}`]: { status: 403, body: { kind: "Status", code: 403 } } },
    { [`/openapi/v3/${METRICS}`]: { body: broken() } },
    { [`/openapi/v3/${METRICS}`]: { body: '{"openapi":' } },
  ];
  for (const failure of failures) {
    const source = sourceOf(server(failure));
    const capture = async (): Promise<unknown> =>
      writeDocuments(folder, await Promise.all([WIDGETS, METRICS].map((path) => captureDocument(source, path))));
    await assert.rejects(capture());
    assert.deepEqual(content(), before);
  }
});

it("enum values are told by component and property, sorted; of items and of map values too", () => {
  const document = openapi("v1", {
    "io.k8s.api.core.v1.PodSpec": {
      properties: {
        restartPolicy: { type: "string", enum: ["Never", "Always"] },
        modes: { type: "array", items: { type: "string", enum: ["B", "A"] } },
        map: { type: "object", additionalProperties: { type: "string", enum: ["X"] } },
        open: { type: "object", additionalProperties: true },
        number: { type: "integer", enum: [1, 2] },
        hostname: { type: "string" },
      },
    },
    "io.k8s.api.core.v1.Pod": { properties: { kind: { type: "string" } } },
  });
  assert.deepEqual(enumsOf(document as never), {
    "io.k8s.api.core.v1.PodSpec": { restartPolicy: ["Always", "Never"], modes: ["A", "B"], map: ["X"] },
  });
});

it("the enums of every group version that a server serves are distilled into one file", async () => {
  const component = (name: string, property: string): object => ({
    [name]: { properties: { [property]: { type: "string", enum: ["b", "a"] } } },
  });
  const transport = server({
    "/openapi/v3": { body: { paths: { api: {}, "api/v1": {}, apis: {}, [WIDGETS]: {}, version: {} } } },
    "/openapi/v3/api/v1": { body: openapi("v1", component("z.Pod", "policy")) },
    [`/openapi/v3/${WIDGETS}`]: {
      body: openapi("widgets", { ...component("a.Widget", "colour"), ...component("z.Pod", "phase") }),
    },
  });
  const { file, bytes, facts } = await captureEnums(sourceOf(transport));
  assert.equal(file, "enums.json");
  const text = Buffer.from(bytes).toString("utf8");
  assert.deepEqual(JSON.parse(text), {
    "a.Widget": { colour: ["a", "b"] },
    "z.Pod": { policy: ["a", "b"], phase: ["a", "b"] },
  });
  assert.deepEqual(Object.keys(JSON.parse(text)), ["a.Widget", "z.Pod"]);
  assert.ok(text.endsWith("}\n"));
  assert.equal(facts["documents"], "2", "only group versions");
});
