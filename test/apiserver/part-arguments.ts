import type { ClusterFiles } from "./cluster-files.ts";

export type PartName = "etcd" | "kube-apiserver" | "kube-controller-manager" | "kube-scheduler";

export interface Ports {
  readonly etcd: number;
  readonly etcdPeer: number;
  readonly apiServer: number;
  readonly controllers: number;
  readonly scheduler: number;
}

interface PartOptions {
  readonly apiServerFlags?: Readonly<Record<string, string>>;
  readonly featureGates?: Readonly<Record<string, boolean>>;
}

function flags(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(([name, value]) => `--${name}=${value}`);
}

function etcdFlags({ path }: ClusterFiles, ports: Ports): Record<string, string> {
  const url = `https://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.etcdPeer}`;
  return {
    "data-dir": path("etcd"),
    "listen-client-urls": url,
    "advertise-client-urls": url,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": `default=${peer}`,
    "cert-file": path("etcd.crt"),
    "key-file": path("etcd.key"),
    "trusted-ca-file": path("ca.crt"),
    "client-cert-auth": "true",
    // Nothing here outlives its test, so nothing has to survive a power cut.
    "unsafe-no-fsync": "true",
    "log-level": "warn",
  };
}

function apiServerFlags({ path }: ClusterFiles, ports: Ports): Record<string, string> {
  return {
    "etcd-servers": `https://127.0.0.1:${ports.etcd}`,
    "etcd-cafile": path("ca.crt"),
    "etcd-certfile": path("etcd.crt"),
    "etcd-keyfile": path("etcd.key"),
    "bind-address": "127.0.0.1",
    "secure-port": String(ports.apiServer),
    "tls-cert-file": path("apiserver.crt"),
    "tls-private-key-file": path("apiserver.key"),
    "client-ca-file": path("ca.crt"),
    "token-auth-file": path("tokens.csv"),
    "authorization-mode": "Node,RBAC",
    "service-account-issuer": "https://kubernetes.default.svc",
    "service-account-key-file": path("service-account.key"),
    "service-account-signing-key-file": path("service-account.key"),
    "service-cluster-ip-range": "10.0.0.0/24",
    "requestheader-client-ca-file": path("proxy-ca.crt"),
    "requestheader-username-headers": "X-Remote-User",
    "requestheader-group-headers": "X-Remote-Group",
    "requestheader-extra-headers-prefix": "X-Remote-Extra-",
    "requestheader-allowed-names": "front-proxy-client",
    "proxy-client-cert-file": path("proxy-client.crt"),
    "proxy-client-key-file": path("proxy-client.key"),
    "kubelet-client-certificate": path("admin.crt"),
    "kubelet-client-key": path("admin.key"),
    "cert-dir": path("apiserver-certs"),
  };
}

function controllerFlags({ path }: ClusterFiles, ports: Ports): Record<string, string> {
  return {
    kubeconfig: path("kubeconfig"),
    "authentication-kubeconfig": path("kubeconfig"),
    "authorization-kubeconfig": path("kubeconfig"),
    "service-account-private-key-file": path("service-account.key"),
    "root-ca-file": path("ca.crt"),
    "cluster-signing-cert-file": path("ca.crt"),
    "cluster-signing-key-file": path("ca.key"),
    "use-service-account-credentials": "true",
    "leader-elect": "false",
    "bind-address": "127.0.0.1",
    "secure-port": String(ports.controllers),
    "cert-dir": path("controller-certs"),
    // What a test waits for should come soon.
    "horizontal-pod-autoscaler-sync-period": "2s",
  };
}

function schedulerFlags({ path }: ClusterFiles, ports: Ports): Record<string, string> {
  return {
    kubeconfig: path("kubeconfig"),
    "authentication-kubeconfig": path("kubeconfig"),
    "authorization-kubeconfig": path("kubeconfig"),
    "leader-elect": "false",
    "bind-address": "127.0.0.1",
    "secure-port": String(ports.scheduler),
    "cert-dir": path("scheduler-certs"),
  };
}

/** The command line of one part. */
export function partArguments(part: PartName, files: ClusterFiles, ports: Ports, options: PartOptions): string[] {
  if (part === "etcd") return flags(etcdFlags(files, ports));
  const gates = Object.entries(options.featureGates ?? {}).map(([gate, isOn]) => `${gate}=${isOn}`);
  const gateFlag: Record<string, string> = gates.length === 0 ? {} : { "feature-gates": gates.join(",") };
  if (part === "kube-apiserver")
    return flags({ ...apiServerFlags(files, ports), ...gateFlag, ...options.apiServerFlags });
  if (part === "kube-scheduler") return flags({ ...schedulerFlags(files, ports), ...gateFlag });
  return flags({ ...controllerFlags(files, ports), ...gateFlag });
}
