/**
 * Captures what a live server says into spec/captured, each file with a record of its own:
 * `node tools/spec/capture.ts --kubeconfig FILE [--context NAME] apis/metrics.k8s.io/v1beta1 …` a document,
 * `node tools/spec/capture.ts --kubeconfig FILE --enums` the enum values of all documents that it serves.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findConfig } from "../../src/config/index.ts";
import type { ApiDocument, Schema } from "../../src/openapi/index.ts";
import { NodeTransport, type Transport } from "../../src/transport/index.ts";
import { root } from "../step.ts";
import { type CapturedEnums, documentFile } from "./load-spec.ts";
import { parseDocument, parseJson } from "./parse-document.ts";
import { type FetchedDocument, writeDocuments } from "./write-documents.ts";

export const capturedFolder: string = join(root, "spec", "captured");

/** A server to capture from, and what its records say about it. */
export interface CaptureSource {
  readonly transport: Transport;
  readonly context: string;
  /** ISO date. */
  readonly date: string;
}

async function read(transport: Transport, path: string, query: [string, string][] = []): Promise<Uint8Array> {
  const answer = await transport.send({ method: "GET", path, query });
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  if (answer.status !== 200) throw new Error(`GET ${path}: status ${answer.status}`);
  return Buffer.concat(chunks);
}

async function serverVersion(transport: Transport): Promise<string> {
  const bytes = await read(transport, "/version").catch(() => undefined);
  if (bytes === undefined) return "unknown";
  const { gitVersion } = parseJson(bytes, "/version") as { gitVersion?: string };
  return gitVersion ?? "unknown";
}

/** An entry in `/openapi/v3` does not mean that the group version can be reached: discovery must serve it. */
async function requireServed(transport: Transport, path: string): Promise<void> {
  try {
    const list = JSON.parse(Buffer.from(await read(transport, `/${path}`)).toString("utf8")) as { resources?: unknown };
    if (!Array.isArray(list.resources)) throw new Error("discovery names no resources");
  } catch (cause) {
    throw new Error(`${path} is not served: ${(cause as Error).message}`, { cause });
  }
}

async function recordFacts({ transport, context, date }: CaptureSource): Promise<Record<string, string>> {
  return { server: await serverVersion(transport), context, date };
}

/** One group version's document, as the server writes it. */
export async function captureDocument(source: CaptureSource, path: string): Promise<FetchedDocument> {
  await requireServed(source.transport, path);
  const bytes = await read(source.transport, `/openapi/v3/${path}`);
  parseDocument(bytes, `/openapi/v3/${path}`);
  return { file: documentFile(path), bytes, facts: await recordFacts(source) };
}

/** The enum values in one document by component and property. */
export function enumsOf(document: ApiDocument): CapturedEnums {
  const found: Record<string, Record<string, string[]>> = {};
  for (const [component, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const [property, place] of Object.entries(schema.properties ?? {})) {
      const values = enumValues(place);
      if (values !== undefined) found[component] = { ...found[component], [property]: [...values].sort() };
    }
  }
  return found;
}

function enumValues(schema: Schema): string[] | undefined {
  const { items, additionalProperties } = schema;
  const values = (items ?? (typeof additionalProperties === "object" ? additionalProperties : schema)).enum;
  return values?.every((value) => typeof value === "string") ? (values as string[]) : undefined;
}

/** The enum values of every document that the server serves, distilled into one file. */
export async function captureEnums(source: CaptureSource): Promise<FetchedDocument> {
  const index = parseJson(await read(source.transport, "/openapi/v3"), "/openapi/v3") as {
    paths: Record<string, unknown>;
  };
  const all: Record<string, Record<string, readonly string[]>> = {};
  const paths = Object.keys(index.paths).filter((path) => /^(api|apis\/[^/]+)\/v/.test(path));
  for (const path of paths) {
    const document = parseDocument(await read(source.transport, `/openapi/v3/${path}`), `/openapi/v3/${path}`);
    for (const [component, properties] of Object.entries(enumsOf(document))) {
      all[component] = { ...all[component], ...properties };
    }
  }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const bytes = Buffer.from(`${JSON.stringify(sorted, null, 1)}\n`);
  const facts = await recordFacts(source);
  return {
    file: "enums.json",
    bytes,
    facts: { ...facts, documents: String(paths.length), distilled: "enum values by component and property" },
  };
}

if (process.argv[1] === import.meta.filename) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { kubeconfig: { type: "string" }, context: { type: "string" }, enums: { type: "boolean" } },
  });
  const found = await findConfig({
    ...(values.kubeconfig === undefined ? {} : { kubeconfig: values.kubeconfig }),
    ...(values.context === undefined ? {} : { context: values.context }),
  });
  const transport = new NodeTransport(found.settings);
  const source = { transport, context: found.context ?? "in-cluster", date: new Date().toISOString().slice(0, 10) };
  try {
    const documents = await Promise.all(
      positionals.map((path) => captureDocument(source, path.replace(/^\/+|\/+$/g, ""))),
    );
    if (values.enums) documents.push(await captureEnums(source));
    if (documents.length === 0) throw new Error("name a path such as apis/metrics.k8s.io/v1beta1, or --enums");
    writeDocuments(capturedFolder, documents);
    for (const { file, bytes } of documents) console.log(`spec/captured/${file}: ${bytes.length} bytes`);
  } finally {
    await transport.close();
  }
}
