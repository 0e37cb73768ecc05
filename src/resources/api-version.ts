export interface GroupVersion {
  /** Empty for the core group. */
  readonly group: string;
  readonly version: string;
}

/**
 * `"apps/v1"` and `"v1"` as group and version.
 * @throws {TypeError} when the text is no apiVersion.
 */
export function parseApiVersion(apiVersion: string): GroupVersion {
  const parts = apiVersion.split("/");
  const [first, second] = parts;
  if (parts.length > 2 || !first || second === "") {
    throw new TypeError(
      `${JSON.stringify(apiVersion)} is no apiVersion; expected group/version, or v1 for the core group`,
    );
  }
  return second === undefined ? { group: "", version: first } : { group: first, version: second };
}

/** The apiVersion that objects of a group and version carry. */
export function apiVersionOf({ group, version }: GroupVersion): string {
  return group === "" ? version : `${group}/${version}`;
}
