/**
 * Node's clients, without an `import`: that would build a module facade of `node:http`, whose exports include lazy ones,
 * and so load a whole second HTTP client. It costs 30 ms at every start.
 */
export const nodeHttp: typeof import("node:http") = process.getBuiltinModule("node:http");
export const nodeHttps: typeof import("node:https") = process.getBuiltinModule("node:https");
