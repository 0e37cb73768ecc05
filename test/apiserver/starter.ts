/** Starts a control plane, prints where it is, and waits to be killed: for the test that looks at what is left behind. */
import { dirname } from "node:path";
import { startControlPlane } from "./control-plane.ts";

const plane = await startControlPlane({ parts: ["etcd", "kube-apiserver"] });
console.log(JSON.stringify({ directory: dirname(plane.kubeconfig), server: plane.server }));
setInterval(() => {}, 60_000);
