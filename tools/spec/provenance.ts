/**
 * Provenance is a text file of blocks between blank lines, one block a file: `file`, `sha256` and where it came from.
 * A block that is no record is kept as it stands.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const provenanceFile = "PROVENANCE";

export interface ProvenanceRecord {
  readonly file: string;
  readonly sha256: string;
  /** In the order in which they are written: release, source, server, context, date, … */
  readonly facts: Readonly<Record<string, string>>;
}

export interface Provenance {
  readonly records: readonly ProvenanceRecord[];
  /** Blocks that are not records, verbatim. */
  readonly unknown: readonly string[];
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function parseBlock(block: string): ProvenanceRecord | undefined {
  const pairs = block.split("\n").map((line) => /^([a-z][a-z0-9-]*): (.+)$/.exec(line));
  if (pairs.some((pair) => pair === null)) return undefined;
  const { file, sha256, ...facts } = Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]])) as Record<
    string,
    string
  >;
  const isRecord = file !== undefined && /^[\w.-]+$/.test(file) && /^[0-9a-f]{64}$/.test(sha256 ?? "");
  return isRecord ? { file, sha256: sha256 ?? "", facts } : undefined;
}

export function parseProvenance(text: string): Provenance {
  const blocks = text
    .replaceAll("\r\n", "\n")
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => block.replace(/^\n+|\n+$/g, ""))
    .filter((block) => block !== "");
  const parsed = blocks.map((block) => ({ block, record: parseBlock(block) }));
  return {
    records: parsed.flatMap(({ record }) => record ?? []),
    unknown: parsed.filter(({ record }) => record === undefined).map(({ block }) => block),
  };
}

/** @throws {Error} when a fact could not be read back: it is empty or has more than one line. */
export function formatProvenance({ records, unknown }: Provenance): string {
  const sorted = [...records].sort((a, b) => (a.file < b.file ? -1 : 1));
  const blocks = sorted.map(({ file, sha256, facts }) =>
    Object.entries({ file, sha256, ...facts })
      .map(([key, value]) => {
        if (!/^\S[^\r\n]*$/.test(value)) throw new Error(`${file}: the provenance's ${key} must be one line of text`);
        return `${key}: ${value}`;
      })
      .join("\n"),
  );
  return `${[...unknown, ...blocks].join("\n\n")}\n`;
}

/** The provenance of a folder; empty where there is none yet. Says on stderr which blocks it does not recognise. */
export function readProvenance(folder: string): Provenance {
  const path = join(folder, provenanceFile);
  if (!existsSync(path)) return { records: [], unknown: [] };
  const provenance = parseProvenance(readFileSync(path, "utf8"));
  for (const block of provenance.unknown) {
    console.error(`${provenanceFile}: kept a block that is no record: ${JSON.stringify(block.split("\n")[0])}`);
  }
  return provenance;
}
