import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { kwokBinary, metricsServerBinary } from "./build.ts";
import type { ClusterFiles } from "./cluster-files.ts";
import { PartProcess } from "./part-process.ts";

interface Place {
  readonly binary: string;
  readonly files: ClusterFiles;
  readonly kubeconfig: string;
}

type Kubectl = (...args: string[]) => Promise<string>;

const NODES = ["node-0", "node-1"];
const READY_MS = 60_000;

async function apply(files: ClusterFiles, kubectl: Kubectl, name: string, objects: readonly object[]): Promise<void> {
  const path = files.path(name);
  writeFileSync(path, JSON.stringify({ apiVersion: "v1", kind: "List", items: objects }));
  await kubectl("apply", "--server-side", "-f", path);
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not come true within ${READY_MS} ms`);
    await wait(250);
  }
}

/** metrics-server asks a Node's kubelet where this annotation says. */
const node = (name: string): object => ({
  apiVersion: "v1",
  kind: "Node",
  metadata: {
    name,
    labels: { "kubernetes.io/hostname": name, type: "kwok" },
    annotations: {
      "kwok.x-k8s.io/node": "fake",
      "metrics.k8s.io/resource-metrics-path": `/metrics/nodes/${name}/metrics/resource`,
    },
  },
});

/** Where the simulated kubelets listen: what Nodes name, and kwok behind it. */
export interface KubeletPorts {
  readonly kubelet: number;
  readonly kwok: number;
}

/** exec, attach and port-forward by the kubelet's own streaming package; the rest is kwok's. */
export function startKubelet({ binary, files }: Place, ports: KubeletPorts): PartProcess {
  const args = [
    ...["kubelet", "--listen", `127.0.0.1:${ports.kubelet}`, "--forward", `https://127.0.0.1:${ports.kwok}`],
    ...["--cert", files.path("apiserver.crt"), "--key", files.path("apiserver.key")],
    ...["--client-ca", files.path("ca.crt"), "--directory", files.path("containers")],
  ];
  return new PartProcess("kubelet", binary, args, {});
}

/** Simulated kubelets for two Nodes: Pods run, Jobs complete, Deployments become available, metrics can be scraped. */
export async function startKwok(
  { binary, files, kubeconfig }: Place,
  kubectl: Kubectl,
  ports: KubeletPorts,
): Promise<PartProcess> {
  const kwok = await kwokBinary();
  await apply(files, kubectl, "nodes.json", NODES.map(node));
  const args = [
    ...["run", kwok, "--kubeconfig", kubeconfig, "--manage-all-nodes=true"],
    ...["--config", join(import.meta.dirname, "kwok", "metrics.yaml")],
    ...["--server-address", `127.0.0.1:${ports.kwok}`, "--node-ip", "127.0.0.1"],
    ...["--node-port", String(ports.kubelet)],
    ...["--tls-cert-file", files.path("apiserver.crt"), "--tls-private-key-file", files.path("apiserver.key")],
  ];
  const part = new PartProcess("kwok", binary, args, {});
  await until("Nodes are Ready", async () => {
    const path = "jsonpath={.items[*].status.conditions[?(@.type=='Ready')].status}";
    const output = await kubectl("get", "nodes", "-o", path);
    const ready = output
      .trim()
      .split(/\s+/)
      .filter((status) => status === "True");
    return ready.length === NODES.length;
  });
  return part;
}

const SERVICE = { name: "metrics-server", namespace: "kube-system" };

/** metrics-server as a plain process, reached by the API server through a Service that is only a name. */
export async function startMetrics(
  { binary, files, kubeconfig }: Place,
  kubectl: Kubectl,
  port: number,
): Promise<PartProcess> {
  const metricsServer = await metricsServerBinary();
  const args = [
    ...["run", metricsServer, "--kubeconfig", kubeconfig],
    ...["--authentication-kubeconfig", kubeconfig, "--authorization-kubeconfig", kubeconfig],
    ...["--secure-port", String(port), "--cert-dir", files.path("metrics-certs")],
    ...["--kubelet-insecure-tls", "--kubelet-preferred-address-types", "InternalIP", "--kubelet-use-node-status-port"],
    ...["--metric-resolution", "15s"],
  ];
  const part = new PartProcess("metrics-server", binary, args, {});
  const service = {
    apiVersion: "v1",
    kind: "Service",
    metadata: SERVICE,
    spec: { type: "ExternalName", externalName: "localhost", ports: [{ port }] },
  };
  const apiService = {
    apiVersion: "apiregistration.k8s.io/v1",
    kind: "APIService",
    metadata: { name: "v1beta1.metrics.k8s.io" },
    spec: {
      group: "metrics.k8s.io",
      version: "v1beta1",
      groupPriorityMinimum: 100,
      versionPriority: 100,
      insecureSkipTLSVerify: true,
      service: { ...SERVICE, port },
    },
  };
  await apply(files, kubectl, "metrics.json", [service, apiService]);
  await until("metrics.k8s.io is available", async () => {
    const status = await kubectl(
      "get",
      "apiservice",
      "v1beta1.metrics.k8s.io",
      "-o",
      "jsonpath={.status.conditions[0].status}",
    );
    return status === "True";
  });
  return part;
}
