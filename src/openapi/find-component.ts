import type { ApiDocument, GroupVersionKind } from "./document.ts";

/** The component of a document that carries exactly this one group, version and kind. */
export function findComponent(document: ApiDocument, wanted: GroupVersionKind): string | undefined {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const kinds = schema["x-kubernetes-group-version-kind"];
    const only = kinds?.length === 1 ? kinds[0] : undefined;
    if (only?.group === wanted.group && only.version === wanted.version && only.kind === wanted.kind) return name;
  }
  return undefined;
}
