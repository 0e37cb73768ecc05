import type { ObjectMeta, StoredMeta } from "../meta/index.ts";

/** What every object has: the base of a type for a custom resource. */
export interface KubeObject {
  apiVersion: string;
  kind: string;
  metadata?: ObjectMeta;
}

/** What a caller writes to have an object made: `apiVersion` and `kind` may be left out, the call knows them. */
export type Manifest<T> = Omit<T, "apiVersion" | "kind"> & Partial<Pick<T, Extract<keyof T, "apiVersion" | "kind">>>;

/** An object as the server stores it: it has a name, a uid and a resourceVersion. */
export type Stored<T> = T & { apiVersion: string; kind: string; metadata: StoredMeta };
