/**
 * Records the list that is measured: 5,000 Pods in 40 namespaces, written by three managers on a real kube-apiserver,
 * whole and in pages of 500, as the server answers them. Kept in the cache, made once.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { findConfig } from "../src/config/index.ts";
import { Cluster } from "../src/index.ts";
import { NodeTransport } from "../src/transport/index.ts";
import { startControlPlane } from "../test/apiserver/control-plane.ts";
import { annotationPatch, podManifest, statusPatch } from "./pod-manifest.ts";

export const PODS = 5000;
const NAMESPACES = 40;
const WRITERS = 24;
const VERSION = "1";

export const recordingFolder: string = join(
  process.env["KUBER_CACHE"] ?? join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "kuber"),
  `bench-${VERSION}`,
);

async function writePod(cluster: Cluster, index: number): Promise<void> {
  const namespace = `bench-${index % NAMESPACES}`;
  const workload = `workload-${index % 250}`;
  const name = `${workload}-5d4f8c7b9c-${index.toString(36).padStart(5, "0")}`;
  const pods = cluster.with({ namespace });
  await pods.create("Pod", podManifest(workload, name) as never, { fieldManager: "kube-controller-manager" });
  await pods.patch("Pod", name, annotationPatch, { fieldManager: "multus" });
  await pods.patch("Pod", name, statusPatch as never, { fieldManager: "kubelet", subresource: "status" });
}

async function writePods(cluster: Cluster): Promise<void> {
  for (let index = 0; index < NAMESPACES; index += 1) {
    await cluster.create("Namespace", { metadata: { name: `bench-${index}` } });
    const namespace = `bench-${index}`;
    if ((await cluster.find("ServiceAccount", "default", { namespace })) === undefined) {
      await cluster.create("ServiceAccount", { metadata: { name: "default", namespace } }).catch(() => {});
    }
  }
  let next = 0;
  const writer = async (): Promise<void> => {
    while (next < PODS) {
      const index = next;
      next += 1;
      await writePod(cluster, index);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

async function save(
  transport: NodeTransport,
  folder: string,
  file: string,
  query: [string, string][],
): Promise<string> {
  const answer = await transport.send({ method: "GET", path: "/api/v1/pods", query });
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  writeFileSync(join(folder, file), bytes);
  return (JSON.parse(bytes.toString("utf8")) as { metadata: { continue?: string } }).metadata.continue ?? "";
}

/** The folder of the recording, made first where it is not there. */
export async function recording(): Promise<string> {
  if (existsSync(recordingFolder)) return recordingFolder;
  console.error("recording 5,000 Pods from a real kube-apiserver, once");
  const part = `${recordingFolder}.${process.pid}.part`;
  mkdirSync(part, { recursive: true });
  try {
    await using plane = await startControlPlane({ parts: ["etcd", "kube-apiserver"] });
    await using cluster = await Cluster.connect({ kubeconfig: plane.kubeconfig });
    await writePods(cluster);
    const transport = new NodeTransport((await findConfig({ kubeconfig: plane.kubeconfig })).settings);
    await save(transport, part, "whole.json", []);
    let token = "";
    let page = 0;
    do {
      const query: [string, string][] = [["limit", "500"]];
      if (token !== "") query.push(["continue", token]);
      token = await save(transport, part, `page-${page}.json`, query);
      page += 1;
    } while (token !== "");
    await transport.close();
    renameSync(part, recordingFolder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return recordingFolder;
}
