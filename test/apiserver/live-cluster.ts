import { startControlPlane } from "./control-plane.ts";

/** A cluster to test against. */
export interface LiveCluster {
  /** The path of an administrator's kubeconfig. */
  readonly kubeconfig: string;
  /** True for a cluster of this run's own, on which everything is allowed. */
  readonly isPrivate: boolean;
  release(): Promise<void>;
}

/** The cluster that KUBER_LIVE_KUBECONFIG names, or a private control plane that ends with `release`. */
export async function liveCluster(): Promise<LiveCluster> {
  const given = process.env["KUBER_LIVE_KUBECONFIG"];
  if (given)
    return { kubeconfig: given, isPrivate: process.env["KUBER_LIVE_IS_PRIVATE"] === "1", release: async () => {} };
  const plane = await startControlPlane();
  return { kubeconfig: plane.kubeconfig, isPrivate: true, release: () => plane.close() };
}
