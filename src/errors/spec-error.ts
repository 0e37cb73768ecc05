import { KuberError } from "./kuber-error.ts";

/** An API document cannot be used, or a patch rule no longer fits it. Names the document and the place in it. */
export class SpecError extends KuberError {
  readonly document: string;

  constructor(document: string, what: string, options?: ErrorOptions) {
    super(`${document}: ${what}`, options);
    this.document = document;
  }
}
