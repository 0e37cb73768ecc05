import type { Resource } from "../resources/index.ts";

/** What the body of a resource or one of its subresources says that it is. */
export function carriedKind(
  resource: Resource,
  subresource: string | undefined,
): { readonly group: string; readonly version: string; readonly kind: string } {
  const below = subresource === undefined ? undefined : resource.subresources[subresource];
  const { group = resource.group, version = resource.version, kind = resource.kind } = below ?? {};
  return { group, version, kind };
}
