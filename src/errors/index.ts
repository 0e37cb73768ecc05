// errors/: KuberError and its kinds, guards, message formatting. Nothing here opens, reads or sends.
export { ConfigError } from "./config-error.ts";
export type { ConnectionOutcome, ConnectionPhase } from "./connection-error.ts";
export { ConnectionError } from "./connection-error.ts";
export { DecodeError } from "./decode-error.ts";
export {
  isAlreadyExists,
  isConflict,
  isExpired,
  isForbidden,
  isInvalid,
  isNotFound,
  isRetryable,
  isTooManyRequests,
  isUnauthorized,
} from "./guards.ts";
export { isKuberError, KuberError } from "./kuber-error.ts";
export { NotServedError } from "./not-served-error.ts";
export type { RequestPlace } from "./request-place.ts";
export { SpecError } from "./spec-error.ts";
export { StatusError } from "./status-error.ts";
export type { Violation } from "./validation-error.ts";
export { ValidationError } from "./validation-error.ts";
