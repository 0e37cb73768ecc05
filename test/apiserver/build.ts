import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const RELEASE = "v1.35.4";
const COMMIT = "7b8c6cf0edd376b3d7c2f255142977c7f93db258";
/** A build that has not finished by then was killed: its lock is stale. */
const BUILD_LIMIT_MS = 30 * 60_000;

interface Program {
  readonly name: string;
  /** What is built inside the module's folder. */
  readonly target: string;
  readonly ldflags: string;
  readonly takes: string;
}

function stamp(name: string, value: string): string {
  return `-X k8s.io/component-base/version.${name}=${value}`;
}

const [, minor] = RELEASE.split(".");
const controlPlane: Program = {
  name: "controlplane",
  target: ".",
  ldflags: [
    "-s -w",
    stamp("gitVersion", RELEASE),
    stamp("gitMajor", "1"),
    stamp("gitMinor", minor ?? ""),
    stamp("gitTreeState", "clean"),
    stamp("gitCommit", COMMIT),
  ].join(" "),
  takes: "about seven minutes",
};
const kwok: Program = {
  name: "kwok",
  target: "sigs.k8s.io/kwok/cmd/kwok",
  ldflags: "-s -w",
  takes: "about two minutes",
};
const metricsServer: Program = {
  name: "metrics-server",
  target: "sigs.k8s.io/metrics-server/cmd/metrics-server",
  ldflags: "-s -w",
  takes: "about two minutes",
};

function cacheFolder(): string {
  const { KUBER_CACHE, XDG_CACHE_HOME } = process.env;
  return KUBER_CACHE ?? join(XDG_CACHE_HOME ?? join(homedir(), ".cache"), "kuber");
}

/** Where a program lies once it is built: the name says from what. */
function binaryPath({ name }: Program): string {
  const folder = join(import.meta.dirname, name);
  const sources = readdirSync(folder)
    .filter((file) => /\.(go|mod|sum)$/.test(file))
    .sort();
  const hash = createHash("sha256");
  for (const file of sources) hash.update(file).update(readFileSync(join(folder, file)));
  return join(cacheFolder(), `${name}-${hash.digest("hex").slice(0, 16)}`);
}

function goVersion(): Promise<string | undefined> {
  return new Promise((settle) => {
    execFile("go", ["env", "GOVERSION"], (error, stdout) => settle(error === null ? stdout.trim() : undefined));
  });
}

/** Whether the control plane is there or can be built; else the reason why not. */
export async function canBuild(): Promise<true | string> {
  if (existsSync(binaryPath(controlPlane))) return true;
  const version = await goVersion();
  if (version === undefined) return "Go is not installed";
  return /^go1\.(2[4-9]|[3-9]\d)/.test(version)
    ? true
    : `${version} is too old to fetch the toolchain that Kubernetes ${RELEASE} needs`;
}

function compile(program: Program, output: string): Promise<void> {
  const args = ["build", "-trimpath", "-ldflags", program.ldflags, "-o", output, program.target];
  return new Promise((settle, fail) => {
    const child = spawn("go", args, {
      cwd: join(import.meta.dirname, program.name),
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("error", (cause) => fail(new Error(`go could not be started: ${cause.message}`, { cause })));
    child.on("exit", (code) =>
      code === 0 ? settle() : fail(new Error(`go build of ${program.name} failed (${code})`)),
    );
  });
}

/** True when this process may build; false when another one has finished in the meantime. */
async function takeLock(lock: string, path: string): Promise<boolean> {
  for (;;) {
    try {
      mkdirSync(lock);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    if (existsSync(path)) return false;
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > BUILD_LIMIT_MS) rmSync(lock, { recursive: true, force: true });
    await wait(500);
  }
}

async function binaryOf(program: Program): Promise<string> {
  const path = binaryPath(program);
  if (existsSync(path)) return path;
  mkdirSync(cacheFolder(), { recursive: true });
  const lock = `${path}.lock`;
  if (!(await takeLock(lock, path))) return path;
  const part = `${path}.${process.pid}.part`;
  try {
    if (existsSync(path)) return path;
    console.error(`building ${program.name} with Go, once: ${program.takes}`);
    await compile(program, part);
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
    rmSync(lock, { recursive: true, force: true });
  }
  return path;
}

/** etcd, kube-apiserver, kube-controller-manager, kube-scheduler and kubectl in one program. */
export function controlPlaneBinary(): Promise<string> {
  return binaryOf(controlPlane);
}

/** Simulated kubelets. */
export function kwokBinary(): Promise<string> {
  return binaryOf(kwok);
}

export function metricsServerBinary(): Promise<string> {
  return binaryOf(metricsServer);
}
