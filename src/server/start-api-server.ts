import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { builtin, registryRows, release } from "../api/registry.ts";
import { ShapeBook } from "../schema/index.ts";
import { type Clock, systemClock } from "../std/index.ts";
import { handleRequest, type ServerRequest, type ServerState } from "./handle-request.ts";
import { Refusal } from "./refusal.ts";
import { ResourceTable, type Route } from "./route.ts";
import { Store } from "./store.ts";
import { bookmark, type Frame, startWatch } from "./watch-stream.ts";
import { create } from "./write-verbs.ts";

/** What is asked of the embedded API server. */
export interface ApiServerOptions {
  /** The port on loopback. Default: a free one. */
  readonly port?: number;
  /** How many changes are remembered for watches. Default 10,000. */
  readonly historyLimit?: number;
  /** How often an idle watch with bookmarks gets one. Default 60,000. */
  readonly bookmarkMs?: number;
  readonly clock?: Clock;
}

/** A running embedded API server. */
export interface ApiServer extends AsyncDisposable {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** For `Cluster.connect({ kubeconfig })`, or written to a file for kubectl. */
  readonly kubeconfig: {
    readonly apiVersion: "v1";
    readonly kind: "Config";
    readonly "current-context": string;
    readonly clusters: { readonly name: string; readonly cluster: { readonly server: string } }[];
    readonly users: { readonly name: string; readonly user: { readonly token: string } }[];
    readonly contexts: {
      readonly name: string;
      readonly context: { readonly cluster: string; readonly user: string };
    }[];
  };
  /** Forgets the history: watches and continue tokens from before are told that they have expired (410). */
  compact(): void;
  /** Ends every watch and every connection. */
  close(): Promise<void>;
}

const NAMESPACES = ["default", "kube-node-lease", "kube-public", "kube-system"];
const SUFFIX = "bcdfghjklmnpqrstvwxz2456789";

async function newState(clock: Clock, historyLimit: number): Promise<ServerState> {
  const resources = registryRows.map(({ apiVersion, kind }) => builtin(apiVersion, kind));
  const suffix = (): string => [...randomBytes(5)].map((byte) => SUFFIX[byte % SUFFIX.length]).join("");
  const state: ServerState = {
    table: new ResourceTable(resources),
    store: new Store(historyLimit),
    book: new ShapeBook((await import("../api/shapes.ts")).shapes, "absent"),
    source: { clock, uid: () => randomUUID(), suffix },
    version: {
      major: release.split(".")[0]?.slice(1),
      minor: release.split(".")[1],
      gitVersion: release,
      platform: "kuber/embedded",
    },
  };
  const resource = builtin("v1", "Namespace");
  for (const name of NAMESPACES) {
    const body = { metadata: { name, labels: { "kubernetes.io/metadata.name": name } } };
    create(state, { resource, namespace: undefined, name: undefined, subresource: undefined }, body, false);
  }
  return state;
}

/**
 * Starts an API server in this process: every built-in kind in memory, one resourceVersion, a real history for
 * watches, over HTTP on loopback, for whoever holds its token. What it does not do yet: controllers, defaulting,
 * admission, server-side apply, strategic merge, custom resources, subresources but status and scale.
 */
export async function startApiServer(options: ApiServerOptions = {}): Promise<ApiServer> {
  const { clock = systemClock, historyLimit = 10_000, bookmarkMs = 60_000 } = options;
  const state = await newState(clock, historyLimit);
  const token = randomBytes(16).toString("hex");
  const server = createServer((request, response) => {
    serve(state, token, { clock, bookmarkMs }, request, response).catch((error: unknown) => {
      if (!response.headersSent) answerRefusal(response, error);
      else response.destroy();
    });
  });
  await new Promise<void>((settle, fail) => {
    server.once("error", fail);
    server.listen(options.port ?? 0, "127.0.0.1", settle);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((settle) => server.close(() => settle()));
    server.closeAllConnections();
    await closed;
  };
  return {
    url,
    kubeconfig: {
      apiVersion: "v1",
      kind: "Config",
      "current-context": "embedded",
      clusters: [{ name: "embedded", cluster: { server: url } }],
      users: [{ name: "embedded", user: { token } }],
      contexts: [{ name: "embedded", context: { cluster: "embedded", user: "embedded" } }],
    },
    compact: () => state.store.history.compact(state.store.version),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function readRequest(request: IncomingMessage): Promise<ServerRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const url = new URL(request.url ?? "/", "http://localhost");
  const contentType = (request.headers["content-type"] ?? "application/json").split(";")[0]?.trim() ?? "";
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    contentType,
    body: Buffer.concat(chunks),
  };
}

async function serve(
  state: ServerState,
  token: string,
  watching: { readonly clock: Clock; readonly bookmarkMs: number },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const read = await readRequest(request);
  if (request.headers.authorization !== `Bearer ${token}`) throw new Refusal(401, "Unauthorized", "Unauthorized");
  const answer = handleRequest(state, read);
  if ("watch" in answer) runWatch(state, answer.watch, read, watching, response);
  else if ("text" in answer)
    response.writeHead(answer.code, { "content-type": "text/plain; charset=utf-8" }).end(answer.text);
  else response.writeHead(answer.code, { "content-type": "application/json" }).end(`${JSON.stringify(answer.json)}\n`);
}

function answerRefusal(response: ServerResponse, error: unknown): void {
  const refusal =
    error instanceof Refusal ? error : new Refusal(500, "InternalError", `Internal error occurred: ${String(error)}`);
  response
    .writeHead(refusal.status.code, { "content-type": "application/json" })
    .end(`${JSON.stringify(refusal.status)}\n`);
}

function runWatch(
  state: ServerState,
  route: Route,
  { query }: ServerRequest,
  { clock, bookmarkMs }: { readonly clock: Clock; readonly bookmarkMs: number },
  response: ServerResponse,
): void {
  const early: Frame[] = [];
  let emit = (frame: Frame): void => void early.push(frame);
  const stop = startWatch(state.store, route, query, (frame) => emit(frame));
  response.writeHead(200, { "content-type": "application/json" });
  response.flushHeaders();
  const cancels: (() => void)[] = [stop];
  const end = (): void => {
    for (const cancel of cancels) cancel();
    response.end();
  };
  emit = (frame) => {
    response.write(`${JSON.stringify(frame)}\n`);
    if (frame.type === "ERROR") end();
  };
  response.on("close", () => {
    for (const cancel of cancels) cancel();
  });
  for (const frame of early) emit(frame);
  const seconds = Number(query.get("timeoutSeconds") ?? 0);
  if (seconds > 0) cancels.push(clock.after(seconds * 1000, end));
  if (query.get("allowWatchBookmarks") !== "true") return;
  const tick = (): void => {
    emit(bookmark(state.store.version, route));
    cancels.push(clock.after(bookmarkMs, tick));
  };
  cancels.push(clock.after(bookmarkMs, tick));
}
