import { AppsV1Api, BatchV1Api, CoreV1Api, KubeConfig, PatchStrategy, setHeaderOptions } from "@kubernetes/client-node";

export async function fiveVerbs(): Promise<string | undefined> {
  const config = new KubeConfig();
  config.loadFromDefault();
  const core = config.makeApiClient(CoreV1Api);
  const apps = config.makeApiClient(AppsV1Api);
  const pods = await core.listNamespacedPod({ namespace: "default", labelSelector: "app=web" });
  const deployment = await apps.readNamespacedDeployment({ namespace: "default", name: "web" });
  await core.createNamespacedConfigMap({
    namespace: "default",
    body: { metadata: { name: "flags" }, data: { beta: "on" } },
  });
  const body = { spec: { replicas: pods.items.length } };
  await apps.patchNamespacedDeployment(
    { namespace: "default", name: "web", body },
    setHeaderOptions("Content-Type", PatchStrategy.MergePatch),
  );
  await config.makeApiClient(BatchV1Api).deleteNamespacedJob({ namespace: "default", name: "migrate" });
  return deployment.metadata?.uid;
}
