import type { SelectorInput } from "../meta/index.ts";
import type { PatchType } from "../patch/index.ts";

/** What every call takes. */
export interface CallOptions {
  /** Where the object lives; `"*"` is all namespaces, for collections. Default: the cluster's own namespace. */
  readonly namespace?: string;
  /** Aborting rejects with `signal.reason` at once and closes the connection. */
  readonly signal?: AbortSignal;
}

export interface GetOptions extends CallOptions {
  /** Serve a state at least as new; `"0"` is any that the server has at hand. */
  readonly resourceVersion?: string;
  readonly subresource?: string;
}

export interface ListOptions extends CallOptions {
  /** Text, labels that must be equal, or a LabelSelector. */
  readonly labelSelector?: SelectorInput;
  /** Text, or fields that must be equal, e.g. `{ "metadata.name": "web-0" }`. */
  readonly fieldSelector?: string | Readonly<Record<string, string>>;
  readonly resourceVersion?: string;
  readonly resourceVersionMatch?: "Exact" | "NotOlderThan";
  /** One page of at most so many; the list's `metadata.continue` asks for the next. */
  readonly limit?: number;
  readonly continue?: string;
  /** The server ends its work after so many seconds. */
  readonly timeoutSeconds?: number;
}

export interface WatchOptions extends CallOptions {
  readonly labelSelector?: SelectorInput;
  readonly fieldSelector?: string | Readonly<Record<string, string>>;
  /** Events after this version. Absent: the server begins with an ADDED for each object that there is. */
  readonly resourceVersion?: string;
  /** Ask for BOOKMARK events. Default true. */
  readonly allowWatchBookmarks?: boolean;
  /** The server ends the stream after so many seconds. */
  readonly timeoutSeconds?: number;
}

export interface WriteOptions extends CallOptions {
  /** Nothing is stored; the answer is what would have been. */
  readonly dryRun?: "All";
  /** Who writes, for managed fields. */
  readonly fieldManager?: string;
  /** What the server does with unknown and duplicate fields. Its default is `Warn`. */
  readonly fieldValidation?: "Ignore" | "Warn" | "Strict";
  readonly subresource?: string;
}

export interface PatchOptions extends WriteOptions {
  /** Default: an array is `json`, an object is `merge`. */
  readonly type?: PatchType;
}

export interface DeleteCollectionOptions extends DeleteOptions {
  readonly labelSelector?: SelectorInput;
  readonly fieldSelector?: string | Readonly<Record<string, string>>;
}

export interface DeleteOptions extends CallOptions {
  /** What becomes of dependents. */
  readonly propagationPolicy?: "Background" | "Foreground" | "Orphan";
  readonly gracePeriodSeconds?: number;
  /** Delete only what still has this uid, or this resourceVersion. */
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
  readonly dryRun?: "All";
}
