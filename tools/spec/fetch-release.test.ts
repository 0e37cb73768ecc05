import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it, type TestContext } from "node:test";
import { fetchRelease } from "./fetch-release.ts";
import { loadSpec } from "./load-spec.ts";
import { readProvenance } from "./provenance.ts";
import { directorySource, type ReleaseSource, urlSource } from "./release-source.ts";
import { writeDocuments } from "./write-documents.ts";

const text = (title: string): string => JSON.stringify({ openapi: "3.0.0", info: { title, version: "v1" }, paths: {} });

/** A source that names files, of which it may lack some. */
function sourceOf(files: Readonly<Record<string, string | undefined>>): ReleaseSource {
  return {
    name: "a source",
    files: async () => Object.keys(files),
    read: async (file) => {
      const content = files[file];
      return content === undefined ? undefined : Buffer.from(content);
    },
  };
}

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "kuber-release-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("every document of the source is fetched as it is, with the release and the source", async () => {
  const documents = await fetchRelease("v1.35.4", sourceOf({ "api__v1_openapi.json": text("core") }));
  assert.deepEqual(
    documents.map(({ file, bytes, facts }) => ({ file, content: Buffer.from(bytes).toString("utf8"), facts })),
    [
      {
        file: "api__v1_openapi.json",
        content: text("core"),
        facts: { release: "v1.35.4", source: "a source" },
      },
    ],
  );
});

it("a file that is not fetched is not listed, its old one goes, and it is told on stderr", async (t) => {
  const folder = temporaryFolder(t);
  const both = { "api__v1_openapi.json": text("core"), "apis__apps__v1_openapi.json": text("apps") };
  writeDocuments(folder, await fetchRelease("v1.35.3", sourceOf(both)), true);
  const said = t.mock.method(console, "error", () => {});
  const one = sourceOf({ ...both, "apis__apps__v1_openapi.json": undefined });
  writeDocuments(folder, await fetchRelease("v1.35.4", one), true);
  assert.deepEqual(
    readProvenance(folder).records.map(({ file, facts }) => [file, facts["release"]]),
    [["api__v1_openapi.json", "v1.35.4"]],
  );
  assert.throws(() => readFileSync(join(folder, "apis__apps__v1_openapi.json")), { code: "ENOENT" });
  assert.deepEqual(said.mock.calls[0]?.arguments, ["apis__apps__v1_openapi.json: not in a source"]);
});

it("something that is no OpenAPI document stops it, by name; so does a source with nothing in it", async (t) => {
  t.mock.method(console, "error", () => {});
  await assert.rejects(fetchRelease("v1.35.4", sourceOf({ "a_openapi.json": text("a"), "b_openapi.json": "{}" })), {
    message: 'b_openapi.json: no OpenAPI document (it has no "openapi")',
  });
  await assert.rejects(fetchRelease("v1.35.4", sourceOf({ "a_openapi.json": undefined })), {
    message: "a source holds no API document of v1.35.4",
  });
  await assert.rejects(fetchRelease("v1.35.4", sourceOf({})), /holds no API document/);
});

it("a directory gives its API documents, sorted, and nothing else that lies there", async (t) => {
  const folder = temporaryFolder(t);
  for (const file of ["b_openapi.json", "a_openapi.json", "README.md", "swagger.json"]) {
    writeFileSync(join(folder, file), text(file));
  }
  const source = directorySource(folder);
  assert.deepEqual(await source.files(), ["a_openapi.json", "b_openapi.json"]);
  assert.equal(Buffer.from((await source.read("a_openapi.json")) ?? []).toString("utf8"), text("a_openapi.json"));
  assert.equal(source.name, "a directory", "never a path of a machine");
});

it("below a URL the known files are asked for: a 404 is no file, any other refusal stops it", async (t) => {
  const server = createServer((request, response) => {
    const status = { "/spec/a.json": 200, "/spec/b.json": 404 }[request.url ?? ""] ?? 500;
    response.writeHead(status).end(status === 200 ? text("a") : "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/spec`;
  const source = urlSource(base, ["a.json", "b.json", "c.json"]);
  assert.deepEqual(await source.files(), ["a.json", "b.json", "c.json"]);
  assert.equal(Buffer.from((await source.read("a.json")) ?? []).toString("utf8"), text("a"));
  assert.equal(await source.read("b.json"), undefined);
  await assert.rejects(source.read("c.json"), { message: `GET ${base}/c.json: status 500` });
});

async function specFolder(t: TestContext): Promise<string> {
  const folder = temporaryFolder(t);
  const files = { "api__v1_openapi.json": text("core"), "version_openapi.json": text("version") };
  writeDocuments(join(folder, "release"), await fetchRelease("v1.35.4", sourceOf(files)), true);
  const enums = Buffer.from('{"io.k8s.api.core.v1.PodSpec":{"restartPolicy":["Always"]}}');
  writeDocuments(join(folder, "captured"), [
    {
      file: "apis__metrics.k8s.io__v1beta1_openapi.json",
      bytes: Buffer.from(text("metrics")),
      facts: { server: "v1" },
    },
    { file: "enums.json", bytes: enums, facts: { server: "v1" } },
  ]);
  return folder;
}

it("what was written is loaded by path: the release, what was captured, the enums", async (t) => {
  const spec = loadSpec(await specFolder(t));
  assert.equal(spec.release, "v1.35.4");
  assert.deepEqual([...spec.documents.keys()], ["api/v1", "version"]);
  assert.equal(spec.documents.get("api/v1")?.info.title, "core");
  assert.deepEqual([...spec.captured.keys()], ["apis/metrics.k8s.io/v1beta1"]);
  assert.deepEqual(spec.enums, { "io.k8s.api.core.v1.PodSpec": { restartPolicy: ["Always"] } });
});

it("a file whose SHA-256 is not the recorded one is not loaded: an error names it", async (t) => {
  for (const file of ["release/api__v1_openapi.json", "captured/enums.json"]) {
    const folder = await specFolder(t);
    writeFileSync(join(folder, file), `${readFileSync(join(folder, file), "utf8")}\n`);
    assert.throws(() => loadSpec(folder), {
      message: `spec: ${file.slice(file.indexOf("/") + 1)} is not what its provenance says (SHA-256 differs)`,
    });
  }
});

it("a recorded file that is gone stops it, a file that is not recorded is not read", async (t) => {
  const folder = await specFolder(t);
  writeFileSync(join(folder, "release", "apis__apps__v1_openapi.json"), text("apps"));
  assert.deepEqual([...loadSpec(folder).documents.keys()], ["api/v1", "version"]);
  rmSync(join(folder, "release", "version_openapi.json"));
  assert.throws(() => loadSpec(folder), { code: "ENOENT" });
});
