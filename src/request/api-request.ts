import type { HttpRequest } from "./http-request.ts";

/** What a request is for, kept beside it so that an error can name it. */
export interface RequestFacts {
  readonly verb: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly subresource?: string;
  readonly namespace?: string;
  readonly name?: string;
}

/** A verb on a resource as a value: what to send, and what it means. Building one sends nothing. */
export interface ApiRequest extends HttpRequest {
  readonly facts: RequestFacts;
}
