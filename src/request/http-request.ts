/** One HTTP request as a value. `path` begins with `/` and is already encoded; `query` pairs are encoded by the transport. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** A stream (watch, log) has a liveness limit instead of an overall deadline. */
  readonly isStream?: boolean;
}
