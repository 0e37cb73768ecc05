gc();
gc();
const before = process.memoryUsage().heapUsed;
await import("@kubernetes/client-node");
gc();
gc();
console.log(process.memoryUsage().heapUsed - before);
