import type { HttpRequest } from "../request/index.ts";
import type { HttpAnswer, Transport } from "./transport.ts";

export interface ScriptedTransport extends Transport {
  /** Every request that was sent, in order. */
  readonly requests: readonly HttpRequest[];
}

/** What a script answers: a whole answer, or its parts with a JSON body. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is when a string, bytes or chunks; else as JSON. */
  readonly body?: unknown;
}

async function* chunksOf(body: unknown): AsyncGenerator<Uint8Array> {
  if (body === undefined) return;
  if (typeof body === "object" && body !== null && Symbol.asyncIterator in body) {
    yield* body as AsyncIterable<Uint8Array>;
  } else if (body instanceof Uint8Array) yield body;
  else yield Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
}

/** A transport without a network, for tests: `answer` is asked for each request; what it throws is what `send` rejects with. */
export function scriptedTransport(
  answer: (request: HttpRequest, index: number) => ScriptedAnswer | Promise<ScriptedAnswer>,
): ScriptedTransport {
  const requests: HttpRequest[] = [];
  return {
    requests,
    async send(request, options): Promise<HttpAnswer> {
      options?.signal?.throwIfAborted();
      requests.push(request);
      const { status = 200, headers = {}, body } = await answer(request, requests.length - 1);
      return { status, headers: { "content-type": "application/json", ...headers }, body: chunksOf(body) };
    },
    async close() {},
  };
}
