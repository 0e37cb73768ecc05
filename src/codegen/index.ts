// codegen/: patched documents → TypeScript, as text. Pure and deterministic: the same documents give the same bytes.

export type { GenerateInput } from "./generate.ts";
export { generate } from "./generate.ts";
export type { TypeHome, TypePlan } from "./plan-types.ts";
export { planTypes } from "./plan-types.ts";
