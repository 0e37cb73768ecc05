import type { DraftSchema } from "../draft.ts";

/** A reference to meta.v1.Status, new each time: a rule's result is writable. */
export function statusSchema(): DraftSchema {
  return { $ref: "#/components/schemas/io.k8s.apimachinery.pkg.apis.meta.v1.Status" };
}
