import type { ConnectionError } from "./connection-error.ts";
import { isKuberError } from "./kuber-error.ts";
import type { StatusError } from "./status-error.ts";

const RETRYABLE_CODES: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** The error itself, or what a wrapper or an aggregate of one holds. */
function innermost(error: unknown): unknown {
  for (let at = error, hops = 0; hops < 10; hops += 1) {
    if (isKuberError(at)) return at;
    if (at instanceof AggregateError && at.errors.length === 1) at = at.errors[0];
    else if (at instanceof Error && at.cause !== undefined) at = at.cause;
    else return at;
  }
  return error;
}

function asStatusError(error: unknown): StatusError | undefined {
  const inner = innermost(error);
  return isKuberError(inner) && inner.name === "StatusError" ? (inner as StatusError) : undefined;
}

/** 404 `NotFound`: the object, or the path, is not there. Looks through `cause`. */
export function isNotFound(error: unknown): error is StatusError {
  return asStatusError(error)?.code === 404;
}

/** 409 `AlreadyExists`. */
export function isAlreadyExists(error: unknown): error is StatusError {
  const status = asStatusError(error);
  return status?.code === 409 && status.reason === "AlreadyExists";
}

/** 409 `Conflict`: the object has changed since it was read. */
export function isConflict(error: unknown): error is StatusError {
  const status = asStatusError(error);
  return status?.code === 409 && status.reason !== "AlreadyExists";
}

/** 410: the resourceVersion or the continue token is too old. */
export function isExpired(error: unknown): error is StatusError {
  const status = asStatusError(error);
  return status?.code === 410 || status?.reason === "Expired" || status?.reason === "Gone";
}

/** 403. */
export function isForbidden(error: unknown): error is StatusError {
  return asStatusError(error)?.code === 403;
}

/** 401. */
export function isUnauthorized(error: unknown): error is StatusError {
  return asStatusError(error)?.code === 401;
}

/** 422: the server's validation refused the object; `details.causes` names the fields. */
export function isInvalid(error: unknown): error is StatusError {
  return asStatusError(error)?.code === 422;
}

/** 429. */
export function isTooManyRequests(error: unknown): error is StatusError {
  return asStatusError(error)?.code === 429;
}

/** Whether Kuber would try this again for a read: through `cause` and aggregates of one. */
export function isRetryable(error: unknown): boolean {
  const status = asStatusError(error);
  if (status !== undefined) return RETRYABLE_CODES.has(status.code);
  const inner = innermost(error);
  return isKuberError(inner) && inner.name === "ConnectionError" && (inner as ConnectionError).phase !== "closed";
}
