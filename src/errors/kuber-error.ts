const brand = Symbol.for("kuber.error");

/** What every error of Kuber extends. Recognised across copies of the package by {@link isKuberError}. */
export abstract class KuberError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Whether Kuber made this error: also true for another copy of the package. */
export function isKuberError(error: unknown): error is KuberError {
  return typeof error === "object" && error !== null && brand in error;
}
