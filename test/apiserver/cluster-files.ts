import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The files of one private cluster, all in one directory of its own. */
export interface ClusterFiles {
  readonly directory: string;
  /** The path of a file in the directory. */
  path(file: string): string;
  read(file: string): string;
  readonly tokens: { readonly admin: string; readonly viewer: string };
}

export function makeClusterFiles(binary: string): ClusterFiles {
  const directory = mkdtempSync(join(tmpdir(), "kuber-cluster-"));
  const path = (file: string): string => join(directory, file);
  execFileSync(binary, ["certs", directory], { stdio: ["ignore", "ignore", "inherit"] });
  const tokens = { admin: randomBytes(16).toString("hex"), viewer: randomBytes(16).toString("hex") };
  const rows = [`${tokens.admin},token-admin,token-admin,"system:masters"`, `${tokens.viewer},viewer,viewer`];
  writeFileSync(path("tokens.csv"), `${rows.join("\n")}\n`, { mode: 0o600 });
  return { directory, path, read: (file) => readFileSync(path(file), "utf8"), tokens };
}

/** Writes the administrator's kubeconfig, everything in it; gives its path. */
export function writeKubeconfig(files: ClusterFiles, server: string): string {
  const data = (file: string): string => Buffer.from(files.read(file)).toString("base64");
  const config = {
    apiVersion: "v1",
    kind: "Config",
    "current-context": "kuber-test",
    clusters: [{ name: "kuber-test", cluster: { server, "certificate-authority-data": data("ca.crt") } }],
    users: [
      {
        name: "kuber-admin",
        user: { "client-certificate-data": data("admin.crt"), "client-key-data": data("admin.key") },
      },
    ],
    contexts: [{ name: "kuber-test", context: { cluster: "kuber-test", user: "kuber-admin" } }],
  };
  writeFileSync(files.path("kubeconfig"), `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
  return files.path("kubeconfig");
}
