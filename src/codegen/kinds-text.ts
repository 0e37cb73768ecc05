import type { ResourceModel } from "../openapi/index.ts";
import { apiVersionOf } from "../resources/index.ts";
import type { TypePlan } from "./plan-types.ts";

/** Kinds that two group versions have: the bare name means this one. */
const PREFERRED: Readonly<Record<string, string>> = { HorizontalPodAutoscaler: "autoscaling/v2", Event: "v1" };

/** The resource that each bare kind means, in the order of the kinds. */
export function bareKinds(models: readonly ResourceModel[]): Map<string, ResourceModel> {
  const found = new Map<string, ResourceModel>();
  const sorted = [...models].sort((a, b) => (a.groupVersionKind.kind < b.groupVersionKind.kind ? -1 : 1));
  for (const model of sorted) {
    const { kind } = model.groupVersionKind;
    const other = found.get(kind);
    if (other === undefined) found.set(kind, model);
    else {
      const preferred = [model, other].find(
        (candidate) => apiVersionOf(candidate.groupVersionKind) === PREFERRED[kind],
      );
      if (preferred === undefined)
        throw new Error(
          `${kind} is in ${apiVersionOf(model.groupVersionKind)} and ${apiVersionOf(other.groupVersionKind)}: say which the bare name means`,
        );
      found.set(kind, preferred);
    }
  }
  return found;
}

/** The text of `api/kinds.ts`: the table of bare kinds, as a type and as a value. */
export function kindsText(models: readonly ResourceModel[], plan: TypePlan): string {
  const kinds = [...bareKinds(models)];
  const homes = kinds.map(([kind, model]) => ({ kind, model, home: plan.homes.get(model.component) }));
  const imports = new Map<string, string[]>();
  for (const { home } of homes) {
    if (home !== undefined) imports.set(home.module, [...(imports.get(home.module) ?? []), home.name]);
  }
  const importLines = [...imports].sort(([a], [b]) => (a < b ? -1 : 1));
  return `// Generated from Kubernetes' API documents by \`npm run generate\`. Not to be edited.
${importLines.map(([module, names]) => `import type { ${names.sort().join(", ")} } from "./${module}.ts";\n`).join("")}
/** The kinds that a bare name means, with the type of their objects. */
export interface Kinds {
${homes.map(({ kind, home }) => `  ${kind}: ${home?.name ?? "never"};\n`).join("")}}

/** The apiVersion that each bare kind means. */
export const kindVersions: Readonly<Record<string, string>> = {
${kinds.map(([kind, model]) => `  ${kind}: ${JSON.stringify(apiVersionOf(model.groupVersionKind))},\n`).join("")}};

/** The kinds whose objects have no namespace. */
export type ClusterKind =
${kinds
  .filter(([, model]) => model.scope === "Cluster")
  .map(([kind]) => `  | ${JSON.stringify(kind)}\n`)
  .join("")
  .trimEnd()};
`;
}
