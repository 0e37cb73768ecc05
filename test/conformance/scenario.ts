import type { Cluster } from "../../src/index.ts";

/** One promise of the API, written once and run on every server. `cluster` has a namespace of its own. */
export interface Scenario {
  readonly name: string;
  run(cluster: Cluster): Promise<void>;
}
