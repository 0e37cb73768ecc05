import type { Violation } from "../errors/index.ts";

/** Enough to mend an object; an answer full of faults must not become a list of megabytes. */
const MAX_VIOLATIONS = 100;

interface OpenViolation {
  /** Innermost first. */
  readonly steps: (string | number)[];
  readonly expected: string;
  readonly found: string;
}

const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;

function formatPath(steps: readonly (string | number)[]): string {
  let path = "$";
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const step = steps[index] as string | number;
    if (typeof step === "number") path += `[${step}]`;
    else path += PLAIN_KEY.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  }
  return path;
}

/** The type of a JSON value in the words of a violation: never the value itself. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "array";
  if (typeof value !== "number") return typeof value;
  if (!Number.isFinite(value)) return "a number that JSON cannot hold";
  if (!Number.isInteger(value)) return "number with a fraction";
  return Number.isSafeInteger(value) ? "integer" : "integer beyond 2^53";
}

/** What one check, or many in a row, found: violations, and counts of what is accepted but worth knowing. */
export class Findings {
  /** How many violations there are, at most 100. A plain field: the walkers read it at every object. */
  count = 0;
  /** Properties that the shape does not name. They are kept. */
  unknownFields = 0;
  /** Values that an enum does not list. They are kept: servers are newer than clients. */
  unknownEnumValues = 0;
  /** Nulls where the documents and their rules say that there is none. */
  unexpectedNulls = 0;
  readonly #open: OpenViolation[] = [];

  /** JSON path, expected, found, in the order of the walk. */
  get violations(): Violation[] {
    return this.#open.map(({ steps, expected, found }) => ({ path: formatPath(steps), expected, found }));
  }

  /** @internal */
  add(expected: string, found: unknown, key?: string | number): void {
    if (this.#open.length >= MAX_VIOLATIONS) return;
    this.#open.push({ steps: key === undefined ? [] : [key], expected, found: typeOf(found) });
    this.count = this.#open.length;
  }

  /** @internal Puts a step before the paths that were added since `mark`. */
  below(mark: number, key: string | number): void {
    for (let index = mark; index < this.#open.length; index += 1) this.#open[index]?.steps.push(key);
  }
}
