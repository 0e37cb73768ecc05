import type { ApiVerb, PatchMediaType, Scope } from "../resources/index.ts";
import type { GroupVersionKind } from "./document.ts";

/** One operation of a patched document: a verb on a path. `/watch/` paths and `connect` operations are not among them. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** `x-kubernetes-action`: get, list, post, put, patch, delete, deletecollection. Absent for discovery documents. */
  readonly action?: string;
  readonly groupVersionKind?: GroupVersionKind;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** Request body by media type: the full name of a component, or `[name` for an array of it. */
  readonly requestBody: Readonly<Record<string, string>>;
  /** The component names that a 2xx answer may carry (Status included where the payload decides); empty for text. */
  readonly answers: readonly string[];
}

/** What a document says about one resource: enough to make its descriptor. */
export interface ResourceModel {
  readonly groupVersionKind: GroupVersionKind;
  readonly plural: string;
  readonly scope: Scope;
  readonly verbs: readonly ApiVerb[];
  readonly patchMediaTypes: readonly PatchMediaType[];
  /** The full name of the object's component, e.g. `io.k8s.api.core.v1.Pod`. */
  readonly component: string;
  /** The full name of the list's component, where it can be listed. */
  readonly listComponent?: string;
  /** False for what is computed and not stored: its document has no way to read it back by name, or its metadata has no uid. */
  readonly isStored: boolean;
  readonly subresources: readonly SubresourceModel[];
}

export interface SubresourceModel {
  readonly name: string;
  readonly verbs: readonly ApiVerb[];
  readonly groupVersionKind?: GroupVersionKind;
  readonly component?: string;
  readonly answerComponent?: string;
  /** True for what is reached by an upgrade or answers text (`exec`, `proxy`, `log`). */
  readonly isConnect: boolean;
}
