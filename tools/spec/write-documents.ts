import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  formatProvenance,
  type Provenance,
  type ProvenanceRecord,
  provenanceFile,
  readProvenance,
  sha256Of,
} from "./provenance.ts";

export interface FetchedDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly facts: Readonly<Record<string, string>>;
}

/** The records after these files were written: their own replaced, all others and unknown blocks left. */
export function mergeRecords(before: Provenance, written: readonly ProvenanceRecord[]): Provenance {
  const files = new Set(written.map(({ file }) => file));
  return { unknown: before.unknown, records: [...before.records.filter(({ file }) => !files.has(file)), ...written] };
}

/**
 * Writes documents and their provenance: each under a temporary name first, all renamed only when every one is
 * there. A failure leaves the folder as it was. `isWhole` drops the records (and files) of what is not among them.
 */
export function writeDocuments(folder: string, documents: readonly FetchedDocument[], isWhole = false): Provenance {
  mkdirSync(folder, { recursive: true });
  const before = readProvenance(folder);
  const written = documents.map(({ file, bytes, facts }) => ({ file, sha256: sha256Of(bytes), facts }));
  const after = isWhole ? { unknown: before.unknown, records: written } : mergeRecords(before, written);
  const temporary = (file: string): string => join(folder, `.${file}.${process.pid}.part`);
  const outputs: [file: string, content: Uint8Array | string][] = [
    ...documents.map(({ file, bytes }): [string, Uint8Array] => [file, bytes]),
    [provenanceFile, formatProvenance(after)],
  ];
  const replaced: [file: string, before: Uint8Array | undefined][] = [];
  try {
    for (const [file, content] of outputs) writeFileSync(temporary(file), content);
    for (const [file] of outputs) {
      const path = join(folder, file);
      const old = existsSync(path) ? readFileSync(path) : undefined;
      renameSync(temporary(file), path);
      replaced.push([file, old]);
    }
  } catch (error) {
    for (const [file, old] of replaced) {
      if (old === undefined) rmSync(join(folder, file), { force: true });
      else writeFileSync(join(folder, file), old);
    }
    throw error;
  } finally {
    for (const [file] of outputs) rmSync(temporary(file), { force: true });
  }
  const kept = new Set(after.records.map(({ file }) => file));
  for (const { file } of before.records) if (!kept.has(file)) rmSync(join(folder, file), { force: true });
  return after;
}
