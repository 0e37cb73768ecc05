import { isExpired } from "../errors/index.ts";
import type { ListOf } from "../meta/index.ts";
import type { ListOptions } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { ByteCollector } from "../std/index.ts";
import type { DecodedPage } from "./decode-list.ts";
import { fetchPage, nextPage, PAGE_LIMIT } from "./pages.ts";
import { collectionPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * The whole collection at one resourceVersion, fetched in chunks; with `limit` (or `continue`) one page. When a chunk
 * comes too late for its version, the collection is fetched again in one answer.
 * @throws {StatusError | DecodeError | ValidationError | ConnectionError | NotServedError}
 */
export async function listObjects(
  context: VerbContext,
  resource: Resource,
  options: ListOptions,
): Promise<ListOf<unknown>> {
  const target = collectionPlace(resource, options, context.namespace);
  if (options.limit !== undefined || options.continue !== undefined) {
    return asList(await fetchPage(context, target, options));
  }
  const collector = new ByteCollector();
  const first = await fetchPage(context, target, { ...options, limit: PAGE_LIMIT }, collector);
  const items = first.items;
  for (let token = first.metadata.continue; token; ) {
    let page: DecodedPage;
    try {
      page = await fetchPage(context, target, nextPage({ ...options, limit: PAGE_LIMIT }, token), collector);
    } catch (error) {
      if (!isExpired(error)) throw error;
      return asList(await fetchPage(context, target, options));
    }
    for (const item of page.items) items.push(item);
    token = page.metadata.continue;
  }
  const { continue: _, remainingItemCount: __, ...metadata } = first.metadata;
  return asList({ ...first, metadata });
}

export function asList({ apiVersion, kind, metadata, items }: DecodedPage): ListOf<unknown> {
  return { apiVersion, kind, metadata: { ...metadata, resourceVersion: metadata.resourceVersion ?? "" }, items };
}
