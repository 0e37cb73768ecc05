// Generates the types of a release with the published package, on whichever Node runs this, and prints their digest.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "kuber/codegen";
import { patchDocuments, patchRules } from "kuber/openapi";

const [spec] = process.argv.slice(2);
const read = (folder) =>
  readdirSync(join(spec, folder))
    .filter((file) => file.endsWith("_openapi.json"))
    .map((file) => [
      file.replace(/_openapi\.json$/, "").replaceAll("__", "/"),
      JSON.parse(readFileSync(join(spec, folder, file), "utf8")),
    ]);
const { documents } = patchDocuments(new Map([...read("release"), ...read("captured")]), patchRules);
const picked = [...documents].filter(
  ([path]) => /^(?:api|apis\/[^/]+)\/v\d+$/.test(path) || path.includes("metrics.k8s.io"),
);
const enums = JSON.parse(readFileSync(join(spec, "captured", "enums.json"), "utf8"));
const hash = createHash("sha256");
for (const [name, text] of generate({ release: "v1.35.4", documents: new Map(picked), enums }))
  hash.update(name).update(text);
console.log(hash.digest("hex"));
