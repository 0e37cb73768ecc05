import type { ListOf } from "../meta/index.ts";
import { type DeleteCollectionOptions, deleteCollectionRequest } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { describeObject, placeOf, requireSuccess, settleFindings } from "./decode.ts";
import { decodePage } from "./decode-list.ts";
import { asList } from "./list.ts";
import { explainUnserved, sendRequest } from "./send.ts";
import { collectionPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * Deletes what the selectors select, all of one namespace without any. Gives the objects as the server found them:
 * those with finalizers or a grace period are still there for a while.
 */
export function deleteCollection(
  context: VerbContext,
  resource: Resource,
  options: DeleteCollectionOptions,
): Promise<ListOf<unknown>> {
  const request = deleteCollectionRequest(collectionPlace(resource, options, context.namespace), options);
  return explainUnserved(context, resource, async () => {
    const answer = await sendRequest(context, request, options.signal);
    const shape = await context.shapes.of(resource);
    await requireSuccess(answer, placeOf(request));
    const page = await decodePage(answer, placeOf(request), resource, shape);
    settleFindings(page.findings, describeObject(request.facts), context);
    return asList(page);
  });
}
