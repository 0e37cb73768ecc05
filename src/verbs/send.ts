import { isKuberError, NotServedError, type StatusError, ValidationError } from "../errors/index.ts";
import type { ApiRequest } from "../request/index.ts";
import { apiVersionOf, type Resource } from "../resources/index.ts";
import type { Findings } from "../schema/index.ts";
import type { HttpAnswer } from "../transport/index.ts";
import { servedApiVersions } from "./discover.ts";
import type { VerbContext } from "./verb-context.ts";

/** A request body that does not fit is never sent. */
export function requireFit(findings: Findings, object: string): void {
  if (findings.count > 0) throw new ValidationError("request", object, findings.violations);
}

export function sendRequest(
  context: VerbContext,
  request: ApiRequest,
  signal: AbortSignal | undefined,
): Promise<HttpAnswer> {
  return context.transport.send(request, { signal });
}

/** A 404 that names no object: the path itself is unknown to the server. */
function isPathUnknown(error: unknown): error is StatusError {
  return (
    isKuberError(error) &&
    error.name === "StatusError" &&
    (error as StatusError).code === 404 &&
    !(error as StatusError).details?.name
  );
}

/** Runs a verb; a 404 about the path becomes an error that says which versions of the kind the server does serve. */
export async function explainUnserved<T>(context: VerbContext, resource: Resource, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isPathUnknown(error)) throw error;
    const served = await servedApiVersions(context, resource).catch(() => undefined);
    const own = apiVersionOf(resource);
    if (served === undefined || served.includes(own)) throw error;
    throw new NotServedError(own, resource.kind, served);
  }
}
