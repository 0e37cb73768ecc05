import { createRequest, type WriteOptions } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { checkRequest } from "../schema/index.ts";
import { carriedKind } from "./carried-kind.ts";
import { completeBody, metadataText } from "./complete-body.ts";
import { decodeObject, describeObject } from "./decode.ts";
import { explainUnserved, requireFit, sendRequest } from "./send.ts";
import { collectionPlace, objectPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * Makes an object; with `options.subresource` posts to a subresource of the object that `options.name` (or the body's
 * own name) names. Gives what the server stored, or the Status that a binding or an eviction answers.
 * @throws {ValidationError} before anything is sent, when the body does not fit; {@link StatusError} when refused.
 */
export async function createObject(
  context: VerbContext,
  resource: Resource,
  body: unknown,
  options: WriteOptions & { readonly name?: string },
): Promise<unknown> {
  const { subresource, signal } = options;
  const carried = carriedKind(resource, subresource);
  const complete = completeBody(body, carried);
  const shape = await context.shapes.of(resource, subresource);
  const own = metadataText(complete, "namespace");
  const name = options.name ?? metadataText(complete, "name") ?? "";
  const object = objectPlace(resource, name, options, context.namespace, own);
  const target =
    subresource === undefined ? collectionPlace(resource, { namespace: object.namespace }, context.namespace) : object;
  requireFit(
    checkRequest(complete, shape.name, shape.book),
    describeObject({ ...carried, plural: "", verb: "", namespace: object.namespace ?? "", name }),
  );
  const request = createRequest(target, complete, options);
  return explainUnserved(context, resource, async () => {
    const answer = await sendRequest(context, request, signal);
    const answered = await answerShape(context, resource, subresource);
    const decoded = await decodeObject(answer, request, answered, carried, context);
    return decoded.isStatus ? decoded.status : decoded.object;
  });
}

async function answerShape(
  context: VerbContext,
  resource: Resource,
  subresource: string | undefined,
): Promise<Awaited<ReturnType<VerbContext["shapes"]["of"]>>> {
  const below = subresource === undefined ? undefined : resource.subresources[subresource];
  return below?.answerShape === undefined
    ? context.shapes.of(resource, subresource)
    : context.shapes.builtin(below.answerShape);
}
