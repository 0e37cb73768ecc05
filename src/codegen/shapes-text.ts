import { type ApiDocument, documentShapes } from "../openapi/index.ts";
import type { Shapes } from "../schema/index.ts";

/** The shapes of all documents together; a name has one content wherever it stands. */
export function allShapes(
  documents: ReadonlyMap<string, ApiDocument>,
  enums: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): Shapes {
  const entries = [...documents.values()].flatMap((document) => Object.entries(documentShapes({ document, enums })));
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const shapes: Record<string, Shapes[string]> = {};
  for (const [name, shape] of sorted) shapes[name] ??= shape;
  return shapes;
}

/**
 * The text of `api/shapes.ts`: one line a shape. JSON inside a string, because an engine reads that several times
 * faster than an object literal, and nothing is built before the first answer is checked.
 */
export function shapesText(shapes: Shapes): string {
  const lines = Object.entries(shapes).map(([name, shape]) => `${JSON.stringify(name)}: ${JSON.stringify(shape)}`);
  const json = `{\n${lines.join(",\n")}\n}`;
  if (/[`\\]|\$\{/.test(json))
    throw new Error("a shape holds a character that a template literal would read otherwise");
  return `// Generated from Kubernetes' API documents by \`npm run generate\`. Not to be edited.
import type { Shapes } from "../schema/index.ts";

/** The shapes of all built-in kinds and of what they refer to. */
export const shapes: Shapes = JSON.parse(\`${json}\`) as Shapes;
`;
}
