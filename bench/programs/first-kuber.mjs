import { Cluster } from "../../dist/index.js";

const cluster = await Cluster.connect({ kubeconfig: process.argv[2] });
const { items } = await cluster.list("Pod", { namespace: process.argv[3] });
console.log(items.length);
await cluster.close();
