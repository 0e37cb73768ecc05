import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiDocument } from "../../src/openapi/index.ts";
import { root } from "../step.ts";
import { readProvenance, sha256Of } from "./provenance.ts";

export interface Spec {
  /** The release, e.g. `v1.35.4`. */
  readonly release: string;
  /** Documents of the release by path, e.g. `apis/apps/v1`, `api/v1`, `version`. */
  readonly documents: ReadonlyMap<string, ApiDocument>;
  /** Captured from live servers, by path: `apis/metrics.k8s.io/v1beta1`. */
  readonly captured: ReadonlyMap<string, ApiDocument>;
  /** Enum values by component and property, e.g. `io.k8s.api.core.v1.PodSpec`.`restartPolicy`. */
  readonly enums: CapturedEnums;
}

export type CapturedEnums = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** `apis__apps__v1_openapi.json` stands for `/apis/apps/v1`. */
export function documentPath(file: string): string {
  return file.replace(/_openapi\.json$/, "").replaceAll("__", "/");
}

export function documentFile(path: string): string {
  return `${path.replaceAll("/", "__")}_openapi.json`;
}

/** Reads every recorded file of a folder, holding it against its SHA-256. */
function readFolder(folder: string): Map<string, { text: string; facts: Readonly<Record<string, string>> }> {
  const found = new Map<string, { text: string; facts: Readonly<Record<string, string>> }>();
  if (!existsSync(folder)) return found;
  for (const { file, sha256, facts } of readProvenance(folder).records) {
    const bytes = readFileSync(join(folder, file));
    if (sha256Of(bytes) !== sha256) throw new Error(`spec: ${file} is not what its provenance says (SHA-256 differs)`);
    found.set(file, { text: bytes.toString("utf8"), facts });
  }
  return found;
}

/** The pristine documents, checked against their provenance. */
export function loadSpec(folder: string = join(root, "spec")): Spec {
  const release = readFolder(join(folder, "release"));
  const captured = readFolder(join(folder, "captured"));
  const enums = captured.get("enums.json");
  captured.delete("enums.json");
  const documents = (from: typeof release): Map<string, ApiDocument> =>
    new Map([...from].map(([file, { text }]) => [documentPath(file), JSON.parse(text) as ApiDocument]));
  const first = release.values().next().value;
  return {
    release: first?.facts["release"] ?? "",
    documents: documents(release),
    captured: documents(captured),
    enums: enums === undefined ? {} : (JSON.parse(enums.text) as CapturedEnums),
  };
}
