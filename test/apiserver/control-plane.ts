import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { request } from "node:https";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { controlPlaneBinary } from "./build.ts";
import { type ClusterFiles, makeClusterFiles, writeKubeconfig } from "./cluster-files.ts";
import { startKubelet, startKwok, startMetrics } from "./extras.ts";
import { type PartName, type Ports, partArguments } from "./part-arguments.ts";
import { PartProcess } from "./part-process.ts";

const READY_MS = 90_000;
const ALL: readonly PartName[] = ["etcd", "kube-apiserver", "kube-controller-manager", "kube-scheduler"];

export interface ControlPlaneOptions {
  /** More flags of kube-apiserver, or others in their place. */
  readonly apiServerFlags?: Readonly<Record<string, string>>;
  /** Of every part. */
  readonly featureGates?: Readonly<Record<string, boolean>>;
  /** Default: all four. */
  readonly parts?: readonly PartName[];
  /** Simulated Nodes on which Pods run; exec, attach and port-forward reach processes of this machine. Default false. */
  readonly kwok?: boolean;
  /** metrics.k8s.io, by metrics-server, with real samples. Needs kwok's Nodes to say anything. Default false. */
  readonly metrics?: boolean;
}

/** A private Kubernetes cluster on loopback. */
export interface ControlPlane extends AsyncDisposable {
  /** The path of the administrator's kubeconfig (a client certificate). */
  readonly kubeconfig: string;
  readonly server: string;
  /** PEM. */
  readonly certificateAuthority: string;
  readonly clientCertificate: string;
  readonly clientKey: string;
  /** Bearer tokens: of an administrator, and of a user without any right. */
  readonly tokens: { readonly admin: string; readonly viewer: string };
  readonly etcd: { readonly endpoint: string; readonly ca: string; readonly cert: string; readonly key: string };
  /** Runs kubectl; its output. Rejects with what it wrote to stderr. */
  kubectl(...args: string[]): Promise<string>;
  /** Ends one part; `SIGKILL` unless another signal is asked for. */
  kill(part: PartName, signal?: NodeJS.Signals): Promise<void>;
  /** Starts a part again, with the same flags and data, and waits until the API server answers. */
  start(part: PartName): Promise<void>;
  /** The end of what a part wrote. */
  logs(part: PartName): string;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const address = server.address();
  await new Promise((settle) => server.close(settle));
  if (typeof address !== "object" || address === null) throw new Error("no port is free on loopback");
  return address.port;
}

async function freePorts(): Promise<Ports> {
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [etcd = 0, etcdPeer = 0, apiServer = 0, controllers = 0, scheduler = 0] = ports;
  return { etcd, etcdPeer, apiServer, controllers, scheduler };
}

/** One GET with the administrator's certificate; the status, 0 where nothing answers. */
export function probe(files: ClusterFiles, url: string): Promise<{ readonly status: number; readonly body: string }> {
  const options = {
    ca: files.read("ca.crt"),
    cert: files.read("admin.crt"),
    key: files.read("admin.key"),
    timeout: 5000,
  };
  return new Promise((settle) => {
    const sent = request(url, options, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      answer.on("end", () => settle({ status: answer.statusCode ?? 0, body }));
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => settle({ status: 0, body: "" }));
    sent.end();
  });
}

class RunningControlPlane implements ControlPlane {
  readonly kubeconfig: string;
  readonly server: string;
  readonly #binary: string;
  readonly #files: ClusterFiles;
  readonly #ports: Ports;
  readonly #options: ControlPlaneOptions;
  readonly #parts: Map<PartName, PartProcess> = new Map();
  readonly #extras: PartProcess[] = [];

  constructor(binary: string, files: ClusterFiles, ports: Ports, options: ControlPlaneOptions) {
    this.#binary = binary;
    this.#files = files;
    this.#ports = ports;
    this.#options = options;
    this.server = `https://127.0.0.1:${ports.apiServer}`;
    this.kubeconfig = writeKubeconfig(files, this.server);
  }

  get certificateAuthority(): string {
    return this.#files.read("ca.crt");
  }

  get clientCertificate(): string {
    return this.#files.read("admin.crt");
  }

  get clientKey(): string {
    return this.#files.read("admin.key");
  }

  get tokens(): ControlPlane["tokens"] {
    return this.#files.tokens;
  }

  get etcd(): ControlPlane["etcd"] {
    const { path } = this.#files;
    return {
      endpoint: `https://127.0.0.1:${this.#ports.etcd}`,
      ca: path("ca.crt"),
      cert: path("etcd.crt"),
      key: path("etcd.key"),
    };
  }

  kubectl(...args: string[]): Promise<string> {
    return new Promise((settle, fail) => {
      execFile(
        this.#binary,
        ["kubectl", "--kubeconfig", this.kubeconfig, ...args],
        { maxBuffer: 1 << 28 },
        (error, stdout, stderr) => {
          if (error === null) settle(stdout);
          else fail(new Error(`kubectl ${args.join(" ")}: ${stderr.trim()}`, { cause: error }));
        },
      );
    });
  }

  async kill(part: PartName, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    await this.#parts.get(part)?.kill(signal);
  }

  async start(part: PartName): Promise<void> {
    this.#spawn(part);
    await this.#untilReady();
  }

  logs(part: PartName): string {
    return this.#parts.get(part)?.output ?? "";
  }

  async run(): Promise<void> {
    const { parts = ALL, kwok = false, metrics = false } = this.#options;
    for (const part of parts) this.#spawn(part);
    await this.#untilReady();
    if (parts.includes("kube-controller-manager"))
      await this.#until("/api/v1/namespaces/default/serviceaccounts/default");
    const place = { binary: this.#binary, files: this.#files, kubeconfig: this.kubeconfig };
    if (kwok) {
      const ports = { kubelet: await freePort(), kwok: await freePort() };
      this.#extras.push(startKubelet(place, ports));
      this.#extras.push(await startKwok(place, this.kubectl.bind(this), ports));
    }
    if (metrics) this.#extras.push(await startMetrics(place, this.kubectl.bind(this), await freePort()));
  }

  async close(): Promise<void> {
    // The extras run below a supervisor: it takes its program with it only when it is asked to end.
    await Promise.all(this.#extras.map((part) => part.kill("SIGTERM")));
    await Promise.all([...this.#parts.values()].map((part) => part.kill("SIGKILL")));
    rmSync(this.#files.directory, { recursive: true, force: true, maxRetries: 5 });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #spawn(part: PartName): void {
    const args = partArguments(part, this.#files, this.#ports, this.#options);
    const env: Record<string, string> = part === "etcd" ? { KUBER_REMOVE_DIRECTORY: this.#files.directory } : {};
    this.#parts.set(part, new PartProcess(part, this.#binary, [part, ...args], env));
  }

  #untilReady(): Promise<void> {
    return this.#until("/readyz");
  }

  async #until(path: string): Promise<void> {
    const deadline = Date.now() + READY_MS;
    for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 1.5, 500)) {
      const { status } = await probe(this.#files, `${this.server}${path}`);
      if (status === 200) return;
      const dead = [...this.#parts.values()].find(({ isRunning }) => !isRunning);
      if (dead !== undefined)
        throw new Error(`${dead.name} ended before the cluster was ready:\n${dead.output.slice(-2000)}`);
      if (Date.now() > deadline) {
        throw new Error(`${path} answered ${status} for ${READY_MS} ms:\n${this.logs("kube-apiserver").slice(-2000)}`);
      }
      await wait(pauseMs);
    }
  }
}

/**
 * Starts a private cluster: TLS, RBAC, an administrator's certificate, two bearer tokens, all on loopback. It ends
 * with this process at the latest, and leaves no file behind.
 */
export async function startControlPlane(options: ControlPlaneOptions = {}): Promise<ControlPlane> {
  const binary = await controlPlaneBinary();
  for (let attempt = 1; ; attempt += 1) {
    const plane = new RunningControlPlane(binary, makeClusterFiles(binary), await freePorts(), options);
    try {
      await plane.run();
      return plane;
    } catch (error) {
      await plane.close();
      // A port that was free a moment ago may be taken by now.
      if (attempt === 3 || !/address already in use/.test(String(error))) throw error;
    }
  }
}
