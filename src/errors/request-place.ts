/** Which request an error is about. */
export interface RequestPlace {
  /** `get`, `list`, `create`, … */
  readonly verb: string;
  readonly method: string;
  /** The URL's path, without the query. */
  readonly path: string;
}

export function formatPlace({ verb, method, path }: RequestPlace): string {
  return `${verb} ${path} (${method})`;
}
