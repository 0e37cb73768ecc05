import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the documents of a release are read from. */
export interface ReleaseSource {
  /** For the provenance: never a path of a machine. */
  readonly name: string;
  files(): Promise<readonly string[]>;
  /** `undefined` when the source has no such file. */
  read(file: string): Promise<Uint8Array | undefined>;
}

const documentName = /^[\w.-]+_openapi\.json$/;

/** A directory that holds the files, e.g. `api/openapi-spec/v3` of a checkout. */
export function directorySource(path: string, name: string = "a directory"): ReleaseSource {
  return {
    name,
    files: async () =>
      readdirSync(path)
        .filter((file) => documentName.test(file))
        .sort(),
    read: async (file) => readFileSync(join(path, file)),
  };
}

/** The Go module `k8s.io/kubernetes` of that version, which Go downloads and unpacks. */
export function goModuleSource(release: string): ReleaseSource {
  const module = `k8s.io/kubernetes@${release}`;
  const output = execFileSync("go", ["mod", "download", "-json", module], { encoding: "utf8" });
  const { Dir, Sum } = JSON.parse(output) as { Dir?: string; Sum?: string };
  if (Dir === undefined || Sum === undefined) throw new Error(`go mod download of ${module} named no directory`);
  return directorySource(join(Dir, "api", "openapi-spec", "v3"), `Go module ${module} ${Sum}`);
}

/** A URL below which the files stand. A URL cannot be listed: `known` are the names to ask for. */
export function urlSource(base: string, known: readonly string[]): ReleaseSource {
  const below = base.endsWith("/") ? base : `${base}/`;
  return {
    name: below,
    files: async () => known,
    async read(file) {
      const answer = await fetch(new URL(file, below));
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`GET ${below}${file}: status ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}
