import type { DraftDocument } from "./draft.ts";

/** One place where the documents and the server differ, and what is done about it. */
export interface PatchRule {
  /** Short and stable, e.g. `time-may-be-null`. */
  readonly name: string;
  /** What the document says. */
  readonly says: string;
  /** What the server does, and how that is known. */
  readonly does: string;
  /**
   * Mends every place of this document that has exactly the shape that the rule is guarded on. Gives how many. Applied
   * again to its own result it changes nothing that matters.
   */
  apply(document: DraftDocument): number;
}
