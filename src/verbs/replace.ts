import { replaceRequest, type WriteOptions } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { checkRequest } from "../schema/index.ts";
import { carriedKind } from "./carried-kind.ts";
import { completeBody, metadataText } from "./complete-body.ts";
import { decodeOnlyObject, describeObject } from "./decode.ts";
import { explainUnserved, requireFit, sendRequest } from "./send.ts";
import { objectPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * Puts a whole object in the place of what is stored; its `metadata.resourceVersion`, when given, must still be the
 * stored one.
 * @throws {ValidationError} before anything is sent; {@link StatusError}, `isConflict` when somebody was faster.
 */
export async function replaceObject(
  context: VerbContext,
  resource: Resource,
  body: unknown,
  options: WriteOptions,
): Promise<unknown> {
  const carried = carriedKind(resource, options.subresource);
  const complete = completeBody(body, carried);
  const name = metadataText(complete, "name");
  if (name === undefined) throw new TypeError(`${resource.kind}: expected metadata.name, to know what is replaced`);
  const shape = await context.shapes.of(resource, options.subresource);
  const target = objectPlace(resource, name, options, context.namespace, metadataText(complete, "namespace"));
  const request = replaceRequest(target, complete, options);
  requireFit(checkRequest(complete, shape.name, shape.book), describeObject(request.facts));
  return explainUnserved(context, resource, async () => {
    const answer = await sendRequest(context, request, options.signal);
    return decodeOnlyObject(answer, request, shape, carried, context, carried.kind);
  });
}
