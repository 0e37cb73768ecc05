/** Where time comes from, so that a test can hold it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `done` once after `ms`; the returned function cancels it. A pending timer keeps the process alive: a retry waits. */
  after(ms: number, done: () => void): () => void;
}

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, done) {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  },
};
