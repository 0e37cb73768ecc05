import type { Findings } from "./findings.ts";
import { isBase64, isDateTime, isMicroTime, isQuantity, isRoundedInteger, isTime } from "./formats.ts";
import { resolveSlot, type ShapeBook } from "./shape-book.ts";
import { type ObjectType, OnNull, type Slot, Tag } from "./slot.ts";

type Json = Record<string, unknown>;

/** Where a null of an answer goes; the container writes what comes back, `undefined` meaning that the key goes. */
function nullFor(slot: Slot, findings: Findings): unknown {
  if (!slot.expectsNull && slot.tag !== Tag.any) findings.unexpectedNulls += 1;
  switch (slot.onNull) {
    case OnNull.drop:
      return undefined;
    case OnNull.emptyArray:
      return [];
    case OnNull.emptyObject:
      return {};
    case OnNull.emptyString:
      return "";
    default:
      return null;
  }
}

/** Walks one value that an answer holds. Containers are normalised in place; the value itself is never replaced. */
export function walkAnswer(value: unknown, slot: Slot, book: ShapeBook, findings: Findings): void {
  if (slot.tag === Tag.unresolved) resolveSlot(slot, book);
  switch (slot.tag) {
    case Tag.string:
      if (typeof value !== "string") findings.add("string", value);
      return;
    case Tag.object:
      if (typeof value !== "object" || value === null || Array.isArray(value)) findings.add("object", value);
      else walkObject(value as Json, slot.type as ObjectType, book, findings);
      return;
    case Tag.array:
      if (Array.isArray(value)) walkArray(value, slot.child as Slot, book, findings);
      else findings.add("array", value);
      return;
    case Tag.map:
      if (typeof value !== "object" || value === null || Array.isArray(value)) findings.add("object", value);
      else walkMap(value as Json, slot.child as Slot, book, findings);
      return;
    case Tag.boolean:
      if (typeof value !== "boolean") findings.add("boolean", value);
      return;
    case Tag.int32:
      if (typeof value !== "number" || value !== (value | 0)) findings.add("int32", value);
      return;
    default:
      walkRare(value, slot, findings);
  }
}

function walkRare(value: unknown, slot: Slot, findings: Findings): void {
  switch (slot.tag) {
    case Tag.integer:
      if (!Number.isSafeInteger(value)) findings.add("integer within 2^53", value);
      return;
    case Tag.number:
      if (typeof value !== "number") findings.add("number", value);
      return;
    case Tag.enum:
      if (typeof value !== "string") findings.add("string", value);
      else if (!slot.values?.has(value)) findings.unknownEnumValues += 1;
      return;
    case Tag.time:
      if (typeof value !== "string" || !isTime(value)) findings.add("RFC 3339 time", value);
      return;
    case Tag.microTime:
      if (typeof value !== "string" || !isMicroTime(value))
        findings.add("RFC 3339 time with six fraction digits", value);
      return;
    case Tag.dateTime:
      if (typeof value !== "string" || !isDateTime(value)) findings.add("RFC 3339 time", value);
      return;
    case Tag.bytes:
      if (typeof value !== "string" || !isBase64(value)) findings.add("base64", value);
      return;
    case Tag.intOrString:
      if (typeof value !== "string" && !Number.isSafeInteger(value)) findings.add("integer or string", value);
      return;
    case Tag.quantity:
      if (typeof value === "string" ? !isQuantity(value) : typeof value !== "number") findings.add("quantity", value);
      return;
    case Tag.freeObject:
    case Tag.opaqueObject:
      if (typeof value !== "object" || value === null || Array.isArray(value)) findings.add("object", value);
      else if (slot.tag === Tag.freeObject) walkFree(value, findings);
      return;
    default:
      walkFree(value, findings);
  }
}

function walkObject(object: Json, type: ObjectType, book: ShapeBook, findings: Findings): void {
  let previous = type.start;
  let seen = 0;
  // Taken away after the loop: within it that would cost the engine its enumeration.
  let dropped: string[] | undefined;
  for (const key in object) {
    // First in the loop: so the engine reads by the enumeration's own index, not by name.
    const value = object[key];
    let slot = previous.next;
    if (slot.key !== key) {
      const known = type.slots.get(key);
      if (known === undefined) {
        walkUnknown(object, key, type.rest, book, findings);
        continue;
      }
      slot = known;
      previous.next = slot;
    }
    previous = slot;
    seen += slot.answerNeeds;
    if (typeof value === "string" && slot.tag === Tag.string) continue;
    if (slot.tag === Tag.unresolved) resolveSlot(slot, book);
    if (value === null && slot.onNull !== OnNull.refuse) {
      const put = nullFor(slot, findings);
      if (put !== undefined) object[key] = put;
      else if (dropped === undefined) dropped = [key];
      else dropped.push(key);
      continue;
    }
    const mark = findings.count;
    // The common containers without the detour through the switch: a third of the price of a check.
    if (typeof value === "object" && value !== null) {
      if (Array.isArray(value)) {
        if (slot.tag === Tag.array) walkArray(value, slot.child as Slot, book, findings);
        else walkAnswer(value, slot, book, findings);
      } else if (slot.tag === Tag.object) walkObject(value as Json, slot.type as ObjectType, book, findings);
      else walkAnswer(value, slot, book, findings);
    } else if (typeof value !== "boolean" || slot.tag !== Tag.boolean) walkAnswer(value, slot, book, findings);
    if (findings.count !== mark) findings.below(mark, key);
  }
  if (dropped !== undefined) for (const key of dropped) delete object[key];
  if (seen !== type.answerNeeds.length) reportMissing(object, type, type.answerNeeds.length - seen, findings);
}

function walkUnknown(object: Json, key: string, rest: Slot, book: ShapeBook, findings: Findings): void {
  const mark = findings.count;
  if (rest.tag === Tag.unknown) {
    findings.unknownFields += 1;
    walkFree(object[key], findings);
  } else walkEntry(object, key, rest, book, findings);
  if (findings.count !== mark) findings.below(mark, key);
}

/** A null that became absent was there: it is not among the missing. */
function reportMissing(object: Json, type: ObjectType, missing: number, findings: Findings): void {
  const absent = type.answerNeeds.filter((key) => !Object.hasOwn(object, key));
  const mayBeNull = (key: string): boolean => type.slots.get(key)?.onNull === OnNull.drop;
  const reported = [...absent.filter((key) => !mayBeNull(key)), ...absent.filter(mayBeNull)].slice(0, missing);
  for (const key of reported) findings.add("a required value", undefined, key);
}

/** One value of a map, or of an object whose further keys are data. */
function walkEntry(object: Json, key: string, slot: Slot, book: ShapeBook, findings: Findings): void {
  if (slot.tag === Tag.unresolved) resolveSlot(slot, book);
  const value = object[key];
  if (value === null && slot.onNull !== OnNull.refuse) object[key] = nullFor(slot, findings) ?? null;
  else walkAnswer(value, slot, book, findings);
}

function walkMap(object: Json, slot: Slot, book: ShapeBook, findings: Findings): void {
  for (const key in object) {
    if (slot.tag === Tag.string && typeof object[key] === "string") continue;
    const mark = findings.count;
    walkEntry(object, key, slot, book, findings);
    if (findings.count !== mark) findings.below(mark, key);
  }
}

function walkArray(array: unknown[], slot: Slot, book: ShapeBook, findings: Findings): void {
  if (slot.tag === Tag.unresolved) resolveSlot(slot, book);
  for (let index = 0; index < array.length; index += 1) {
    const value = array[index];
    if (typeof value === "string" && slot.tag === Tag.string) continue;
    if (value === null && slot.onNull !== OnNull.refuse) {
      array[index] = nullFor(slot, findings) ?? null;
      continue;
    }
    const mark = findings.count;
    if (slot.tag === Tag.object && typeof value === "object" && value !== null && !Array.isArray(value)) {
      walkObject(value as Json, slot.type as ObjectType, book, findings);
    } else walkAnswer(value, slot, book, findings);
    if (findings.count !== mark) findings.below(mark, index);
  }
}

/** Content that no shape describes: only what JSON.parse has altered is a violation. */
export function walkFree(value: unknown, findings: Findings): void {
  if (typeof value === "number") {
    if (isRoundedInteger(value)) findings.add("integer within 2^53", value);
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) walkFreeChild(value[index], index, findings);
  } else if (typeof value === "object" && value !== null) {
    for (const key in value) walkFreeChild((value as Json)[key], key, findings);
  }
}

function walkFreeChild(value: unknown, key: string | number, findings: Findings): void {
  if (typeof value === "string") return;
  const mark = findings.count;
  walkFree(value, findings);
  if (findings.count !== mark) findings.below(mark, key);
}
