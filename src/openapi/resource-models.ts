import type { ApiVerb, PatchMediaType, Scope } from "../resources/index.ts";
import type { ApiDocument, GroupVersionKind } from "./document.ts";
import { operationsOf } from "./draft.ts";
import { findComponent } from "./find-component.ts";
import type { Operation, ResourceModel, SubresourceModel } from "./model.ts";
import { actionOperations } from "./operations.ts";

const RESOURCE_PATH =
  /^\/(?:api|apis\/[^/]+)\/[^/]+\/(namespaces\/\{namespace\}\/)?([^/{}]+)(?:\/(\{name\}))?(?:\/([^{}]+?))?(?:\/\{path\})?$/;

const PATCH_MEDIA: readonly PatchMediaType[] = [
  "application/json-patch+json",
  "application/merge-patch+json",
  "application/strategic-merge-patch+json",
  "application/apply-patch+yaml",
];

const VERBS: Readonly<Record<string, ApiVerb>> = {
  get: "get",
  list: "list",
  post: "create",
  put: "update",
  patch: "patch",
  delete: "delete",
  deletecollection: "deletecollection",
};

interface Place {
  readonly plural: string;
  readonly isNamespaced: boolean;
  readonly subresource: string | undefined;
}

function placeOf(path: string): Place | undefined {
  const match = RESOURCE_PATH.exec(path);
  if (match === null) return undefined;
  return { plural: match[2] ?? "", isNamespaced: match[1] !== undefined, subresource: match[4] };
}

function verbsOf(operations: readonly Operation[]): ApiVerb[] {
  const verbs = operations.flatMap(({ action }) => VERBS[action ?? ""] ?? []);
  const canWatch = operations.some(
    ({ action, queryParameters }) => action === "list" && queryParameters.includes("watch"),
  );
  return [...new Set<ApiVerb>(canWatch ? [...verbs, "watch"] : verbs)].sort();
}

function patchMediaOf(operations: readonly Operation[]): PatchMediaType[] {
  const bodies = operations.flatMap(({ requestBody }) => Object.keys(requestBody));
  return PATCH_MEDIA.filter((media) => bodies.includes(media));
}

function subresourceModel(
  document: ApiDocument,
  name: string,
  operations: readonly Operation[],
  gvk: GroupVersionKind | undefined,
): SubresourceModel {
  const carriesObject = operations.some(({ answers }) => answers.length > 0);
  const component = gvk === undefined || !carriesObject ? undefined : findComponent(document, gvk);
  const answer = operations.find(({ action }) => action === "post")?.answers[0];
  return {
    name,
    verbs: verbsOf(operations),
    ...(gvk === undefined || component === undefined ? {} : { groupVersionKind: gvk, component }),
    ...(answer === undefined || answer === component ? {} : { answerComponent: answer }),
    isConnect: !carriesObject,
  };
}

/** What the operations of a patched document say about each resource, in the order of its paths. */
export function resourceModels(document: ApiDocument): ResourceModel[] {
  const operations = actionOperations(document);
  const all = [...operationsOf(document)].flatMap(({ path, operation }) => {
    const place = placeOf(path);
    const hasAction = operation["x-kubernetes-action"] !== undefined;
    return place === undefined || !hasAction
      ? []
      : [{ place, path, gvk: operation["x-kubernetes-group-version-kind"] }];
  });
  const plurals = [
    ...new Set(all.filter(({ place }) => place.subresource === undefined).map(({ place }) => place.plural)),
  ];
  return plurals.flatMap((plural) => {
    const at = all.filter(({ place }) => place.plural === plural);
    const own = operations.filter(({ path }) =>
      at.some((other) => other.path === path && other.place.subresource === undefined),
    );
    const gvk = own.find(({ groupVersionKind }) => groupVersionKind !== undefined)?.groupVersionKind;
    const component = gvk === undefined ? undefined : findComponent(document, gvk);
    if (gvk === undefined || component === undefined) return [];
    const documented = verbsOf(own);
    const isStored = documented.includes("get") && (documented.includes("create") || documented.includes("update"));
    // Lists of what is computed document a `watch` parameter that the server does not honour (discovery says so).
    const verbs = isStored ? documented : documented.filter((verb) => verb !== "watch");
    const list = own.find(({ action }) => action === "list")?.answers[0];
    const names = [...new Set(at.flatMap(({ place }) => place.subresource ?? []))].sort();
    const scope: Scope = at.some(({ place }) => place.isNamespaced) ? "Namespaced" : "Cluster";
    return [
      {
        groupVersionKind: gvk,
        plural,
        scope,
        verbs,
        patchMediaTypes: patchMediaOf(own),
        component,
        ...(list === undefined ? {} : { listComponent: list }),
        isStored,
        subresources: names.map((name) => {
          const paths = at.filter(({ place }) => place.subresource === name);
          const below = operations.filter(({ path }) => paths.some((other) => other.path === path));
          return subresourceModel(document, name, below, paths[0]?.gvk);
        }),
      },
    ];
  });
}
