import type { HttpRequest } from "../request/index.ts";

/**
 * An answer whose head has arrived. The body is read at most once, chunk by chunk; leaving the loop early closes
 * the connection. A body that ends before it is complete rejects with a ConnectionError (phase "response").
 */
export interface HttpAnswer {
  readonly status: number;
  /** Lower-case names; several headers of one name are an array. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * The one place that opens connections. Contract: any HTTP status resolves; no answer rejects with a ConnectionError;
 * an abort rejects with `signal.reason` and closes the connection. `send` makes the attempts that the retry rules
 * allow; it never repeats a write that may have taken effect. After `close` every `send` rejects.
 */
export interface Transport {
  send(request: HttpRequest, options?: { readonly signal?: AbortSignal | undefined }): Promise<HttpAnswer>;
  close(): Promise<void>;
}
