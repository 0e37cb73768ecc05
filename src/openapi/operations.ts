import type { ApiDocument, OperationObject, Parameter } from "./document.ts";
import { operationsOf } from "./draft.ts";
import type { Operation } from "./model.ts";
import { refName } from "./ref-name.ts";

function requestBody(operation: OperationObject): Record<string, string> {
  const entries = Object.entries(operation.requestBody?.content ?? {}).flatMap(([media, { schema }]) => {
    const name = refName(schema);
    return name === undefined ? [] : [[media, name] as const];
  });
  return Object.fromEntries(entries);
}

function answers(operation: OperationObject): string[] {
  const names = Object.entries(operation.responses)
    .filter(([code]) => code.startsWith("2"))
    .flatMap(([, answer]) => refName(answer.content?.["application/json"]?.schema) ?? []);
  return [...new Set(names)];
}

/**
 * The operations of a patched document that act on a resource: not discovery, not `connect` (exec, proxy and their
 * like), not the deprecated `/watch/` paths.
 */
export function actionOperations(document: ApiDocument): Operation[] {
  return [...operationsOf(document)].flatMap(({ path, method, operation }) => {
    const action = operation["x-kubernetes-action"];
    if (action === undefined || action === "connect" || path.includes("/watch/")) return [];
    const parameters = [...(document.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])];
    const named = (place: Parameter["in"]): string[] =>
      parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    const gvk = operation["x-kubernetes-group-version-kind"];
    return [
      {
        operationId: operation.operationId ?? "",
        method,
        path,
        action,
        ...(gvk === undefined ? {} : { groupVersionKind: gvk }),
        pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""),
        queryParameters: named("query"),
        requestBody: requestBody(operation),
        answers: answers(operation),
      },
    ];
  });
}
