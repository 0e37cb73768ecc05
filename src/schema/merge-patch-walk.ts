import type { Findings } from "./findings.ts";
import { walkRequest } from "./request-walk.ts";
import { resolveSlot, type ShapeBook } from "./shape-book.ts";
import { type Slot, Tag } from "./slot.ts";

/**
 * Walks a merge patch: any part of an object, where null takes a property away. What is no object replaces the whole
 * value, so a list in a patch is checked as in a request.
 */
export function walkMergePatch(patch: unknown, slot: Slot, book: ShapeBook, findings: Findings): void {
  if (slot.tag === Tag.unresolved) resolveSlot(slot, book);
  const isObject = typeof patch === "object" && patch !== null && !Array.isArray(patch);
  if (!isObject || (slot.tag !== Tag.object && slot.tag !== Tag.map)) {
    walkRequest(patch, slot, book, findings);
    return;
  }
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === undefined) continue;
    const child = (slot.tag === Tag.map ? slot.child : (slot.type?.slots.get(key) ?? slot.type?.rest)) as Slot;
    const mark = findings.count;
    walkMergePatch(value, child, book, findings);
    if (findings.count !== mark) findings.below(mark, key);
  }
}
