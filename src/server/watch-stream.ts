import { apiVersionOf } from "../resources/index.ts";
import type { HistoryEvent } from "./history.ts";
import type { ServedObject } from "./kube-json.ts";
import { asServed } from "./read-verbs.ts";
import { badRequest, expired } from "./refusal.ts";
import type { Route } from "./route.ts";
import { type Matcher, parseSelectors } from "./selectors.ts";
import { collectionOf, type Store } from "./store.ts";

/** What a watch writes: one JSON object a line. */
export interface Frame {
  readonly type: "ADDED" | "MODIFIED" | "DELETED" | "BOOKMARK" | "ERROR";
  readonly object: object;
}

/**
 * The frames of one watch. `emit` is called with those that are known at once, then with each later one. The returned
 * function ends it.
 * @throws {Refusal} 400 before the first frame, for a query that makes no sense.
 */
export function startWatch(
  store: Store,
  route: Route,
  query: URLSearchParams,
  emit: (frame: Frame) => void,
): () => void {
  const matches = parseSelectors(query);
  const text = query.get("resourceVersion") ?? "";
  if (!/^\d*$/.test(text))
    throw badRequest(`resourceVersion: Invalid value: ${JSON.stringify(text)}: strconv.ParseUint: invalid syntax`);
  const wantsBookmarks = query.get("allowWatchBookmarks") === "true";
  const isInitial = text === "" || text === "0";
  const past = isInitial ? [] : store.history.since(Number(text));
  if (past === undefined) {
    const { status } = expired(`too old resource version: ${text} (${store.history.oldest})`);
    emit({ type: "ERROR", object: status });
    return () => {};
  }
  const take = (event: HistoryEvent): void => {
    const frame = frameOf(event, route, matches);
    if (frame !== undefined) emit(frame);
  };
  if (isInitial) {
    for (const object of store.list(route.resource, route.namespace)) {
      if (matches(object)) emit({ type: "ADDED", object: asServed(object, route) });
    }
    if (wantsBookmarks && text === "") emit(bookmark(store.version, route, { "k8s.io/initial-events-end": "true" }));
  }
  for (const event of past) take(event);
  return store.history.listen(take);
}

/** The zero value of the kind with a version: all that a bookmark says. */
export function bookmark(version: number, { resource }: Pick<Route, "resource">, annotations?: object): Frame {
  const metadata = {
    resourceVersion: String(version),
    creationTimestamp: null,
    ...(annotations === undefined ? {} : { annotations }),
  };
  return { type: "BOOKMARK", object: { kind: resource.kind, apiVersion: apiVersionOf(resource), metadata } };
}

/** What a change is to this watch: an object that leaves the selection is deleted, one that enters it is added. */
function frameOf(event: HistoryEvent, route: Route, matches: Matcher): Frame | undefined {
  const { collection, object, before, type } = event;
  if (collection !== collectionOf(route.resource)) return undefined;
  if (route.namespace !== undefined && object.metadata.namespace !== route.namespace) return undefined;
  const [did, does] = [before !== undefined && matches(before), type !== "DELETED" && matches(object)];
  if (!did && !does) return undefined;
  const kind = did ? (does ? "MODIFIED" : "DELETED") : "ADDED";
  // Who leaves a selection is shown as it was when it still matched, under the version of the change.
  const shown: ServedObject =
    kind === "DELETED" && type !== "DELETED" && before !== undefined
      ? { ...before, metadata: { ...before.metadata, resourceVersion: object.metadata.resourceVersion } }
      : object;
  return { type: kind, object: asServed(shown, route) };
}
