import { classifyPatch } from "../patch/index.ts";
import { type PatchOptions, patchRequest } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { checkMergePatch } from "../schema/index.ts";
import { carriedKind } from "./carried-kind.ts";
import { decodeOnlyObject, describeObject } from "./decode.ts";
import { explainUnserved, requireFit, sendRequest } from "./send.ts";
import { objectPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * Changes part of an object: an object is a merge patch, an array a JSON Patch.
 * @throws {TypeError} when the patch does not fit its type, {@link ValidationError} when a merge patch does not fit
 * the kind: nothing was sent then. {@link StatusError} when refused.
 */
export async function patchObject(
  context: VerbContext,
  resource: Resource,
  name: string,
  patch: unknown,
  options: PatchOptions,
): Promise<unknown> {
  const classified = classifyPatch(patch, options.type);
  if (!resource.patchMediaTypes.includes(classified.mediaType)) {
    throw new TypeError(
      `${resource.kind} takes no ${classified.mediaType}; it takes ${resource.patchMediaTypes.join(", ") || "no patch"}`,
    );
  }
  const request = patchRequest(objectPlace(resource, name, options, context.namespace), classified, options);
  const shape = await context.shapes.of(resource, options.subresource);
  if (classified.mediaType === "application/merge-patch+json") {
    requireFit(checkMergePatch(classified.body, shape.name, shape.book), describeObject(request.facts));
  }
  return explainUnserved(context, resource, async () => {
    const answer = await sendRequest(context, request, options.signal);
    return decodeOnlyObject(answer, request, shape, carriedKind(resource, options.subresource), context, resource.kind);
  });
}
