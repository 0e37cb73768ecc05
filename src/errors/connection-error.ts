import { KuberError } from "./kuber-error.ts";

/** Where the exchange broke. */
export type ConnectionPhase = "connect" | "request" | "response" | "idle" | "closed";

/** Whether the server may have acted on the request. */
export type ConnectionOutcome = "not-sent" | "unknown";

/** No answer, or not a whole one. `outcome` says whether the request may have taken effect. */
export class ConnectionError extends KuberError {
  readonly phase: ConnectionPhase;
  readonly outcome: ConnectionOutcome;
  /** Node's or the system's code, e.g. `ECONNREFUSED`, where there is one. */
  readonly code: string | undefined;

  constructor(
    message: string,
    facts: { readonly phase: ConnectionPhase; readonly outcome: ConnectionOutcome; readonly cause?: unknown },
  ) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.phase = facts.phase;
    this.outcome = facts.outcome;
    const code = (facts.cause as { code?: unknown } | undefined)?.code;
    this.code = typeof code === "string" ? code : undefined;
  }
}
