import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError } from "../errors/index.ts";
import type { Credentials, TransportSettings } from "../transport/index.ts";
import type { KubeConfigCluster, KubeConfigUser } from "./kube-config.ts";
import type { MergedConfig, Sourced } from "./read-kube-config.ts";
import { tokenFileCredentials } from "./token-file.ts";

/** The settings and the namespace of one context. */
export interface ContextSettings {
  readonly settings: TransportSettings;
  readonly namespace: string;
  readonly context: string;
}

/** @throws {ConfigError} naming the file and the field that is missing, contradicts another or is not supported. */
export function settingsOfContext(
  config: MergedConfig,
  name: string | undefined = config.currentContext,
): ContextSettings {
  if (name === undefined)
    throw new ConfigError("no context was asked for and there is no current-context", { file: config.place });
  const context = config.contexts.get(name);
  if (context === undefined) {
    const known = [...config.contexts.keys()].join(", ") || "none";
    throw new ConfigError(`there is no context ${JSON.stringify(name)}; there are: ${known}`, {
      file: config.place,
      field: "contexts",
    });
  }
  const { cluster: clusterName, user: userName, namespace = "default" } = context.value;
  const cluster = config.clusters.get(clusterName);
  if (cluster === undefined) {
    throw new ConfigError(`there is no cluster ${JSON.stringify(clusterName)}`, {
      file: context.file,
      field: `${context.field}.cluster`,
    });
  }
  const user = userName === undefined ? undefined : config.users.get(userName);
  if (userName !== undefined && user === undefined) {
    throw new ConfigError(`there is no user ${JSON.stringify(userName)}`, {
      file: context.file,
      field: `${context.field}.user`,
    });
  }
  return {
    settings: { ...clusterSettings(cluster), ...(user === undefined ? {} : userSettings(user)) },
    namespace: namespace || "default",
    context: name,
  };
}

function fileOrData<T extends object>(
  source: Sourced<T>,
  fileField: keyof T & string,
  dataField: keyof T & string,
): Buffer | undefined {
  const data = source.value[dataField];
  if (typeof data === "string" && data !== "") {
    const bytes = Buffer.from(data, "base64");
    if (bytes.length === 0)
      throw new ConfigError("expected base64", { file: source.file, field: `${source.field}.${dataField}` });
    return bytes;
  }
  const path = source.value[fileField];
  if (typeof path !== "string" || path === "") return undefined;
  try {
    return readFileSync(resolve(source.folder, path));
  } catch (cause) {
    throw new ConfigError(`the file ${path} cannot be read`, {
      file: source.file,
      field: `${source.field}.${fileField}`,
      cause,
    });
  }
}

function clusterSettings(source: Sourced<KubeConfigCluster>): TransportSettings {
  const { value, file, field } = source;
  const server = value.server ?? "";
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
    throw new ConfigError("expected the URL of an API server, e.g. https://10.0.0.1:6443", {
      file,
      field: `${field}.server`,
    });
  }
  if (value["proxy-url"]) {
    throw new ConfigError("proxies are not supported yet", { file, field: `${field}.proxy-url` });
  }
  const ca = fileOrData(source, "certificate-authority", "certificate-authority-data");
  const skips = value["insecure-skip-tls-verify"] === true;
  if (skips && ca !== undefined) {
    throw new ConfigError("insecure-skip-tls-verify and a certificate authority exclude each other", { file, field });
  }
  return {
    server,
    ...(ca === undefined ? {} : { ca }),
    ...(skips ? { insecureSkipTlsVerify: true } : {}),
    ...(value["tls-server-name"] ? { tlsServerName: value["tls-server-name"] } : {}),
  };
}

function userSettings(source: Sourced<KubeConfigUser>): Partial<TransportSettings> {
  const { value, file, field } = source;
  for (const unsupported of ["exec", "auth-provider"] as const) {
    if (value[unsupported] !== undefined && value[unsupported] !== null) {
      throw new ConfigError("credential plugins are not supported yet; use a token or a client certificate", {
        file,
        field: `${field}.${unsupported}`,
      });
    }
  }
  const cert = fileOrData(source, "client-certificate", "client-certificate-data");
  const key = fileOrData(source, "client-key", "client-key-data");
  if ((cert === undefined) !== (key === undefined)) {
    throw new ConfigError("a client certificate needs its key, and a key its certificate", { file, field });
  }
  const credentials = credentialsOf(source);
  const headers = impersonation(value);
  return {
    ...(cert === undefined || key === undefined ? {} : { cert, key }),
    ...(credentials === undefined ? {} : { credentials }),
    ...(headers === undefined ? {} : { headers }),
  };
}

function credentialsOf({ value, folder }: Sourced<KubeConfigUser>): Credentials | undefined {
  if (value.tokenFile) return tokenFileCredentials(resolve(folder, value.tokenFile));
  if (value.token) return { authorization: () => `Bearer ${value.token}` };
  if (value.username) {
    const basic = Buffer.from(`${value.username}:${value.password ?? ""}`).toString("base64");
    return { authorization: () => `Basic ${basic}` };
  }
  return undefined;
}

function impersonation(user: KubeConfigUser): Record<string, string | readonly string[]> | undefined {
  if (!user.as) return undefined;
  return {
    "impersonate-user": user.as,
    ...(user["as-uid"] ? { "impersonate-uid": user["as-uid"] } : {}),
    ...(user["as-groups"]?.length ? { "impersonate-group": user["as-groups"] } : {}),
    ...Object.fromEntries(
      Object.entries(user["as-user-extra"] ?? {}).map(([key, values]) => [
        `impersonate-extra-${encodeURIComponent(key)}`,
        values,
      ]),
    ),
  };
}
