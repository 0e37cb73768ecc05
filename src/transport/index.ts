// transport/: the one place that opens a connection. Nothing here knows a kind or a verb.
export type * from "./transport.ts";
