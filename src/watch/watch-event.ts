/** One event of a watch. A BOOKMARK says how far the stream has come; its object has nothing else that counts. */
export type WatchEvent<T> =
  | { readonly type: "ADDED" | "MODIFIED" | "DELETED"; readonly object: T }
  | {
      readonly type: "BOOKMARK";
      readonly object: {
        readonly apiVersion: string;
        readonly kind: string;
        readonly metadata: {
          readonly resourceVersion: string;
          readonly annotations?: Readonly<Record<string, string>>;
        };
      };
    };
