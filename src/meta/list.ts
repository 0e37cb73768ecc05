/** Metadata of a list. Source: the API's `meta/v1` ListMeta. */
export interface ListMeta {
  resourceVersion?: string;
  /** Opaque; present when there is more to fetch. */
  continue?: string;
  /** How many are left after this page, where the server tells. */
  remainingItemCount?: number;
  selfLink?: string;
}

/** A whole collection, or one page of it. */
export interface ListOf<T> {
  apiVersion: string;
  kind: string;
  /** `resourceVersion` is the version of the collection: a watch may start from it. */
  metadata: ListMeta & { resourceVersion: string };
  items: T[];
}
