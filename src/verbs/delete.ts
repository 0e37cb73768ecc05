import type { ObjectMeta } from "../meta/index.ts";
import { type DeleteOptions, deleteRequest } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { decodeObject } from "./decode.ts";
import { explainUnserved, sendRequest } from "./send.ts";
import { objectPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * Deletes one object. Gives it as it is while it waits for a finalizer or its grace period, `undefined` once it is
 * gone. Some kinds answer the object though it is gone: its own metadata tells.
 * @throws {StatusError} `isNotFound` when there is none, `isConflict` when a precondition does not hold.
 */
export function deleteObject(
  context: VerbContext,
  resource: Resource,
  name: string,
  options: DeleteOptions,
): Promise<unknown> {
  const request = deleteRequest(objectPlace(resource, name, options, context.namespace), options);
  return explainUnserved(context, resource, async () => {
    const answer = await sendRequest(context, request, options.signal);
    const shape = await context.shapes.of(resource);
    const decoded = await decodeObject(answer, request, shape, resource, context);
    if (decoded.isStatus) return undefined;
    return isTerminating((decoded.object as { metadata?: ObjectMeta }).metadata ?? {}) ? decoded.object : undefined;
  });
}

function isTerminating({ deletionTimestamp, deletionGracePeriodSeconds, finalizers = [] }: ObjectMeta): boolean {
  return deletionTimestamp !== undefined && (deletionGracePeriodSeconds !== 0 || finalizers.length > 0);
}
