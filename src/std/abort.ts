import { type Clock, systemClock } from "./clock.ts";

/** Resolves after `ms`; rejects with `signal.reason` at once when the signal aborts. */
export function delay(ms: number, signal?: AbortSignal, clock: Clock = systemClock): Promise<void> {
  return new Promise((settle, fail) => {
    if (signal?.aborted) return fail(signal.reason);
    const onAbort = (): void => {
      cancel();
      fail(signal?.reason);
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener("abort", onAbort);
      settle();
    });
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}

/** The promise's result, or a rejection with `signal.reason` if the signal aborts first. */
export function raceAbort<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((settle, fail) => {
    const onAbort = (): void => fail(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(settle, fail).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
