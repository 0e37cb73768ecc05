import { CoreV1Api, KubeConfig } from "@kubernetes/client-node";

const config = new KubeConfig();
config.loadFromFile(process.argv[2]);
const { items } = await config.makeApiClient(CoreV1Api).listNamespacedPod({ namespace: process.argv[3] });
console.log(items.length);
process.exit(0);
