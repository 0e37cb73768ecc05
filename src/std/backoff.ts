import type { Random } from "./clock.ts";

/** Full jitter: anything from 0 to the exponential ceiling of this attempt (the first is 1). */
export function backoffMs(attempt: number, baseMs: number, capMs: number, random: Random): number {
  const ceilingMs = Math.min(capMs, baseMs * 2 ** (attempt - 1));
  return Math.floor(random() * ceilingMs);
}
