import { join } from "node:path";
import { type Figure, ratios } from "./figures.ts";
import { runCommand } from "./run-program.ts";

const root = join(import.meta.dirname, "..");

/** How long the compiler takes for a five-verb program, declarations of the client included. */
export async function measureTypes(runs: number): Promise<Figure[]> {
  const options = [
    "--noEmit",
    "--ignoreConfig",
    "--strict",
    "--skipLibCheck",
    "--module",
    "nodenext",
    "--target",
    "es2023",
  ];
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules", "@types")];
  const walls: Record<string, number[]> = { kuber: [], "client-node": [] };
  for (let run = 0; run < runs; run += 1) {
    for (const subject of ["kuber", "client-node"]) {
      const program = join(import.meta.dirname, "types", `${subject}.ts`);
      const { wallMs } = await runCommand(join(root, "node_modules", ".bin", "tsc"), [...options, ...types, program]);
      walls[subject]?.push(wallMs);
    }
  }
  const figures = Object.entries(walls).map(
    ([subject, values]): Figure => ({ measure: "type-check of a five-verb program", subject, unit: "ms", values }),
  );
  const values = ratios(walls["kuber"] ?? [], walls["client-node"] ?? []);
  return [
    ...figures,
    { measure: "type-check of a five-verb program", subject: "kuber ÷ client-node", unit: "×", values },
  ];
}
