// Types are behaviour: what must compile compiles, what must not is expected to be an error.

import type { Deployment } from "./api/apps/v1.ts";
import { HorizontalPodAutoscaler } from "./api/autoscaling/v1.ts";
import {
  type Cluster,
  type KubeObject,
  type ListOf,
  namespacedResource,
  type Stored,
  type WatchEvent,
} from "./index.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isTrue = <T extends true>(): T | undefined => undefined;

interface Backup extends KubeObject {
  apiVersion: "ops.example.com/v1";
  kind: "Backup";
  spec: { schedule: string };
}
const Backup = namespacedResource<Backup>({ apiVersion: "ops.example.com/v1", kind: "Backup", plural: "backups" });

export async function reads(cluster: Cluster): Promise<void> {
  const pod = await cluster.get("Pod", "web");
  isTrue<Equal<typeof pod.metadata.uid, string>>();
  isTrue<Equal<typeof pod.metadata.name, string>>();
  isTrue<Equal<typeof pod.kind, "Pod">>();
  const deployment: Deployment = await cluster.get("Deployment", "web");
  const stored: Stored<Deployment> = await cluster.get("Deployment", "web");
  const list: ListOf<Stored<Deployment>> = await cluster.list("Deployment");
  const scaler = await cluster.get(HorizontalPodAutoscaler, "web");
  isTrue<Equal<typeof scaler.apiVersion, "autoscaling/v1">>();
  const scale = await cluster.get("Deployment", "web", { subresource: "scale" });
  isTrue<Equal<typeof scale.kind, "Scale">>();
  await cluster.patch("Deployment", "web", { spec: { replicas: 3 } }, { subresource: "scale" });
  const backup = await cluster.get(Backup, "nightly");
  isTrue<Equal<typeof backup.spec.schedule, string>>();
  const missing = await cluster.find("ConfigMap", "x");
  // @ts-expect-error: it may be undefined
  missing.data;
  // @ts-expect-error: no such kind
  await cluster.get("Pood", "web");
  // @ts-expect-error: no such field
  pod.spec?.container;
  // @ts-expect-error: no such option
  await cluster.get("Pod", "web", { namespaces: "x" });
  for await (const event of cluster.watch("Pod")) {
    const typed: WatchEvent<typeof pod> = event;
    if (typed.type === "BOOKMARK") isTrue<Equal<typeof typed.object.metadata.resourceVersion, string>>();
    else isTrue<Equal<typeof typed.object.metadata.uid, string>>();
  }
  void [deployment, stored, list];
}

export async function writes(cluster: Cluster): Promise<void> {
  await cluster.create("ConfigMap", { metadata: { name: "a" }, data: { a: "b" } });
  await cluster.create("ConfigMap", { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" } });
  await cluster.create(Backup, { metadata: { name: "a" }, spec: { schedule: "x" } });
  // @ts-expect-error: the kind of another
  await cluster.create("ConfigMap", { kind: "Secret", metadata: { name: "a" } });
  // @ts-expect-error: data holds text
  await cluster.create("ConfigMap", { data: { a: 1 } });
  // @ts-expect-error: a misspelt field
  await cluster.create("Deployment", { spec: { replica: 3 } });
  await cluster.patch("Deployment", "a", { spec: { replicas: 3, paused: null } });
  await cluster.patch("Deployment", "a", [{ op: "replace", path: "/spec/replicas", value: 3 }]);
  // @ts-expect-error: replicas is a number
  await cluster.patch("Deployment", "a", { spec: { replicas: "3" } });
  // @ts-expect-error: no such operation
  await cluster.patch("Deployment", "a", [{ op: "plus", path: "/a" }]);
  // @ts-expect-error: no such policy
  await cluster.delete("Job", "a", { propagationPolicy: "Sometimes" });
  const restart: "Always" | "Never" | "OnFailure" | (string & {}) = "Newer";
  await cluster.create("Pod", { spec: { containers: [{ name: "a" }], restartPolicy: restart } });
  const read = await cluster.get("ConfigMap", "a");
  await cluster.replace("ConfigMap", { ...read, data: { b: "c" } });
}
