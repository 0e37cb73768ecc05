import { type GetOptions, getRequest } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { carriedKind } from "./carried-kind.ts";
import { decodeOnlyObject } from "./decode.ts";
import { explainUnserved, sendRequest } from "./send.ts";
import { objectPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * One object, or one of its subresources.
 * @throws {StatusError} `isNotFound` when there is none; {@link NotServedError} when the server has no such kind.
 */
export async function getObject(
  context: VerbContext,
  resource: Resource,
  name: string,
  options: GetOptions,
): Promise<unknown> {
  const request = getRequest(objectPlace(resource, name, options, context.namespace), options);
  if (isText(resource, options.subresource)) {
    throw new TypeError(`${resource.kind}/${options.subresource} answers no object: it is not read by get`);
  }
  return explainUnserved(context, resource, async () => {
    const answer = await sendRequest(context, request, options.signal);
    const shape = await context.shapes.of(resource, options.subresource);
    return decodeOnlyObject(answer, request, shape, carriedKind(resource, options.subresource), context, resource.kind);
  });
}

/** `log` answers text, `exec` and its like upgrade the connection. */
function isText(resource: Resource, subresource: string | undefined): boolean {
  if (subresource === undefined || resource.shape === undefined) return false;
  return Object.hasOwn(resource.subresources, subresource) && resource.subresources[subresource]?.kind === undefined;
}
