// config/: where the cluster is and who we are: kubeconfig and in-cluster → transport settings. Reads files and the
// environment; opens no connection.

export type { ConfigSource, FoundConfig } from "./find-config.ts";
export { findConfig } from "./find-config.ts";
export type { KubeConfig } from "./kube-config.ts";
