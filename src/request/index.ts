// request/: verb + resource + options → a request as a value. Sends nothing.
export type { ApiRequest, RequestFacts } from "./api-request.ts";
export type { Target } from "./build-request.ts";
export {
  createRequest,
  deleteCollectionRequest,
  deleteRequest,
  getRequest,
  listRequest,
  patchRequest,
  replaceRequest,
  watchRequest,
} from "./build-request.ts";
export type { HttpRequest } from "./http-request.ts";
export type {
  CallOptions,
  DeleteCollectionOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  PatchOptions,
  WatchOptions,
  WriteOptions,
} from "./options.ts";
