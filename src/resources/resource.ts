import type { Shapes } from "../schema/index.ts";

export type Scope = "Namespaced" | "Cluster";

/** The API's verbs, spelled as discovery spells them. */
export type ApiVerb = "create" | "delete" | "deletecollection" | "get" | "list" | "patch" | "update" | "watch";

/** The media types that a PATCH may have, as the server takes them. */
export type PatchMediaType =
  | "application/json-patch+json"
  | "application/merge-patch+json"
  | "application/strategic-merge-patch+json"
  | "application/apply-patch+yaml";

declare const objectType: unique symbol;

/** Something below one object: `status`, `scale`, `eviction`, `log`. */
export interface Subresource {
  readonly verbs: readonly ApiVerb[];
  /** What travels in the body of a read or an update; absent for text (`log`) and streams (`exec`). */
  readonly group?: string;
  readonly version?: string;
  readonly kind?: string;
  /** The full name of the shape of what a request carries, e.g. `io.k8s.api.autoscaling.v1.Scale`. */
  readonly shape?: string;
  /** The shape of what a create answers, where it is not what was sent (`eviction` and `binding` answer a Status). */
  readonly answerShape?: string;
}

/**
 * The facts about one kind that verbs need: where it is, what it can do, what its objects look like.
 * `T` is the type of its objects; it exists for the compiler only.
 */
export interface Resource<T = unknown, S extends Scope = Scope> {
  /** Empty for the core group. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** The name in the URL, e.g. `deployments`. */
  readonly plural: string;
  readonly scope: S;
  readonly verbs: readonly ApiVerb[];
  readonly patchMediaTypes: readonly PatchMediaType[];
  readonly subresources: Readonly<Record<string, Subresource>>;
  /** The full name of the object's shape and where to find it; absent for a kind whose shape only the server knows. */
  readonly shape?: { readonly name: string; load(): Promise<Shapes> };
  /** False for what is computed and not stored (metrics, reviews): no uid, no resourceVersion. */
  readonly isStored: boolean;
  readonly [objectType]?: T;
}

/** The type of the objects of a resource. */
export type ObjectOf<R> = R extends Resource<infer T, Scope> ? T : never;
