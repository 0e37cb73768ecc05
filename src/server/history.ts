import type { ServedObject } from "./kube-json.ts";

/** One change of the store. */
export interface HistoryEvent {
  readonly version: number;
  readonly type: "ADDED" | "MODIFIED" | "DELETED";
  /** `group/plural`: the versions of a group share their objects. */
  readonly collection: string;
  readonly object: ServedObject;
  /** What was there before; a selector may have matched only that. */
  readonly before?: ServedObject;
}

/** The changes since some version, in order, and who wants to hear of the next. */
export class History {
  readonly #events: HistoryEvent[] = [];
  readonly #listeners: Set<(event: HistoryEvent) => void> = new Set();
  readonly #limit: number;
  /** Changes up to this version are no longer known. */
  oldest = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  append(event: HistoryEvent): void {
    this.#events.push(event);
    if (this.#events.length > this.#limit)
      this.compact(this.#events[this.#events.length - this.#limit - 1]?.version ?? 0);
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** Forgets the changes up to a version: who asks for older ones is told that they have expired. */
  compact(version: number): void {
    const keepFrom = this.#events.findIndex((event) => event.version > version);
    this.#events.splice(0, keepFrom === -1 ? this.#events.length : keepFrom);
    this.oldest = Math.max(this.oldest, version);
  }

  /** The changes after a version; undefined when some of them are forgotten. */
  since(version: number): readonly HistoryEvent[] | undefined {
    return version < this.oldest ? undefined : this.#events.filter((event) => event.version > version);
  }

  /** Calls the listener with each later change, in order. The returned function ends it. */
  listen(listener: (event: HistoryEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
