import type { ResourceModel } from "../openapi/index.ts";
import { apiVersionOf } from "../resources/index.ts";
import { interfaceText } from "./interface-text.ts";
import { handWritten, inlined, type TypeHome, type TypePlan } from "./plan-types.ts";
import { localName, type References } from "./type-text.ts";

export interface ModuleInput {
  readonly module: string;
  readonly plan: TypePlan;
  /** The resources whose objects live in this module. */
  readonly resources: readonly ResourceModel[];
  readonly enums: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const HEADER = "// Generated from Kubernetes' API documents by `npm run generate`. Not to be edited.\n";

/** The components that get an interface in their module: objects with properties, not written by hand. */
export function interfacesOf(plan: TypePlan, module: string): TypeHome[] {
  return [...plan.homes.values()]
    .filter(({ component, module: at }) => at === module && !handWritten.has(component) && !inlined.has(component))
    .filter(({ component }) => plan.schemas.get(component)?.properties !== undefined)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function descriptorText(resource: ResourceModel, name: string): string {
  const { kind } = resource.groupVersionKind;
  const apiVersion = apiVersionOf(resource.groupVersionKind);
  return (
    `/** The descriptor of ${kind} (\`${apiVersion}\`), for verbs. */\n` +
    `export const ${name}: Resource<${name}, "${resource.scope}"> = /* @__PURE__ */ builtin("${apiVersion}", "${kind}");\n`
  );
}

/** The text of one module of types: `api/apps/v1.ts`. */
export function moduleText({ module, plan, resources, enums }: ModuleInput): string {
  const used = new Set<TypeHome>();
  const blocks = interfacesOf(plan, module).map(({ component, name }) => {
    const references: References = { plan, module, used, enums: enums[component] ?? {} };
    const schema = plan.schemas.get(component);
    const resource = resources.find((model) => model.component === component);
    const text = interfaceText(name, schema ?? {}, references);
    return resource === undefined ? text : `${text}\n${descriptorText(resource, name)}`;
  });
  const body = blocks.join("\n");
  return `${HEADER}${importText(body, module, plan, used, resources.length > 0)}\n${body}`;
}

function importText(
  body: string,
  module: string,
  plan: TypePlan,
  used: ReadonlySet<TypeHome>,
  hasDescriptors: boolean,
): string {
  const depth = "../".repeat(module.split("/").length);
  const names = new Map<string, Set<string>>();
  const add = (from: string, name: string): unknown => names.set(from, (names.get(from) ?? new Set()).add(name));
  if (/\bBytes\b/.test(body.replace(/\/\*[\s\S]*?\*\//g, ""))) add(`${depth}meta/index.ts`, "Bytes");
  for (const home of used) {
    if (home.module === module) continue;
    const local = localName(home, { plan, module });
    const from = home.module === "meta" ? `${depth}meta/index.ts` : `../${home.module}.ts`;
    add(from, local === home.name ? local : `${home.name} as ${local}`);
  }
  if (hasDescriptors) add(`${depth}resources/index.ts`, "Resource");
  const lines = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  const imports = lines.map(([from, set]) => `import type { ${[...set].sort().join(", ")} } from "${from}";\n`);
  return imports.join("") + (hasDescriptors ? `import { builtin } from "../registry.ts";\n` : "");
}
