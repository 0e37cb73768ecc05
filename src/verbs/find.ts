import { isNotFound } from "../errors/index.ts";
import type { GetOptions } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { getObject } from "./get.ts";
import type { VerbContext } from "./verb-context.ts";

/** As get; undefined when there is no such object. A path that the server does not know is still an error. */
export async function findObject(
  context: VerbContext,
  resource: Resource,
  name: string,
  options: GetOptions,
): Promise<unknown> {
  try {
    return await getObject(context, resource, name, options);
  } catch (error) {
    if (isNotFound(error) && error.details?.name !== undefined) return undefined;
    throw error;
  }
}
