import { isJsonObject, type Json, type ServedObject } from "./kube-json.ts";
import { badRequest } from "./refusal.ts";

/** The Scale of an object that has `spec.replicas`. */
export function scaleOf({ metadata, spec, status }: ServedObject): Json {
  const { name, namespace, uid, resourceVersion, creationTimestamp } = metadata;
  const { replicas = 1, selector } = (spec ?? {}) as {
    replicas?: number;
    selector?: { matchLabels?: Record<string, string> };
  };
  const labels = Object.entries(selector?.matchLabels ?? {}).map(([key, value]) => `${key}=${value}`);
  return {
    kind: "Scale",
    apiVersion: "autoscaling/v1",
    metadata: { name, namespace, uid, resourceVersion, creationTimestamp },
    spec: { replicas },
    status: {
      replicas: (status as { replicas?: number } | undefined)?.replicas ?? 0,
      ...(labels.length === 0 ? {} : { selector: labels.join(",") }),
    },
  };
}

/** The object with the replicas of a Scale that was put. @throws {Refusal} 400 when the body is no Scale. */
export function applyScale(stored: ServedObject, scale: unknown): Json {
  const spec = isJsonObject(scale) ? scale["spec"] : undefined;
  const replicas = isJsonObject(spec) ? (spec["replicas"] ?? 0) : undefined;
  if (!Number.isInteger(replicas))
    throw badRequest('Scale in version "v1" cannot be handled as a Scale: spec.replicas is no integer');
  const { resourceVersion } = (isJsonObject(scale) && isJsonObject(scale["metadata"]) ? scale["metadata"] : {}) as {
    resourceVersion?: string;
  };
  return {
    ...stored,
    metadata: { ...stored.metadata, ...(resourceVersion ? { resourceVersion } : {}) },
    spec: { ...(stored["spec"] as Json | undefined), replicas },
  };
}
