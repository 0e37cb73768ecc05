/** `npm run check`: format, lint, types, layers, surface, documents, generation. Everything but the tests. */
import { runSteps } from "./step.ts";

const passed = await runSteps([
  ["format and lint", "biome", "check", "--error-on-warnings", "."],
  ["types", "tsc", "-p", "."],
  ["layers", "node", "tools/check-layers.ts"],
  ["public surface", "node", "tools/check-surface.ts"],
  ["examples in the documents", "node", "tools/check-docs.ts"],
  ["generate again and nothing changes", "node", "tools/generate.ts", "--check"],
]);
process.exitCode = passed ? 0 : 1;
