import { KuberError } from "./kuber-error.ts";

/** One place where a value does not fit its shape. Never holds the value. */
export interface Violation {
  /** A JSON path, e.g. `$.spec.containers[0].image` or `$.data["tls.key"]`. */
  readonly path: string;
  readonly expected: string;
  /** The type that was found, e.g. `string`, `null`, `nothing`. */
  readonly found: string;
}

const SHOWN = 5;

/** A request or an answer that does not fit its schema. `violations` lists the places, at most 100. */
export class ValidationError extends KuberError {
  readonly direction: "request" | "answer";
  /** What was checked, e.g. `Pod shop/web-0`. */
  readonly object: string;
  readonly violations: readonly Violation[];

  constructor(direction: "request" | "answer", object: string, violations: readonly Violation[]) {
    const places = violations
      .slice(0, SHOWN)
      .map(({ path, expected, found }) => `${path}: expected ${expected}, found ${found}`);
    const more = violations.length > SHOWN ? ` (and ${violations.length - SHOWN} more)` : "";
    const what = direction === "request" ? "is not sent: it does not fit" : "was answered, and does not fit";
    super(`${object} ${what} its schema: ${places.join("; ")}${more}`);
    this.direction = direction;
    this.object = object;
    this.violations = violations;
  }
}
