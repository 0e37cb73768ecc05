/** An object as the server holds it. */
export interface ServedObject {
  apiVersion: string;
  kind: string;
  metadata: ServedMeta;
  [field: string]: unknown;
}

export interface ServedMeta {
  name: string;
  namespace?: string;
  uid: string;
  resourceVersion: string;
  creationTimestamp: string;
  generation?: number;
  deletionTimestamp?: string;
  deletionGracePeriodSeconds?: number;
  finalizers?: string[];
  labels?: Record<string, string>;
  [field: string]: unknown;
}

export type Json = Record<string, unknown>;

export function isJsonObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
