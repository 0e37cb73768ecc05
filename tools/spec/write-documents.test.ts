import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it, type TestContext } from "node:test";
import { formatProvenance, provenanceFile, readProvenance, sha256Of } from "./provenance.ts";
import { type FetchedDocument, mergeRecords, writeDocuments } from "./write-documents.ts";

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "kuber-spec-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function fetched(file: string, text: string, facts: Record<string, string> = { date: "2026-01-01" }): FetchedDocument {
  return { file, bytes: Buffer.from(text), facts };
}

/** Every file of a folder with its content. */
function contentOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

it("a document is written with a record of its checksum and its facts, into a folder that is made", (t) => {
  const folder = join(temporaryFolder(t), "captured");
  const after = writeDocuments(folder, [fetched("a.json", "{}", { server: "v1.35.4", context: "pinned" })]);
  const record = {
    file: "a.json",
    sha256: sha256Of(Buffer.from("{}")),
    facts: { server: "v1.35.4", context: "pinned" },
  };
  assert.deepEqual(after, { records: [record], unknown: [] });
  assert.deepEqual(readProvenance(folder), after);
  assert.deepEqual(contentOf(folder), { "a.json": "{}", [provenanceFile]: formatProvenance(after) });
});

it("writing a second document leaves the record and the bytes of the first", (t) => {
  const folder = temporaryFolder(t);
  const [first] = writeDocuments(folder, [fetched("b.json", "first")]).records;
  const { records } = writeDocuments(folder, [fetched("a.json", "second", { date: "2026-02-02" })]);
  assert.deepEqual(
    records.find(({ file }) => file === "b.json"),
    first,
  );
  assert.equal(contentOf(folder)["b.json"], "first");
  assert.deepEqual(
    readProvenance(folder).records.map(({ file }) => file),
    ["a.json", "b.json"],
  );
});

it("writing a document again replaces its own record and its bytes, and no other", (t) => {
  const folder = temporaryFolder(t);
  writeDocuments(folder, [fetched("a.json", "old", { date: "2026-01-01", context: "old" }), fetched("b.json", "kept")]);
  writeDocuments(folder, [fetched("a.json", "new", { date: "2026-02-02" })]);
  const { records } = readProvenance(folder);
  assert.deepEqual(records, [
    { file: "a.json", sha256: sha256Of(Buffer.from("new")), facts: { date: "2026-02-02" } },
    { file: "b.json", sha256: sha256Of(Buffer.from("kept")), facts: { date: "2026-01-01" } },
  ]);
  assert.equal(contentOf(folder)["a.json"], "new");
});

it("a block that is no record is kept verbatim, and told on stderr", (t) => {
  const folder = temporaryFolder(t);
  const note = "# Licence: Apache-2.0\n#   see NOTICE";
  writeFileSync(join(folder, provenanceFile), `${note}\n`);
  const said = t.mock.method(console, "error", () => {});
  writeDocuments(folder, [fetched("a.json", "1")]);
  assert.equal(said.mock.callCount(), 1);
  assert.match(String(said.mock.calls[0]?.arguments[0]), /no record: "# Licence: Apache-2.0"/);
  writeDocuments(folder, [fetched("a.json", "2")], true);
  const text = readFileSync(join(folder, provenanceFile), "utf8");
  assert.ok(text.startsWith(`${note}\n\nfile: a.json\n`), text);
  assert.equal(text.split(note).length, 2, "once");
});

it("when one of several cannot be written nothing changes and no temporary file is left", (t) => {
  const folder = temporaryFolder(t);
  writeDocuments(folder, [fetched("a.json", "old"), fetched("b.json", "old")]);
  const before = contentOf(folder);
  const documents = [fetched("a.json", "new"), fetched(join("missing", "c.json"), "new"), fetched("b.json", "new")];
  assert.throws(() => writeDocuments(folder, documents), { code: "ENOENT" });
  assert.throws(() => writeDocuments(folder, documents, true), { code: "ENOENT" });
  assert.deepEqual(contentOf(folder), before);
});

it("a whole release drops the records and the files of what was not fetched, and nothing that it did not write", (t) => {
  const folder = temporaryFolder(t);
  writeDocuments(folder, [fetched("a.json", "1"), fetched("gone.json", "1")]);
  writeFileSync(join(folder, "README"), "not ours");
  const { records } = writeDocuments(folder, [fetched("a.json", "2")], true);
  assert.deepEqual(
    records.map(({ file }) => file),
    ["a.json"],
  );
  assert.deepEqual(readProvenance(folder).records, records);
  assert.equal(existsSync(join(folder, "gone.json")), false);
  assert.equal(contentOf(folder)["README"], "not ours");
});

it("merged records are the others as they were, and the written ones once", () => {
  const record = (file: string, sha256: string): { file: string; sha256: string; facts: Record<string, string> } => ({
    file,
    sha256,
    facts: {},
  });
  const before = { records: [record("a", "1"), record("b", "1")], unknown: ["note"] };
  assert.deepEqual(mergeRecords(before, [record("a", "2"), record("c", "2")]), {
    records: [record("b", "1"), record("a", "2"), record("c", "2")],
    unknown: ["note"],
  });
});
