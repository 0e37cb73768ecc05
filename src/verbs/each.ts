import type { ListOptions, Target } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { fetchPage, inconsistentToken, nextPage, PAGE_LIMIT } from "./pages.ts";
import { collectionPlace } from "./target.ts";
import type { VerbContext } from "./verb-context.ts";

/**
 * Every object of a collection, one by one, holding one page at a time (`limit` is its size, 500 by default). When
 * the consumer takes so long that the version expires, the rest is served from a newer state, without repeats.
 */
export async function* eachObject(
  context: VerbContext,
  resource: Resource,
  options: ListOptions,
): AsyncGenerator<unknown> {
  const target = collectionPlace(resource, options, context.namespace);
  let next: ListOptions = { ...options, limit: options.limit ?? PAGE_LIMIT };
  for (;;) {
    const page = await pageOrToken(context, target, next);
    yield* page.items;
    if (!page.token) return;
    next = nextPage(next, page.token);
  }
}

async function pageOrToken(
  context: VerbContext,
  target: Target,
  options: ListOptions,
): Promise<{ readonly items: readonly unknown[]; readonly token: string | undefined }> {
  try {
    const { items, metadata } = await fetchPage(context, target, options);
    return { items, token: metadata.continue };
  } catch (error) {
    const token = inconsistentToken(error);
    if (token === undefined) throw error;
    return { items: [], token };
  }
}
