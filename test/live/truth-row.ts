import type { ApiVerb } from "../../src/resources/index.ts";

/** What became of one verb on one resource of the truth check. */
export type Outcome = "held" | "not served" | "refused" | { readonly violated: string };

/** One line of the table: a resource, or one of its subresources, and what ran. */
export interface TruthRow {
  readonly apiVersion: string;
  readonly resource: string;
  readonly kind: string;
  readonly outcomes: Readonly<Partial<Record<ApiVerb | "post", Outcome | string>>>;
}

export const columns = ["create", "get", "list", "watch", "patch", "update", "delete", "deletecollection"] as const;

function cell(outcome: Outcome | string | undefined): string {
  if (outcome === undefined) return "";
  return typeof outcome === "string" ? outcome : `VIOLATED: ${outcome.violated}`;
}

/** The page `docs/truth-check.md`: a line a resource, the same at every run on the same server. */
export function truthPage(rows: readonly TruthRow[], server: string): string {
  const sorted = [...rows].sort((a, b) => (`${a.apiVersion} ${a.resource}` < `${b.apiVersion} ${b.resource}` ? -1 : 1));
  const lines = sorted.map(
    ({ apiVersion, resource, kind, outcomes }) =>
      `| ${apiVersion} | ${resource} | ${kind} | ${columns.map((verb) => cell(outcomes[verb])).join(" | ")} |`,
  );
  const ran = sorted.flatMap(({ outcomes }) => Object.values(outcomes)).filter((outcome) => outcome === "held").length;
  return `# The live truth check

Written by the live suite (\`test/live/truth-check.test.ts\`) on a bare kube-apiserver ${server}: every GA resource that it
serves, every verb that its discovery names, through the public verbs with strict validation, nothing loosened. "held":
the answer held its schema. Empty: discovery names no such verb. A number is the status of a refusal that belongs to
the verb there. ${sorted.length} resources and subresources, ${ran} verbs.

| apiVersion | resource | kind | ${columns.join(" | ")} |
| --- | --- | --- | ${columns.map(() => "---").join(" | ")} |
${lines.join("\n")}
`;
}
