import { KuberError } from "./kuber-error.ts";
import { formatPlace, type RequestPlace } from "./request-place.ts";

/** The answer is not what an API server writes: HTML, a truncated body, invalid UTF-8, no JSON. */
export class DecodeError extends KuberError {
  readonly place: RequestPlace;
  /** The HTTP status code of the answer. */
  readonly code: number;
  readonly contentType: string | undefined;

  constructor(
    what: string,
    facts: {
      readonly place: RequestPlace;
      readonly code: number;
      readonly contentType?: string | undefined;
      readonly cause?: unknown;
    },
  ) {
    const type = facts.contentType ?? "no content type";
    super(
      `${what} [status ${facts.code}, ${type}, ${formatPlace(facts.place)}]`,
      facts.cause === undefined ? undefined : { cause: facts.cause },
    );
    this.place = facts.place;
    this.code = facts.code;
    this.contentType = facts.contentType;
  }
}
