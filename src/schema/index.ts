// schema/: shapes: what a value of a type may look like; validate and normalise in one pass. Pure: no I/O,
// nothing about a particular kind.
export type * from "./shape.ts";
