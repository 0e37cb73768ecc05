import { KuberError } from "./kuber-error.ts";

/** The configuration cannot be used. Names the file and the field; never a token, a certificate or a key. */
export class ConfigError extends KuberError {
  readonly file: string | undefined;
  /** E.g. `contexts[1].context.cluster`. */
  readonly field: string | undefined;

  constructor(
    what: string,
    place: { readonly file?: string | undefined; readonly field?: string | undefined; readonly cause?: unknown } = {},
  ) {
    const where = [place.file, place.field].filter((part) => part !== undefined).join(": ");
    super(where === "" ? what : `${where}: ${what}`, place.cause === undefined ? undefined : { cause: place.cause });
    this.file = place.file;
    this.field = place.field;
  }
}
