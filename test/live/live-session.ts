import { after, before } from "node:test";
import { Cluster, type ConnectOptions } from "../../src/index.ts";
import { type LiveCluster, liveCluster } from "../apiserver/live-cluster.ts";

/** What the tests of one live file work on; there from the first test on. */
export interface LiveSession {
  readonly cluster: Cluster;
  readonly live: LiveCluster;
}

/**
 * Opens a cluster before the tests of a file and releases it after them. With `namespace` one of that name is made, is
 * the cluster's own, and is removed at the end. A run that only counts its tests opens nothing.
 */
export function liveSession(options: ConnectOptions = {}): LiveSession {
  const { namespace, ...connect } = options;
  let session: LiveSession | undefined;
  const opened = (): LiveSession => {
    if (session === undefined) throw new Error("the live cluster is opened before the first test, not before");
    return session;
  };
  before(async () => {
    if (process.env["KUBER_LIVE"] === "count") return;
    const live = await liveCluster();
    const whole = await Cluster.connect({ ...connect, kubeconfig: live.kubeconfig });
    const cluster = namespace === undefined ? whole : whole.with({ namespace });
    if (namespace !== undefined) await cluster.create("Namespace", { metadata: { name: namespace } });
    session = { cluster, live };
  });
  after(async () => {
    if (session === undefined) return;
    if (namespace !== undefined) await session.cluster.delete("Namespace", namespace);
    await session.cluster.close();
    await session.live.release();
  });
  return {
    get cluster() {
      return opened().cluster;
    },
    get live() {
      return opened().live;
    },
  };
}
