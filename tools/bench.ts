/** `npm run bench`: builds dist/, installs what bench/ compares with, measures. Arguments go to bench/main.ts. */
import { join } from "node:path";
import { root, run } from "./step.ts";

const steps: [string, string[], string][] = [
  ["npm", ["ci", "--no-audit", "--no-fund"], join(root, "bench")],
  ["node", ["tools/build.ts"], root],
  ["node", ["bench/main.ts", ...process.argv.slice(2)], root],
];
for (const [command, args, cwd] of steps) {
  const code = await run(command, args, { cwd });
  if (code !== 0) process.exit(code);
}
