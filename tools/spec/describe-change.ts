/** What a bump changes, read from the generated files: resources of the registry and properties of the types. */

/** Every resource and every property of every type, one line each. */
export function surfaceOfRegistry(files: ReadonlyMap<string, string>): Set<string> {
  const lines = new Set<string>();
  for (const [file, text] of files) {
    if (file === "shapes.ts" || file === "kinds.ts") continue;
    if (file === "registry.ts") {
      for (const match of text.matchAll(/^ {2}\{ apiVersion: "([^"]+)", kind: "([^"]+)", plural: "([^"]+)"/gm)) {
        lines.add(`resource ${match[1]} ${match[2]} (${match[3]})`);
      }
      continue;
    }
    for (const line of propertiesIn(text)) lines.add(`${file.replace(/\.ts$/, "")} ${line}`);
  }
  return lines;
}

function propertiesIn(text: string): string[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...plain.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].flatMap((match) => [
    `type ${match[1]}`,
    ...[...(match[2] ?? "").matchAll(/^ {2}(\S.*);$/gm)].map((property) => `${match[1]}.${property[1]}`),
  ]);
}

/** The lines that were added and removed; nothing where the first surface is empty. */
export function describeChange(before: ReadonlySet<string>, after: ReadonlySet<string>): string[] {
  if (before.size === 0) return [`first generation: ${after.size} resources, types and properties`];
  const added = [...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`);
  const removed = [...before].filter((line) => !after.has(line)).map((line) => `- ${line}`);
  return [...added, ...removed].sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
}
