import { KuberError } from "./kuber-error.ts";

/** The server does not serve this kind in this version. `served` names what it does serve under the same kind. */
export class NotServedError extends KuberError {
  readonly apiVersion: string;
  readonly kind: string;
  /** E.g. `["autoscaling/v2"]`; empty when no version of the kind is served. */
  readonly served: readonly string[];

  constructor(apiVersion: string, kind: string, served: readonly string[]) {
    const others =
      served.length === 0 ? "the server serves no version of it" : `the server serves ${served.join(", ")}`;
    super(`${kind} is not served in ${apiVersion}: ${others}`);
    this.apiVersion = apiVersion;
    this.kind = kind;
    this.served = served;
  }
}
