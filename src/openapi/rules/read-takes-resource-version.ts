import { type DraftDocument, type DraftOperation, operationsOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

function addResourceVersion(operation: DraftOperation): void {
  operation.parameters ??= [];
  if (operation.parameters.some(({ name }) => name === "resourceVersion")) return;
  operation.parameters.push({
    name: "resourceVersion",
    in: "query",
    description: "Serve a state at least as new as this version; `0` is any state that the server has at hand.",
    schema: { type: "string" },
  });
}

function addWhere(document: DraftDocument, isRead: (path: string) => boolean): number {
  let count = 0;
  for (const { path, method, operation } of operationsOf(document)) {
    if (method !== "get" || operation["x-kubernetes-action"] !== "get" || !isRead(path)) continue;
    addResourceVersion(operation);
    count += 1;
  }
  return count;
}

export const readTakesResourceVersion: PatchRule = {
  name: "read-takes-resource-version",
  says: "a read of one object has no resourceVersion parameter",
  does: "it is honoured (a future one waits 3 s and answers 504)",
  apply: (document) => addWhere(document, (path) => path.endsWith("{name}")),
};

export const subresourceReadTakesResourceVersion: PatchRule = {
  name: "subresource-read-takes-resource-version",
  says: "a read of /status or /scale has no resourceVersion parameter",
  does: "it is honoured there too (seen live)",
  apply: (document) => addWhere(document, (path) => /\/\{name\}\/(status|scale)$/.test(path)),
};
