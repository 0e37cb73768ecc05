// openapi/: API documents as data: reading them, the patch rules, resources and operations, shapes out of a document.
// Pure; used at build time for built-in kinds and at run time for what a server serves. No I/O here.
export type * from "./document.ts";
export type * from "./model.ts";
