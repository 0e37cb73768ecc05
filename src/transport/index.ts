// transport/: the one place that opens a connection: HTTP/1.1 over TLS, pool, deadlines, retry, warnings. Knows no kind.
export { NodeTransport } from "./node-transport.ts";
export type { RetryPolicy } from "./retry.ts";
export type { ScriptedTransport } from "./scripted-transport.ts";
export { scriptedTransport } from "./scripted-transport.ts";
export type { Credentials, Deadlines, TransportSettings } from "./settings.ts";
export type { HttpAnswer, Transport } from "./transport.ts";
export { parseWarnings } from "./warnings.ts";
