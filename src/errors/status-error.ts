import type { Status, StatusDetails } from "../meta/index.ts";
import { KuberError } from "./kuber-error.ts";
import { formatPlace, type RequestPlace } from "./request-place.ts";

/** The server refused. `message` holds the server's own words and the request; `status` is the whole Status. */
export class StatusError extends KuberError {
  readonly status: Status;
  /** `NotFound`, `Conflict`, `Invalid`, …; empty when the server gave none. */
  readonly reason: string;
  /** The HTTP status code. */
  readonly code: number;
  readonly details: StatusDetails | undefined;
  readonly place: RequestPlace;
  /** What `Retry-After` asked for, where it did. */
  readonly retryAfterMs: number | undefined;

  constructor(status: Status, code: number, place: RequestPlace, retryAfterMs?: number) {
    const words = status.message || status.reason || "the server gave no message";
    super(`${words} [${code}${status.reason ? ` ${status.reason}` : ""}, ${formatPlace(place)}]`);
    this.status = status;
    this.reason = status.reason ?? "";
    this.code = code;
    this.details = status.details;
    this.place = place;
    this.retryAfterMs = retryAfterMs;
  }
}
