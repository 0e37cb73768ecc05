import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { ConfigError } from "../errors/index.ts";
import type { TransportSettings } from "../transport/index.ts";
import type { KubeConfig } from "./kube-config.ts";
import { mergeConfigs, readKubeConfigFiles } from "./read-kube-config.ts";
import { settingsOfContext } from "./settings-of-context.ts";
import { tokenFileCredentials } from "./token-file.ts";

const SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount";

/** Where to look; nothing means: as kubectl does. */
export interface ConfigSource {
  /** The path of a file, or a kubeconfig as an object. Default: `KUBECONFIG`, then `~/.kube/config`, then in-cluster. */
  readonly kubeconfig?: string | KubeConfig;
  /** Default: the file's `current-context`. */
  readonly context?: string;
}

/** The cluster that was found. */
export interface FoundConfig {
  readonly settings: TransportSettings;
  /** The context's namespace, `default` where it names none. */
  readonly namespace: string;
  /** Undefined in a cluster. */
  readonly context: string | undefined;
}

/**
 * Finds the configuration: what is given, else the files of `KUBECONFIG`, else `~/.kube/config`, else the service
 * account of the Pod that this runs in.
 * @throws {ConfigError} naming the file and the field.
 */
export async function findConfig(
  { kubeconfig, context }: ConfigSource = {},
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<FoundConfig> {
  if (typeof kubeconfig === "object") {
    return settingsOfContext(mergeConfigs([{ config: kubeconfig, folder: process.cwd() }]), context);
  }
  const files = kubeconfig !== undefined ? [kubeconfig] : defaultFiles(env);
  if (files.length > 0) return settingsOfContext(await readKubeConfigFiles(files), context);
  const inCluster = inClusterConfig(env);
  if (inCluster !== undefined && context === undefined) return inCluster;
  throw new ConfigError(
    "no cluster is configured: KUBECONFIG is not set, ~/.kube/config does not exist, and this is no Pod with a service account",
  );
}

function defaultFiles(env: Readonly<Record<string, string | undefined>>): string[] {
  const named = (env["KUBECONFIG"] ?? "").split(delimiter).filter((file) => file !== "");
  if (named.length > 0) return named;
  const own = join(env["HOME"] ?? homedir(), ".kube", "config");
  return existsSync(own) ? [own] : [];
}

function inClusterConfig(env: Readonly<Record<string, string | undefined>>): FoundConfig | undefined {
  const host = env["KUBERNETES_SERVICE_HOST"];
  const port = env["KUBERNETES_SERVICE_PORT"];
  const token = `${SERVICE_ACCOUNT}/token`;
  if (!host || !port || !existsSync(token)) return undefined;
  const authority = host.includes(":") ? `[${host}]` : host;
  const namespaceFile = `${SERVICE_ACCOUNT}/namespace`;
  return {
    settings: {
      server: `https://${authority}:${port}`,
      ca: readFileSync(`${SERVICE_ACCOUNT}/ca.crt`),
      credentials: tokenFileCredentials(token),
    },
    namespace: existsSync(namespaceFile) ? readFileSync(namespaceFile, "utf8").trim() : "default",
    context: undefined,
  };
}
