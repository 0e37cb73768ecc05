import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "../errors/index.ts";
import type { KubeConfig } from "./kube-config.ts";

/** An entry with the file it stands in: paths are relative to it, and errors name it. */
export interface Sourced<T> {
  readonly value: T;
  readonly file: string | undefined;
  /** What a relative path is relative to. */
  readonly folder: string;
  /** E.g. `users[0].user`. */
  readonly field: string;
}

type Entries<T> = ReadonlyMap<string, Sourced<T>>;

/** Several files as one: the first that names a thing wins, as kubectl merges them. */
export interface MergedConfig {
  readonly currentContext: string | undefined;
  readonly clusters: Entries<NonNullable<KubeConfig["clusters"]>[number]["cluster"]>;
  readonly users: Entries<NonNullable<KubeConfig["users"]>[number]["user"]>;
  readonly contexts: Entries<NonNullable<KubeConfig["contexts"]>[number]["context"]>;
  /** The files, for messages. */
  readonly place: string;
}

async function parseConfig(text: string, file: string): Promise<KubeConfig> {
  let value: unknown;
  try {
    // The YAML library is loaded only for what is not JSON: a start that needs none does not pay for it.
    value = text.trimStart().startsWith("{") ? JSON.parse(text) : (await import("js-yaml")).load(text);
  } catch (error) {
    // Only the place and the reason: the message of a parser quotes the file, which may hold a token.
    const { mark, reason } = error as { mark?: { line: number }; reason?: string };
    throw new ConfigError(
      `is no YAML${mark === undefined ? "" : ` at line ${mark.line + 1}`}${reason ? `: ${reason}` : ""}`,
      { file },
    );
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ConfigError("is no kubeconfig; expected a mapping with clusters, users and contexts", { file });
  }
  return value as KubeConfig;
}

/** Reads files in order; one that does not exist is passed over if another does. */
export async function readKubeConfigFiles(files: readonly string[]): Promise<MergedConfig> {
  const configs: { config: KubeConfig; file: string; folder: string }[] = [];
  for (const file of files) {
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === "ENOENT" && files.length > 1) continue;
      const why = (cause as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such file" : "cannot be read";
      throw new ConfigError(why, { file, cause });
    }
    configs.push({ config: await parseConfig(text, file), file, folder: dirname(file) });
  }
  return mergeConfigs(configs);
}

export function mergeConfigs(
  configs: readonly { readonly config: KubeConfig; readonly file?: string; readonly folder: string }[],
): MergedConfig {
  const collect = <T>(list: "clusters" | "users" | "contexts", inner: "cluster" | "user" | "context"): Entries<T> => {
    const found = new Map<string, Sourced<T>>();
    for (const { config, file, folder } of configs) {
      for (const [index, entry] of entriesOf(config, list, file).entries()) {
        const field = `${list}[${index}].${inner}`;
        const value = (entry as Record<string, unknown>)[inner];
        const { name } = entry as { name?: unknown };
        if (typeof name !== "string")
          throw new ConfigError("expected a name", { file, field: `${list}[${index}].name` });
        if (typeof value !== "object" || value === null) throw new ConfigError("expected a mapping", { file, field });
        if (!found.has(name)) found.set(name, { value: value as T, file, folder, field });
      }
    }
    return found;
  };
  return {
    currentContext: configs.map(({ config }) => config["current-context"]).find((name) => name),
    clusters: collect("clusters", "cluster"),
    users: collect("users", "user"),
    contexts: collect("contexts", "context"),
    place: configs.flatMap(({ file }) => file ?? []).join(", ") || "the given kubeconfig",
  };
}

function entriesOf(
  config: KubeConfig,
  list: "clusters" | "users" | "contexts",
  file: string | undefined,
): readonly unknown[] {
  const value: unknown = config[list] ?? [];
  if (!Array.isArray(value)) throw new ConfigError("expected a list", { file, field: list });
  return value.filter((entry) => typeof entry === "object" && entry !== null);
}
