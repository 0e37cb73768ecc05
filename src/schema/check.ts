import { walkAnswer } from "./answer-walk.ts";
import { Findings } from "./findings.ts";
import { walkMergePatch } from "./merge-patch-walk.ts";
import { walkRequest } from "./request-walk.ts";
import type { ShapeBook } from "./shape-book.ts";

/**
 * Holds a decoded answer against the shape of that name, and normalises Go's nulls in place (see `NullPolicy`).
 * Adds to `findings` when given, so that the items of a list can be counted together.
 * @throws {TypeError} when the book has no such shape.
 */
export function checkAnswer(
  value: unknown,
  name: string,
  book: ShapeBook,
  findings: Findings = new Findings(),
): Findings {
  walkAnswer(value, book.root(name), book, findings);
  return findings;
}

/**
 * Holds a request body against the shape of that name, as the server would take it: null means absent, what has a
 * default may be left out. Alters nothing.
 * @throws {TypeError} when the book has no such shape.
 */
export function checkRequest(
  value: unknown,
  name: string,
  book: ShapeBook,
  findings: Findings = new Findings(),
): Findings {
  walkRequest(value, book.root(name), book, findings);
  return findings;
}

/**
 * Holds a merge patch against the shape of what it changes: any part of it, and null takes a property away. Alters
 * nothing.
 * @throws {TypeError} when the book has no such shape.
 */
export function checkMergePatch(
  patch: unknown,
  name: string,
  book: ShapeBook,
  findings: Findings = new Findings(),
): Findings {
  walkMergePatch(patch, book.root(name), book, findings);
  return findings;
}

/** Holds the object of a BOOKMARK against what it is: a kind and a resourceVersion, all else Go's zero value. */
export function checkBookmark(value: unknown, findings: Findings = new Findings()): Findings {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    findings.add("object", value);
    return findings;
  }
  const { apiVersion, kind, metadata } = value as { apiVersion?: unknown; kind?: unknown; metadata?: unknown };
  if (typeof apiVersion !== "string") findings.add("string", apiVersion, "apiVersion");
  if (typeof kind !== "string") findings.add("string", kind, "kind");
  const version = (metadata as { resourceVersion?: unknown } | null | undefined)?.resourceVersion;
  if (typeof version !== "string" || version === "") {
    const mark = findings.count;
    findings.add("a resourceVersion", version, "resourceVersion");
    findings.below(mark, "metadata");
  }
  return findings;
}
