import { DecodeError, isExpired, type StatusError } from "../errors/index.ts";
import { type ListOptions, listRequest, type Target } from "../request/index.ts";
import type { ByteCollector } from "../std/index.ts";
import { describeObject, placeOf, requireSuccess, settleFindings } from "./decode.ts";
import { type DecodedPage, decodePage } from "./decode-list.ts";
import { explainUnserved, sendRequest } from "./send.ts";
import type { VerbContext } from "./verb-context.ts";

/** How many objects one request asks for: a page of large objects stays at a few megabytes. */
export const PAGE_LIMIT = 500;

/** One request of a list. */
export function fetchPage(
  context: VerbContext,
  target: Target,
  options: ListOptions,
  collector?: ByteCollector,
): Promise<DecodedPage> {
  const request = listRequest(target, options);
  return explainUnserved(context, target.resource, async () => {
    const [answer, shape] = await Promise.all([
      sendRequest(context, request, options.signal),
      context.shapes.of(target.resource),
    ]);
    await requireSuccess(answer, placeOf(request));
    const page = await decodePage(answer, placeOf(request), target.resource, shape, collector);
    settleFindings(page.findings, describeObject(request.facts), context);
    if (options.continue && page.metadata.continue === options.continue) {
      throw new DecodeError("the page carries the continue token that it was asked with: the list would never end", {
        place: placeOf(request),
        code: answer.status,
      });
    }
    return page;
  });
}

/** The options of the request after a page: the token carries the resourceVersion. */
export function nextPage(options: ListOptions, token: string): ListOptions {
  const { resourceVersion: _, resourceVersionMatch: __, ...rest } = options;
  return { ...rest, continue: token };
}

/** The token with which the server lets a list go on from a newer state, where a 410 carries one. */
export function inconsistentToken(error: unknown): string | undefined {
  if (!isExpired(error)) return undefined;
  return (error as StatusError).status.metadata?.continue || undefined;
}
