import type { ResourceModel, SubresourceModel } from "../openapi/index.ts";
import { allVerbs, apiVersionOf, type PatchMediaType } from "../resources/index.ts";

const ALL_PATCHES: readonly PatchMediaType[] = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/strategic-merge-patch+json",
  "application/apply-patch+yaml",
];

function listText(values: readonly string[], all: readonly string[], name: string): string {
  return values.length === all.length ? name : JSON.stringify(values);
}

function subresourceText({ name, verbs, groupVersionKind, component, answerComponent }: SubresourceModel): string {
  const carries =
    groupVersionKind === undefined || component === undefined
      ? ""
      : `, carries: ${JSON.stringify([apiVersionOf(groupVersionKind), groupVersionKind.kind, component])}`;
  const answers = answerComponent === undefined ? "" : `, answers: ${JSON.stringify(answerComponent)}`;
  return `${name}: { verbs: ${JSON.stringify(verbs)}${carries}${answers} }`;
}

function rowText(model: ResourceModel): string {
  const fields = [
    `apiVersion: ${JSON.stringify(apiVersionOf(model.groupVersionKind))}`,
    `kind: ${JSON.stringify(model.groupVersionKind.kind)}`,
    `plural: ${JSON.stringify(model.plural)}`,
    `scope: ${JSON.stringify(model.scope)}`,
    `verbs: ${listText(model.verbs, allVerbs, "allVerbs")}`,
    `patchMediaTypes: ${listText(model.patchMediaTypes, ALL_PATCHES, "allPatches")}`,
    `shape: ${JSON.stringify(model.component)}`,
    `isStored: ${model.isStored}`,
    `subresources: { ${model.subresources.map(subresourceText).join(", ")} }`,
  ];
  return `  { ${fields.join(", ")} },\n`;
}

/** The text of `api/registry.ts`: a row a resource, and the bare kinds with the version that they mean. */
export function registryText(models: readonly ResourceModel[], release: string): string {
  return `// Generated from Kubernetes' API documents by \`npm run generate\`. Not to be edited.
import { type ApiVerb, type PatchMediaType, type RegistryRow, type Resource, resourceFromRow } from "../resources/index.ts";
import type { Shapes } from "../schema/index.ts";

/** The release whose documents these are. */
export const release: string = ${JSON.stringify(release)};

const allVerbs: readonly ApiVerb[] = ${JSON.stringify(allVerbs)};
const allPatches: readonly PatchMediaType[] = ${JSON.stringify(ALL_PATCHES)};

/** Every resource of the release's GA group versions and of metrics.k8s.io/v1beta1. */
export const registryRows: readonly RegistryRow[] = [
${models.map(rowText).join("")}];

const made: Map<string, Resource<never, never>> = new Map();

async function loadShapes(): Promise<Shapes> {
  return (await import("./shapes.ts")).shapes;
}

/**
 * The descriptor of a built-in kind: always the same object.
 * @throws {TypeError} when there is no such kind in that version.
 */
export function builtin<R extends Resource>(apiVersion: string, kind: string): R {
  const key = \`\${apiVersion} \${kind}\`;
  let resource = made.get(key);
  if (resource === undefined) {
    const row = registryRows.find((candidate) => candidate.apiVersion === apiVersion && candidate.kind === kind);
    if (row === undefined) throw new TypeError(\`\${kind} is no built-in kind of \${apiVersion}\`);
    resource = resourceFromRow(row, loadShapes) as Resource<never, never>;
    made.set(key, resource);
  }
  return resource as unknown as R;
}
`;
}
