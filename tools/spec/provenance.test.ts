import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { formatProvenance, parseProvenance, provenanceFile, readProvenance, sha256Of } from "./provenance.ts";

const SHA = "0123456789abcdef".repeat(4);
const record = (file: string): string => `file: ${file}\nsha256: ${SHA}\nrelease: v1.35.4\nsource: a module h1:x=`;

it("a block is one file with its checksum and its facts, in the order in which they stand", () => {
  const { records, unknown } = parseProvenance(`${record("b.json")}\n\n\n${record("a.json")}\n`);
  assert.deepEqual(unknown, []);
  assert.deepEqual(
    records.map(({ file }) => file),
    ["b.json", "a.json"],
  );
  assert.deepEqual(records[0], {
    file: "b.json",
    sha256: SHA,
    facts: { release: "v1.35.4", source: "a module h1:x=" },
  });
  assert.deepEqual(Object.keys(records[0]?.facts ?? {}), ["release", "source"]);
});

it("what is written is sorted by file and reads back the same", () => {
  const text = formatProvenance(parseProvenance(`${record("b.json")}\n\n${record("a.json")}\n`));
  assert.equal(text, `${record("a.json")}\n\n${record("b.json")}\n`);
  assert.equal(formatProvenance(parseProvenance(text)), text);
});

it("a block that is no record is kept as it stands, in front", () => {
  const note = "These files are not ours.\n  Indented: yes\nfile: almost";
  const parsed = parseProvenance(`${record("a.json")}\n\n${note}\n`);
  assert.deepEqual(parsed.unknown, [note]);
  assert.equal(parsed.records.length, 1);
  assert.equal(formatProvenance(parsed), `${note}\n\n${record("a.json")}\n`);
});

it("a block without a file, with a path for one, or with a checksum that is none, is no record", () => {
  const blocks = [
    `sha256: ${SHA}`,
    `file: ../a.json\nsha256: ${SHA}`,
    `file: a b.json\nsha256: ${SHA}`,
    "file: a.json",
    `file: a.json\nsha256: ${SHA.slice(1)}`,
    `file: a.json\nsha256: ${SHA.toUpperCase()}`,
    `file: a.json\nsha256: ${SHA}\nsource:`,
  ];
  for (const block of blocks) assert.deepEqual(parseProvenance(block), { records: [], unknown: [block] });
});

it("an empty text has nothing in it", () => {
  for (const text of ["", "\n", "\n\n \n"]) assert.deepEqual(parseProvenance(text).records, []);
});

it("the checksum is SHA-256 in small hexadecimal digits", () => {
  assert.equal(sha256Of(Buffer.from("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("a folder without provenance has none; an unknown block is told on stderr by its first line", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "kuber-spec-"));
  t.after(() => rmSync(folder, { recursive: true }));
  assert.deepEqual(readProvenance(folder), { records: [], unknown: [] });
  const said = t.mock.method(console, "error", () => {});
  writeFileSync(join(folder, provenanceFile), `A note\nof two lines\n\n${record("a.json")}\n`);
  assert.deepEqual(readProvenance(folder).unknown, ["A note\nof two lines"]);
  assert.equal(said.mock.callCount(), 1);
  assert.match(String(said.mock.calls[0]?.arguments[0]), /PROVENANCE: kept a block that is no record: "A note"/);
});
