// openapi/: API documents as data: reading them, the patch rules, resources and operations, shapes out of a document.
// Pure; used at build time for built-in kinds and at run time for what a server serves. No I/O here.
export type {
  ApiDocument,
  GroupVersionKind,
  HttpMethod,
  MediaType,
  OperationObject,
  Parameter,
  PathItem,
  Schema,
} from "./document.ts";
export { documentShapes } from "./document-shapes.ts";
export { findComponent } from "./find-component.ts";
export type { Operation, ResourceModel, SubresourceModel } from "./model.ts";
export { actionOperations } from "./operations.ts";
export type { PatchResult } from "./patch-documents.ts";
export { patchDocuments, totalOf } from "./patch-documents.ts";
export type { PatchRule } from "./patch-rule.ts";
export { refName } from "./ref-name.ts";
export { resourceModels } from "./resource-models.ts";
export { patchRules } from "./rules/index.ts";
