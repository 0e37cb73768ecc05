/**
 * Holds every import in src/ against tools/layers.json (who may import whom, `:type` for types only), requires that
 * other rooms are entered through their index.ts, and fails on a circle of value imports.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { filesBelow } from "./files.ts";

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");

function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const found: Import[] = [];
  const statement =
    /^(?:import|export)\s+(type\s+)?([^;"']*?)from\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)"|\bimport\(\s*"(\.[^"]+)"\s*\)/gm;
  for (const match of text.matchAll(statement)) {
    const specifier = match[3] ?? match[4] ?? match[5];
    if (specifier === undefined) continue;
    const names = (match[2] ?? "").trim();
    const onlyTypes = /^\{(\s*type\s+\w[^,}]*,?)+\s*\}$/.test(names);
    found.push({ from: file, to: resolve(dirname(file), specifier), isType: match[1] !== undefined || onlyTypes });
  }
  return found;
}

function roomOf(file: string): string {
  return relative(source, file).split(sep)[0] ?? "";
}

/** Every import that the table does not allow, in words. */
export function forbiddenImports(
  imports: readonly Import[],
  table: Readonly<Record<string, readonly string[]>>,
): string[] {
  return imports.flatMap(({ from, to, isType }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    const where = `${relative(root, from)} imports ${relative(root, to)}`;
    if (to.startsWith("..") || !to.startsWith(source)) return [`${where}: outside src/`];
    if (room === other) return [];
    const allowed = table[room];
    if (allowed === undefined) return [`${where}: the room ${room} is not in tools/layers.json`];
    const mayImport = allowed.includes(other) || (isType && allowed.includes(`${other}:type`));
    if (!mayImport) return [`${where}: ${room} may import ${allowed.join(", ") || "nothing"}`];
    const isIndex = to.endsWith(`${sep}index.ts`) || (!other.includes("/") && other.endsWith(".ts"));
    return isIndex || other === "api" ? [] : [`${where}: another room is entered through its index.ts`];
  });
}

/** The circles of value imports (dynamic imports count: they run too), each as the files in it. */
export function circles(imports: readonly Import[]): string[][] {
  const graph = new Map<string, string[]>();
  for (const { from, to, isType } of imports) if (!isType) graph.set(from, [...(graph.get(from) ?? []), to]);
  const state = new Map<string, "open" | "done">();
  const found: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      found.push([...path.slice(path.indexOf(file)), file].map((name) => relative(root, name)));
      return;
    }
    state.set(file, "open");
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, "done");
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const table = JSON.parse(readFileSync(join(root, "tools", "layers.json"), "utf8")) as Record<string, string[]>;
  const files = filesBelow(source, ".ts").filter((file) => !/\.test(-d)?\.ts$/.test(file));
  const imports = files.flatMap(importsOf);
  const wrong = [
    ...forbiddenImports(imports, table),
    ...circles(imports).map((circle) => `a circle of value imports: ${circle.join(" → ")}`),
  ];
  for (const line of wrong) console.error(line);
  console.log(`layers: ${files.length} files, ${imports.length} imports, ${wrong.length} wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
