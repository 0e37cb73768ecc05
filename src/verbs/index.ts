// verbs/: one file a verb: build the request, check it, send it, decode the answer strictly, type it by its payload.
// Opens no connection; knows no kind.

export { createObject } from "./create.ts";
export { requireSuccess, settleFindings } from "./decode.ts";
export { deleteObject } from "./delete.ts";
export { deleteCollection } from "./delete-collection.ts";
export { discoverResource } from "./discover.ts";
export { eachObject } from "./each.ts";
export { findObject } from "./find.ts";
export { getObject } from "./get.ts";
export { listObjects } from "./list.ts";
export { patchObject } from "./patch.ts";
export { replaceObject } from "./replace.ts";
export type { CheckedShape } from "./shape-source.ts";
export { ShapeSource } from "./shape-source.ts";
export { collectionPlace, objectPlace } from "./target.ts";
export type { CheckListener, VerbContext } from "./verb-context.ts";
