// server/: the embedded API server: every kind of the registry in memory, with one resourceVersion and a real event
// history, over real HTTP. Never imports verbs/ or watch/: a test must not show the client agreeing with itself.

export type { ApiServer, ApiServerOptions } from "./start-api-server.ts";
export { startApiServer } from "./start-api-server.ts";
