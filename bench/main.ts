/**
 * `npm run bench`: every measure in fresh processes, taking turns; medians of several runs. `-- --only list,decode`,
 * `-- --runs 3`, `-- --write` puts the figures into bench/README.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, figureTable } from "./figures.ts";
import { measureDecode } from "./measure-decode.ts";
import { measureList } from "./measure-list.ts";
import { measureFirstList, measureImport } from "./measure-start.ts";
import { measureTypes } from "./measure-types.ts";

const suites: Readonly<Record<string, (runs: number) => Promise<Figure[]>>> = {
  import: measureImport,
  decode: measureDecode,
  list: measureList,
  start: measureFirstList,
  types: measureTypes,
};

const { values } = parseArgs({
  options: { only: { type: "string" }, runs: { type: "string", default: "5" }, write: { type: "boolean" } },
});
const chosen = values.only?.split(",") ?? Object.keys(suites);
const figures: Figure[] = [];
for (const name of chosen) {
  const suite = suites[name];
  if (suite === undefined) throw new Error(`there is no suite ${name}; there are: ${Object.keys(suites).join(", ")}`);
  console.error(`measuring: ${name}`);
  figures.push(...(await suite(Number(values.runs))));
}
const [{ model = "" } = {}] = cpus();
const conditions = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${model.trim()}), ${values.runs} runs`;
const table = figureTable(figures);
console.log(`\n${conditions}\n\n${table}`);

const results = join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(join(results, "latest.json"), `${JSON.stringify({ conditions, figures }, null, 1)}\n`);
if (values.write) {
  const page = join(import.meta.dirname, "README.md");
  const text = readFileSync(page, "utf8");
  const marked = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/;
  writeFileSync(
    page,
    text.replace(marked, (_, start: string, end: string) => `${start}${conditions}\n\n${table}\n${end}`),
  );
}
