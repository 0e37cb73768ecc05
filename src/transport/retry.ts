import { ConnectionError } from "../errors/index.ts";

/** How many requests on the wire one call may cost. */
export interface RetryPolicy {
  readonly maxReadAttempts: number;
  readonly maxWriteAttempts: number;
}

const RETRYABLE: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

export function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/**
 * Whether an answer with that status is worth another attempt. A write is repeated only on a refusal that proves that
 * it was not acted on: 429, and 503 with `Retry-After` (the server's own "not now").
 */
export function isRetryableAnswer(method: string, status: number, retryAfterMs: number | undefined): boolean {
  if (!RETRYABLE.has(status)) return false;
  if (isRead(method)) return true;
  return status === 429 || (status === 503 && retryAfterMs !== undefined);
}

export function isRetryableFailure(method: string, error: unknown): boolean {
  if (!(error instanceof ConnectionError) || error.phase === "closed") return false;
  if (isFinal(error)) return false;
  return isRead(method) || error.outcome === "not-sent";
}

/** A certificate does not become right, and a name does not appear, by asking again at once. */
function isFinal({ code }: ConnectionError): boolean {
  return code !== undefined && /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_|UNABLE_|ENOTFOUND|ERR_OSSL|EPROTO)/.test(code);
}

export function attemptsFor(method: string, policy: RetryPolicy): number {
  return isRead(method) ? policy.maxReadAttempts : policy.maxWriteAttempts;
}
