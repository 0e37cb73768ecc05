// meta/: values of the API machinery that every room shares: ObjectMeta, Status, quantities. Types and pure functions.

export type { LabelSelector, SelectorInput } from "./label-selector.ts";
export { formatLabelSelector } from "./label-selector.ts";
export type * from "./list.ts";
export type * from "./object-meta.ts";
export { parseQuantity } from "./quantity.ts";
export type * from "./scalars.ts";
export type { Status, StatusCause, StatusDetails } from "./status.ts";
export { isStatus } from "./status.ts";
