/**
 * The public surface is frozen in test/golden/surface.txt: entry, kind, name. `--write` takes the surface as it is.
 * Room faces list their names one by one (or `export type *` of one file), so the list can be read from the text.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { root } from "./step.ts";

const golden = join(root, "test", "golden", "surface.txt");

function declaredNames(text: string): [kind: string, name: string][] {
  const declaration = /^export (?:declare )?(?:abstract )?(?:async )?(type|interface|class|function\*?|const) (\w+)/gm;
  return [...text.matchAll(declaration)].map((match) => {
    const isType = match[1] === "type" || match[1] === "interface";
    return [isType ? "type" : "value", match[2] ?? ""];
  });
}

/** The names that a module exports, as `type Name` or `value Name`. */
export function surfaceOf(file: string): string[] {
  const text = readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\/\/.*$/gm, "");
  const names = declaredNames(text).map(([kind, name]) => `${kind} ${name}`);
  for (const match of text.matchAll(/^export (type )?\{([^}]*)\}/gm)) {
    for (const part of (match[2] ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)) {
      const isType = match[1] !== undefined || part.startsWith("type ");
      names.push(`${isType ? "type" : "value"} ${part.replace(/^type /, "").replace(/^.* as /, "")}`);
    }
  }
  for (const match of text.matchAll(/^export (type )?\* from "(\.[^"]+)"/gm)) {
    const inner = surfaceOf(resolve(dirname(file), match[2] ?? ""));
    names.push(...(match[1] === undefined ? inner : inner.map((name) => name.replace(/^value /, "type "))));
  }
  return [...new Set(names)].sort();
}

function wholeSurface(): string {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    exports: Record<string, unknown>;
  };
  const entries = Object.keys(exports).filter((entry) => !entry.includes("*") && !entry.endsWith(".json"));
  return entries
    .flatMap((entry) =>
      surfaceOf(join(root, "src", entry, "index.ts")).map((name) => `${entry.replace(/^\./, "kuber")} ${name}`),
    )
    .join("\n")
    .concat("\n");
}

if (process.argv[1] === import.meta.filename) {
  const surface = wholeSurface();
  if (process.argv.includes("--write")) writeFileSync(golden, surface);
  const frozen = new Set(readFileSync(golden, "utf8").split("\n"));
  const current = new Set(surface.split("\n"));
  const added = [...current].filter((line) => !frozen.has(line)).map((line) => `+ ${line}`);
  const removed = [...frozen].filter((line) => !current.has(line)).map((line) => `- ${line}`);
  for (const line of [...added, ...removed]) console.error(line);
  if (added.length + removed.length > 0) {
    console.error("the public surface changed; if that is meant: node tools/check-surface.ts --write");
    process.exitCode = 1;
  } else console.log(`surface: ${current.size - 1} names, unchanged`);
}
