import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, RequestOptions } from "node:http";
import type { Socket } from "node:net";
import { ConnectionError } from "../errors/index.ts";
import type { HttpRequest } from "../request/index.ts";
import { connectionFailure } from "./failure.ts";
import { nodeHttp, nodeHttps } from "./node-http.ts";
import type { Deadlines } from "./settings.ts";
import type { HttpAnswer } from "./transport.ts";

export interface ExchangeOptions {
  readonly server: URL;
  readonly connection: RequestOptions;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly deadlines: Required<Deadlines>;
  readonly signal?: AbortSignal | undefined;
}

function target({ path, query = [] }: HttpRequest, server: URL): string {
  const base = server.pathname.replace(/\/+$/, "");
  if (query.length === 0) return `${base}${path}`;
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `${base}${path}?${pairs.join("&")}`;
}

/** A deadline that moves: one timer for the whole exchange. */
class Deadline {
  #timer: NodeJS.Timeout | undefined;
  readonly #onLate: (what: string, ms: number) => void;

  constructor(onLate: (what: string, ms: number) => void) {
    this.#onLate = onLate;
  }

  set(what: string, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#onLate(what, ms), ms);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

/** A socket out of the pool, also one that a waiting request was handed: `reusedSocket` does not tell those. */
function isEstablished(socket: Socket): boolean {
  return !socket.connecting && (socket as Socket & { secureConnecting?: boolean }).secureConnecting !== true;
}

/** One request on the wire. Resolves with the head of the answer. */
export function exchange(request: HttpRequest, options: ExchangeOptions): Promise<HttpAnswer> {
  const { server, connection, headers, deadlines, signal } = options;
  return new Promise((settle, fail) => {
    const place = [server.origin, request.method, request.path] as const;
    let isConnected = false;
    const send = server.protocol === "https:" ? nodeHttps.request : nodeHttp.request;
    const path = target(request, server);
    const sent: ClientRequest = send({
      ...connection,
      method: request.method,
      path,
      headers: headers as OutgoingHttpHeaders,
    });
    const deadline = new Deadline((what, ms) => sent.destroy(new Error(`no ${what} within ${ms} ms`)));
    const onAbort = (): void => {
      sent.destroy();
      deadline.clear();
      fail(signal?.reason);
    };
    signal?.addEventListener("abort", onAbort, { once: true });
    const onConnected = (): void => {
      isConnected = true;
      deadline.set("answer", deadlines.responseMs);
    };
    deadline.set("connection", deadlines.connectMs);
    sent.on("socket", (socket) => {
      if (isEstablished(socket)) onConnected();
      else socket.once(server.protocol === "https:" ? "secureConnect" : "connect", onConnected);
    });
    sent.on("error", (cause) => {
      deadline.clear();
      signal?.removeEventListener("abort", onAbort);
      if (signal?.aborted) fail(signal.reason);
      else if (isConnected) fail(connectionFailure(...place, "request", "unknown", cause));
      else fail(connectionFailure(...place, "connect", "not-sent", cause));
    });
    sent.on("response", (answer) => {
      signal?.removeEventListener("abort", onAbort);
      deadline.clear();
      const body = bodyOf(answer, request, options);
      settle({ status: answer.statusCode ?? 0, headers: answer.headers as HttpAnswer["headers"], body });
    });
    if (request.body === undefined) sent.end();
    else sent.end(request.body);
  });
}

/** The body chunk by chunk; leaving the loop early closes the connection. */
async function* bodyOf(
  answer: IncomingMessage,
  request: HttpRequest,
  options: ExchangeOptions,
): AsyncGenerator<Uint8Array> {
  const { server, deadlines, signal } = options;
  const place = [server.origin, request.method, request.path] as const;
  const onAbort = (): void => void answer.destroy();
  if (signal?.aborted) onAbort();
  signal?.addEventListener("abort", onAbort, { once: true });
  const idle = new Deadline((what, ms) => answer.destroy(new Error(`no ${what} for ${ms} ms`)));
  try {
    if (!request.isStream) idle.set("further byte", deadlines.idleMs);
    for await (const chunk of answer) {
      if (!request.isStream) idle.set("further byte", deadlines.idleMs);
      yield chunk as Uint8Array;
    }
    if (signal?.aborted) throw signal.reason;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof ConnectionError) throw cause;
    throw connectionFailure(...place, "response", "unknown", cause);
  } finally {
    idle.clear();
    signal?.removeEventListener("abort", onAbort);
    if (!answer.readableEnded) answer.destroy();
  }
}
