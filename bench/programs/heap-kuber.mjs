gc();
gc();
const before = process.memoryUsage().heapUsed;
await import("../../dist/index.js");
gc();
gc();
console.log(process.memoryUsage().heapUsed - before);
