// std/: helpers without a Kubernetes word: clock, randomness, backoff, abort, bytes. Imports nothing.
export { delay, raceAbort } from "./abort.ts";
export { backoffMs } from "./backoff.ts";
export { ByteCollector } from "./byte-collector.ts";
export { concatBytes } from "./bytes.ts";
export type { Clock, Random } from "./clock.ts";
export { systemClock } from "./clock.ts";
export { splitLines } from "./lines.ts";
export { parseRetryAfterMs } from "./retry-after.ts";
