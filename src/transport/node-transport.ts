import type { Agent, RequestOptions } from "node:http";
import { ConnectionError } from "../errors/index.ts";
import type { HttpRequest } from "../request/index.ts";
import { backoffMs, delay, parseRetryAfterMs, systemClock } from "../std/index.ts";
import { exchange } from "./exchange.ts";
import { nodeHttp, nodeHttps } from "./node-http.ts";
import { attemptsFor, isRetryableAnswer, isRetryableFailure } from "./retry.ts";
import type { Deadlines, TransportSettings } from "./settings.ts";
import type { HttpAnswer, Transport } from "./transport.ts";
import { parseWarnings, warnOnce } from "./warnings.ts";

const DEADLINES: Required<Deadlines> = { connectMs: 10_000, responseMs: 65_000, idleMs: 60_000 };
const BASE_MS = 200;
const CAP_MS = 10_000;

function agentFor(settings: TransportSettings, maxSockets: number): Agent {
  const pool = { keepAlive: true, maxSockets, scheduling: "lifo" as const };
  if (!settings.server.startsWith("https:")) return new nodeHttp.Agent(pool);
  const { ca, cert, key, tlsServerName, insecureSkipTlsVerify } = settings;
  return new nodeHttps.Agent({
    ...pool,
    ...(ca === undefined ? {} : { ca: Buffer.from(ca) }),
    ...(cert === undefined ? {} : { cert: Buffer.from(cert) }),
    ...(key === undefined ? {} : { key: Buffer.from(key) }),
    ...(tlsServerName === undefined ? {} : { servername: tlsServerName }),
    rejectUnauthorized: insecureSkipTlsVerify !== true,
  });
}

/**
 * HTTP/1.1 on Node's own client: one pool of kept connections for requests, one for streams, so that watches never
 * take the place of a request.
 */
export class NodeTransport implements Transport {
  readonly #settings: TransportSettings;
  readonly #server: URL;
  readonly #requests: Agent;
  readonly #streams: Agent;
  #refreshing: Promise<boolean> | undefined;
  /** Counts the credentials that were had. */
  #generation = 0;
  #isClosed = false;

  /** @throws {TypeError} when `settings.server` is no URL. */
  constructor(settings: TransportSettings) {
    this.#settings = settings;
    this.#server = new URL(settings.server);
    this.#requests = agentFor(settings, 32);
    this.#streams = agentFor(settings, Number.POSITIVE_INFINITY);
  }

  async send(request: HttpRequest, options: { readonly signal?: AbortSignal | undefined } = {}): Promise<HttpAnswer> {
    const { signal } = options;
    const { maxReadAttempts = 5, maxWriteAttempts = 1, clock = systemClock, random = Math.random } = this.#settings;
    const attempts = attemptsFor(request.method, { maxReadAttempts, maxWriteAttempts });
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      let floorMs = 0;
      try {
        const answer = await this.#authorized(request, signal);
        const retryAfterMs = parseRetryAfterMs(answer.headers["retry-after"], clock.now());
        if (isLast || !isRetryableAnswer(request.method, answer.status, retryAfterMs)) return answer;
        if (answer.status === 429 || answer.status === 503) floorMs = retryAfterMs ?? 0;
        await drain(answer);
      } catch (error) {
        if (isLast || signal?.aborted || !isRetryableFailure(request.method, error)) throw error;
      }
      await delay(floorMs + backoffMs(attempt, BASE_MS, CAP_MS, random), signal, clock);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#requests.destroy();
    this.#streams.destroy();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** One attempt; a 401 refreshes the credential once and resends once. */
  async #authorized(request: HttpRequest, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    const generation = this.#generation;
    const answer = await this.#once(request, signal);
    if (answer.status !== 401 || this.#settings.credentials?.refresh === undefined) return answer;
    // Who was refused with the old credential after it was renewed only has to ask again.
    if (generation === this.#generation && !(await this.#refresh(signal))) return answer;
    await drain(answer);
    return this.#once(request, signal);
  }

  /** Single flight: requests that are refused together wait for one refresh. */
  #refresh(signal: AbortSignal | undefined): Promise<boolean> {
    this.#refreshing ??= (this.#settings.credentials?.refresh?.(signal) ?? Promise.resolve(false))
      .then((isNew) => {
        if (isNew) this.#generation += 1;
        return isNew;
      })
      .finally(() => {
        this.#refreshing = undefined;
      });
    return this.#refreshing;
  }

  async #once(request: HttpRequest, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    signal?.throwIfAborted();
    if (this.#isClosed) {
      throw new ConnectionError(
        `${this.#settings.server}: the client was closed. The request was not sent: ${request.method} ${request.path}`,
        {
          phase: "closed",
          outcome: "not-sent",
        },
      );
    }
    const authorization = await this.#settings.credentials?.authorization(signal);
    const { headers = {}, userAgent = "kuber", deadlines } = this.#settings;
    const sent: Record<string, string | readonly string[]> = {
      accept: "application/json",
      "user-agent": userAgent,
      ...headers,
      ...request.headers,
    };
    if (authorization !== undefined) sent["authorization"] = authorization;
    if (request.body !== undefined) sent["content-length"] = String(Buffer.byteLength(request.body));
    const answer = await exchange(request, {
      server: this.#server,
      connection: this.#connection(request),
      headers: sent,
      deadlines: { ...DEADLINES, ...deadlines },
      signal,
    });
    for (const text of parseWarnings(answer.headers["warning"])) {
      if (this.#settings.onWarning === undefined) warnOnce(text);
      else this.#settings.onWarning(text, { method: request.method, path: request.path });
    }
    return answer;
  }

  #connection(request: HttpRequest): RequestOptions {
    const { hostname, port, protocol } = this.#server;
    return {
      // An IPv6 address stands in brackets in a URL and without them in a socket's.
      host: hostname.replace(/^\[|\]$/g, ""),
      port: port === "" ? (protocol === "https:" ? 443 : 80) : Number(port),
      agent: request.isStream ? this.#streams : this.#requests,
    };
  }
}

/** Reads what is left, so that the connection can be used again. */
async function drain(answer: HttpAnswer): Promise<void> {
  for await (const chunk of answer.body) if (chunk.length > 1 << 20) break;
}
