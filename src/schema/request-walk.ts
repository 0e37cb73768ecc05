import type { Findings } from "./findings.ts";
import { isBase64Input, isDateTime, isMicroTime, isQuantityInput, isRoundedInteger, isTime } from "./formats.ts";
import { resolveSlot, type ShapeBook } from "./shape-book.ts";
import { type ObjectType, OnNull, type Slot, Tag } from "./slot.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * Walks one value that a request would send. What `JSON.stringify` would change silently (a number that is not finite,
 * a function, a bigint) is a violation; `undefined` is left out by it and is absent here too.
 */
export function walkRequest(value: unknown, slot: Slot, book: ShapeBook, findings: Findings): void {
  if (slot.tag === Tag.unresolved) resolveSlot(slot, book);
  switch (slot.tag) {
    case Tag.object:
      if (isPlainObject(value)) walkObject(value, slot.type as ObjectType, book, findings);
      else findings.add("object", value);
      return;
    case Tag.array:
      if (Array.isArray(value)) walkArray(value, slot.child as Slot, book, findings);
      else findings.add("array", value);
      return;
    case Tag.map:
      if (isPlainObject(value)) walkMap(value, slot.child as Slot, book, findings);
      else findings.add("object", value);
      return;
    case Tag.freeObject:
    case Tag.opaqueObject:
      if (isPlainObject(value)) walkFreeInput(value, findings);
      else findings.add("object", value);
      return;
    case Tag.any:
    case Tag.unknown:
      walkFreeInput(value, findings);
      return;
    default:
      walkLeaf(value, slot, findings);
  }
}

function isPlainObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !("toJSON" in value);
}

function walkLeaf(value: unknown, slot: Slot, findings: Findings): void {
  const expected = leafFault(value, slot);
  if (expected !== undefined) findings.add(expected, value);
  else if (slot.tag === Tag.enum && value !== "" && !slot.values?.has(value)) findings.unknownEnumValues += 1;
}

/** What was expected where the value does not fit. */
function leafFault(value: unknown, slot: Slot): string | undefined {
  const isText = typeof value === "string";
  switch (slot.tag) {
    case Tag.string:
    case Tag.enum:
      return isText ? undefined : "string";
    case Tag.boolean:
      return typeof value === "boolean" ? undefined : "boolean";
    case Tag.int32:
      return typeof value === "number" && value === (value | 0) ? undefined : "int32";
    case Tag.integer:
      return Number.isSafeInteger(value) ? undefined : "integer within 2^53";
    case Tag.number:
      return typeof value === "number" && Number.isFinite(value) ? undefined : "number";
    case Tag.bytes:
      return isText && isBase64Input(value) ? undefined : "base64 (standard alphabet, padded)";
    case Tag.time:
      return isText && isTime(value) ? undefined : "RFC 3339 time, e.g. 2026-01-02T03:04:05Z";
    case Tag.microTime:
      return isText && isMicroTime(value)
        ? undefined
        : "RFC 3339 time with exactly six fraction digits, e.g. 2026-01-02T03:04:05.000006Z";
    case Tag.dateTime:
      return isText && isDateTime(value) ? undefined : "RFC 3339 time";
    case Tag.intOrString:
      return isText || Number.isSafeInteger(value) ? undefined : "integer or string";
    default:
      return (isText && isQuantityInput(value)) || (typeof value === "number" && Number.isFinite(value))
        ? undefined
        : "quantity, e.g. 100m, 1.5Gi or 1e3";
  }
}

function walkObject(object: Json, type: ObjectType, book: ShapeBook, findings: Findings): void {
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value === undefined) continue;
    const slot = type.slots.get(key) ?? type.rest;
    if (slot.tag === Tag.unknown) findings.unknownFields += 1;
    walkPlace(value, key, slot, book, findings);
  }
  for (const key of type.requestNeeds) {
    const value = object[key];
    if (value === undefined || (value === null && isGoProperty(type, key))) {
      findings.add("a required value", value, key);
    }
  }
}

/** For a built-in kind null is the same as leaving the property out, so it does not stand in for a required one. */
function isGoProperty(type: ObjectType, key: string): boolean {
  return type.slots.get(key)?.isGo === true;
}

function walkMap(object: Json, slot: Slot, book: ShapeBook, findings: Findings): void {
  for (const key of Object.keys(object)) {
    if (object[key] !== undefined) walkPlace(object[key], key, slot, book, findings);
  }
}

function walkArray(array: readonly unknown[], slot: Slot, book: ShapeBook, findings: Findings): void {
  for (let index = 0; index < array.length; index += 1) walkPlace(array[index], index, slot, book, findings);
}

function walkPlace(value: unknown, key: string | number, slot: Slot, book: ShapeBook, findings: Findings): void {
  if (slot.tag === Tag.unresolved) resolveSlot(slot, book);
  if (value === null && allowsNull(slot, key)) return;
  const mark = findings.count;
  walkRequest(value, slot, book, findings);
  if (findings.count !== mark) findings.below(mark, key);
}

/** Go decodes null as the zero value; only an object in a list becomes an object without its required name. */
function allowsNull(slot: Slot, key: string | number): boolean {
  if (!slot.isGo) return slot.onNull === OnNull.keep;
  return typeof key === "string" || slot.tag !== Tag.object;
}

function walkFreeInput(value: unknown, findings: Findings): void {
  const fault = jsonFault(value);
  if (fault !== undefined) findings.add(fault, value);
  else if (typeof value === "object" && value !== null) {
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, child] of entries) {
      if (child === undefined && typeof key === "string") continue;
      const mark = findings.count;
      walkFreeInput(child, findings);
      if (findings.count !== mark) findings.below(mark, key);
    }
  }
}

function jsonFault(value: unknown): string | undefined {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return "a finite number";
    return isRoundedInteger(value) ? "integer within 2^53" : undefined;
  }
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  return typeof value === "object" && !("toJSON" in value) ? undefined : "a JSON value";
}
