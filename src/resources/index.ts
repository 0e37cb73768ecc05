// resources/: what a resource is: descriptor, registry, registration, discovery documents, URL paths. Pure.
export type * from "./resource.ts";
