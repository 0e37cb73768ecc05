import { type ApiDocument, type ResourceModel, resourceModels } from "../openapi/index.ts";
import { kindsText } from "./kinds-text.ts";
import { interfacesOf, moduleText } from "./module-text.ts";
import { planTypes } from "./plan-types.ts";
import { registryText } from "./registry-text.ts";
import { allShapes, shapesText } from "./shapes-text.ts";

export interface GenerateInput {
  /** E.g. `v1.35.4`. */
  readonly release: string;
  /** Patched documents by path, in the order in which they are to be read. */
  readonly documents: ReadonlyMap<string, ApiDocument>;
  /** Enum values by component and property. */
  readonly enums: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Every file of `api/` with its text, sorted by name. */
export function generate({ release, documents, enums }: GenerateInput): ReadonlyMap<string, string> {
  const ordered = new Map([...documents].sort(([a], [b]) => (a < b ? -1 : 1)));
  const plan = planTypes(ordered);
  const models = [...ordered.values()].flatMap(resourceModels).sort(byName);
  const modules = [...new Set([...plan.homes.values()].map(({ module }) => module))].filter(
    (module) => module !== "meta" && interfacesOf(plan, module).length > 0,
  );
  const files: [string, string][] = modules.map((module) => {
    const resources = models.filter(({ component }) => plan.homes.get(component)?.module === module);
    return [`${module}.ts`, moduleText({ module, plan, resources, enums })];
  });
  files.push(["registry.ts", registryText(models, release)]);
  files.push(["kinds.ts", kindsText(models, plan)]);
  files.push(["shapes.ts", shapesText(allShapes(ordered, enums))]);
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function byName(a: ResourceModel, b: ResourceModel): number {
  const key = ({ groupVersionKind: { group, version }, plural }: ResourceModel): string =>
    `${group}/${version}/${plural}`;
  return key(a) < key(b) ? -1 : 1;
}
