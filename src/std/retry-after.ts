const CAP_MS = 30_000;

/** `Retry-After` in milliseconds, seconds or an HTTP date, at most 30 s; undefined where it says nothing usable. */
export function parseRetryAfterMs(header: string | readonly string[] | undefined, nowMs: number): number | undefined {
  const text = typeof header === "string" ? header : header?.[0];
  if (text === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(text)) return Math.min(Number(text) * 1000, CAP_MS);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.min(Math.max(0, at - nowMs), CAP_MS);
}
