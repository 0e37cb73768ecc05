/**
 * Fetches the API documents of one Kubernetes release into spec/release, pristine, with their provenance:
 * `node tools/spec/fetch-release.ts v1.35.4` (the Go module), `… v1.35.4 --directory PATH`, `… v1.35.4 --url BASE`.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../step.ts";
import { parseDocument } from "./parse-document.ts";
import { readProvenance } from "./provenance.ts";
import { directorySource, goModuleSource, type ReleaseSource, urlSource } from "./release-source.ts";
import { type FetchedDocument, writeDocuments } from "./write-documents.ts";

export const releaseFolder: string = join(root, "spec", "release");

/** All documents that the source has, or an error naming the first that is no API document. */
export async function fetchRelease(release: string, source: ReleaseSource): Promise<FetchedDocument[]> {
  const documents: FetchedDocument[] = [];
  for (const file of await source.files()) {
    const bytes = await source.read(file);
    if (bytes === undefined) {
      console.error(`${file}: not in ${source.name}`);
      continue;
    }
    parseDocument(bytes, file);
    documents.push({ file, bytes, facts: { release, source: source.name } });
  }
  if (documents.length === 0) throw new Error(`${source.name} holds no API document of ${release}`);
  return documents;
}

if (process.argv[1] === import.meta.filename) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { directory: { type: "string" }, url: { type: "string" } },
  });
  const release = positionals[0];
  if (release === undefined || !/^v\d+\.\d+\.\d+/.test(release)) throw new Error("name a release, e.g. v1.35.4");
  const known = readProvenance(releaseFolder).records.map(({ file }) => file);
  const source =
    values.directory !== undefined
      ? directorySource(values.directory)
      : values.url !== undefined
        ? urlSource(values.url, known)
        : goModuleSource(release);
  const documents = await fetchRelease(release, source);
  writeDocuments(releaseFolder, documents, true);
  console.log(`spec/release: ${documents.length} documents of ${release} from ${source.name}`);
}
