import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every file below a folder whose name ends so, sorted; none where the folder does not exist. */
export function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== "node_modules");
  return entries
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, ending) : path.endsWith(ending) ? [path] : [];
    })
    .sort();
}
