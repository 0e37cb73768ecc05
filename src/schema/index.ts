// schema/: shapes: what a value of a type may look like; validate and normalise in one pass. Pure: no I/O,
// nothing about a particular kind.
export { checkAnswer, checkBookmark, checkMergePatch, checkRequest } from "./check.ts";
export { decodeJson } from "./decode-json.ts";
export { Findings } from "./findings.ts";
export type {
  ArrayShape,
  MapShape,
  NullPolicy,
  ObjectShape,
  RefShape,
  ScalarName,
  ScalarShape,
  Shape,
  Shapes,
} from "./shape.ts";
export { ShapeBook } from "./shape-book.ts";
