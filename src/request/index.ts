// request/: verb + resource + options → a request as a value. Sends nothing.
export type * from "./api-request.ts";
export type * from "./http-request.ts";
