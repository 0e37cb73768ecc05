/** One operation of a JSON Patch (RFC 6902). Paths are JSON Pointers: `/metadata/labels/app`, `~1` for a slash in a key. */
export type JsonPatchOperation =
  | { readonly op: "add" | "replace" | "test"; readonly path: string; readonly value: unknown }
  | { readonly op: "remove"; readonly path: string }
  | { readonly op: "move" | "copy"; readonly path: string; readonly from: string };

const OPERATIONS: ReadonlySet<unknown> = new Set(["add", "replace", "test", "remove", "move", "copy"]);

function pointerFault(pointer: unknown): string | undefined {
  if (typeof pointer !== "string") return "expected a JSON Pointer";
  if (pointer !== "" && !pointer.startsWith("/"))
    return `a JSON Pointer begins with "/", ${JSON.stringify(pointer)} does not`;
  return /~(?![01])/.test(pointer) ? `"~" stands for itself as "~0" in ${JSON.stringify(pointer)}` : undefined;
}

function operationFault(operation: unknown): string | undefined {
  if (typeof operation !== "object" || operation === null) return "expected an object with op and path";
  const { op, path, from } = operation as { op?: unknown; path?: unknown; from?: unknown };
  if (!OPERATIONS.has(op)) return "op: expected add, remove, replace, move, copy or test";
  const fault = pointerFault(path);
  if (fault !== undefined) return `path: ${fault}`;
  if (op === "move" || op === "copy") {
    const fromFault = pointerFault(from);
    return fromFault === undefined ? undefined : `from: ${fromFault}`;
  }
  return op === "remove" || (operation as { value?: unknown }).value !== undefined ? undefined : "value: is missing";
}

/** What is wrong with a JSON Patch, naming the operation; undefined when nothing is. */
export function jsonPatchFault(operations: readonly unknown[]): string | undefined {
  for (const [index, operation] of operations.entries()) {
    const fault = operationFault(operation);
    if (fault !== undefined) return `operation ${index}: ${fault}`;
  }
  return undefined;
}
