/** Every TypeScript example in README.md, ARCHITECTURE.md and docs/ is type-checked as it stands. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesBelow } from "./files.ts";
import { root, run } from "./step.ts";

const folder = join(root, ".cache", "docs-examples");

/** The code of each ```ts block of a page, in order. */
export function examplesIn(page: string): string[] {
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? "");
}

function writeExamples(): number {
  const pages = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    ...filesBelow(join(root, "docs"), ".md").map((path) => relative(root, path)),
  ];
  let count = 0;
  for (const page of pages) {
    for (const [index, code] of examplesIn(readFileSync(join(root, page), "utf8")).entries()) {
      const name = `${page.replaceAll(/\W/g, "-")}-${index + 1}.ts`;
      writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      count += 1;
    }
  }
  return count;
}

function writeProject(): void {
  const entries = {
    kuber: "index.ts",
    "kuber/server": "server/index.ts",
    "kuber/transport": "transport/index.ts",
    "kuber/schema": "schema/index.ts",
    "kuber/openapi": "openapi/index.ts",
    "kuber/api/*": "api/*.ts",
  };
  const paths = Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, [join(root, "src", file)]]));
  const compilerOptions = {
    paths,
    noEmit: true,
    isolatedDeclarations: false,
    declaration: false,
    types: ["node"],
    typeRoots: [join(root, "node_modules", "@types")],
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, include: ["*.ts"], exclude: [] }),
  );
}

if (process.argv[1] === import.meta.filename) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const count = writeExamples();
  writeProject();
  const code = count === 0 ? 0 : await run("tsc", ["-p", folder]);
  console.log(`examples: ${count} checked`);
  process.exitCode = code;
}
