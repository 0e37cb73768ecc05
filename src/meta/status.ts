import type { ListMeta } from "./list.ts";

/** What the server answers when it answers no object. Source: the API's `meta/v1` Status. */
export interface Status {
  apiVersion?: string;
  kind?: string;
  metadata?: ListMeta;
  status?: "Success" | "Failure" | (string & {});
  message?: string;
  /** Machine-readable: `NotFound`, `AlreadyExists`, `Conflict`, `Invalid`, … */
  reason?: string;
  details?: StatusDetails;
  /** The HTTP status code. */
  code?: number;
}

export interface StatusDetails {
  name?: string;
  group?: string;
  /** Of a refused request the kind; of a deletion the resource. */
  kind?: string;
  uid?: string;
  causes?: StatusCause[];
  retryAfterSeconds?: number;
}

export interface StatusCause {
  reason?: string;
  message?: string;
  /** The path of the field, e.g. `spec.template.spec.containers[0].image`. */
  field?: string;
}

/** Whether a decoded JSON value says that it is a Status. */
export function isStatus(value: unknown): value is Status {
  if (typeof value !== "object" || value === null) return false;
  const { kind, apiVersion } = value as Status;
  return kind === "Status" && (apiVersion === "v1" || apiVersion === "meta.k8s.io/v1");
}
