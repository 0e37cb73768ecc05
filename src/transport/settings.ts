import type { Clock, Random } from "../std/index.ts";

/** Who we are, for each request. */
export interface Credentials {
  /** The value of the Authorization header; undefined for none (a client certificate, or anonymous). */
  authorization(signal?: AbortSignal): Promise<string | undefined> | string | undefined;
  /** Called once after a 401. True when there is a new credential to try. */
  refresh?(signal?: AbortSignal): Promise<boolean>;
}

/** In milliseconds. A stream has only `connectMs` and `responseMs`. */
export interface Deadlines {
  /** Until the connection stands, TLS included. Default 10,000. */
  readonly connectMs?: number;
  /** From then until the head of the answer. Default 65,000: the server's own limit is 60 s. */
  readonly responseMs?: number;
  /** Between two chunks of a body. Default 60,000. */
  readonly idleMs?: number;
}

/** Where the server is and how to speak to it. */
export interface TransportSettings {
  /** `https://host:port` or `http://host:port`, with a path where the API lies below one. */
  readonly server: string;
  /** PEM. Default: the system's. */
  readonly ca?: string | Uint8Array;
  /** PEM of the client certificate and its key. */
  readonly cert?: string | Uint8Array;
  readonly key?: string | Uint8Array;
  /** The name that the server's certificate must carry, where it is not the host of `server`. */
  readonly tlsServerName?: string;
  readonly insecureSkipTlsVerify?: boolean;
  readonly credentials?: Credentials;
  /** Headers on every request, e.g. impersonation. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly userAgent?: string;
  readonly deadlines?: Deadlines;
  /** Requests on the wire for one read. Default 5. */
  readonly maxReadAttempts?: number;
  /** Requests on the wire for one write. Default 1. */
  readonly maxWriteAttempts?: number;
  /** Called with each warning that the server sends. Default: once for each text, as a process warning. */
  readonly onWarning?: (text: string, place: { readonly method: string; readonly path: string }) => void;
  readonly clock?: Clock;
  readonly random?: Random;
}
