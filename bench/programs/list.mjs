// One client, several lists: `node list.mjs CLIENT KUBECONFIG ROUNDS`. Prints a JSON line a list:
// objects, CPU and wall microseconds, the longest time that the event loop was held in milliseconds.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:https";

const [client, kubeconfig, rounds] = process.argv.slice(2);
const config = JSON.parse(readFileSync(kubeconfig, "utf8"));
const server = new URL(config.clusters[0].cluster.server);
const ca = Buffer.from(config.clusters[0].cluster["certificate-authority-data"], "base64");
const cert = Buffer.from(config.users[0].user["client-certificate-data"], "base64");
const key = Buffer.from(config.users[0].user["client-key-data"], "base64");

function bare(path, agent) {
  return new Promise((settle, fail) => {
    const sent = request({ host: server.hostname, port: server.port, path, agent, ca, cert, key }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => settle(JSON.parse(Buffer.concat(chunks).toString("utf8"))));
    });
    sent.on("error", fail);
    sent.end();
  });
}

const clients = {
  async floor() {
    const agent = new Agent({ keepAlive: true });
    return async () => (await bare("/api/v1/pods", agent)).items;
  },
  async "floor-paged"() {
    const agent = new Agent({ keepAlive: true });
    return async () => {
      const items = [];
      let token = "";
      do {
        const list = await bare(`/api/v1/pods?limit=500${token === "" ? "" : `&continue=${token}`}`, agent);
        items.push(...list.items);
        token = list.metadata.continue ?? "";
      } while (token !== "");
      return items;
    };
  },
  async kuber() {
    const { Cluster } = await import("../../dist/index.js");
    const cluster = await Cluster.connect({ kubeconfig });
    return async () => (await cluster.list("Pod", { namespace: "*" })).items;
  },
  async "client-node"() {
    const { KubeConfig, CoreV1Api } = await import("@kubernetes/client-node");
    const loaded = new KubeConfig();
    loaded.loadFromFile(kubeconfig);
    const api = loaded.makeApiClient(CoreV1Api);
    return async () => (await api.listPodForAllNamespaces()).items;
  },
};

const list = await clients[client]();
let last = performance.now();
let longest = 0;
const tick = () => {
  const now = performance.now();
  longest = Math.max(longest, now - last);
  last = now;
};
setInterval(tick, 1);
for (let round = 0; round < Number(rounds); round += 1) {
  await new Promise((settle) => setTimeout(settle, 50));
  tick();
  longest = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const items = await list();
  const wallUs = (performance.now() - start) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  // The block that the list ends with counts too.
  await new Promise((settle) => setImmediate(settle));
  tick();
  console.log(JSON.stringify({ objects: items.length, cpuUs: user + system, wallUs, blockMs: longest }));
}
process.exit(0);
