import { apiVersionOf } from "../resources/index.ts";
import type { Json, ServedObject } from "./kube-json.ts";
import { badRequest, expired } from "./refusal.ts";
import type { Route } from "./route.ts";
import { parseSelectors } from "./selectors.ts";
import { collectionOf, type Snapshot, type Store } from "./store.ts";

const EXPIRED_TOKEN =
  "The provided continue parameter is too old to display a consistent list result. You can start a new list without the continue parameter, or use the continue token in this response to retrieve the remainder of the results. Continuing with the provided token results in an inconsistent list - objects that were created, modified, or deleted between the time the first chunk was returned and now may show up in the list.";

/** Where the next page begins, opaque to clients. An empty version goes on from the state as it is then. */
interface Token {
  readonly version: string;
  /** The place after which the page begins: `namespace/name` of the last object. */
  readonly after: string;
}

function encodeToken(token: Token): string {
  return Buffer.from(JSON.stringify(token)).toString("base64url");
}

function decodeToken(text: string): Token {
  try {
    const token = JSON.parse(Buffer.from(text, "base64url").toString("utf8")) as Partial<Token>;
    if (typeof token.version === "string" && typeof token.after === "string") return token as Token;
  } catch {
    // Refused below, as any other text that is no token.
  }
  throw badRequest("continue key is not valid: it was not given by this server");
}

function placeOf({ metadata }: ServedObject): string {
  return metadata.namespace === undefined ? metadata.name : `${metadata.namespace}/${metadata.name}`;
}

function parseLimit(text: string | null): number {
  if (text === null || text === "") return 0;
  if (!/^\d+$/.test(text))
    throw badRequest(`limit: Invalid value: ${JSON.stringify(text)}: must be a non-negative integer`);
  return Number(text);
}

/** The state that a page is read from. @throws {Refusal} 410 with a token to go on, when it is no longer known. */
function snapshotFor(store: Store, route: Route, token: Token | undefined): Snapshot {
  const now: Snapshot = { version: store.version, objects: store.list(route.resource, route.namespace) };
  if (token === undefined || token.version === "") return now;
  const kept = store.snapshot(snapshotId(route, token.version));
  if (kept !== undefined) return kept;
  const refusal = expired(EXPIRED_TOKEN);
  refusal.status.metadata = { continue: encodeToken({ version: "", after: token.after }) };
  throw refusal;
}

function snapshotId(route: Route, version: string): string {
  return `${version} ${collectionOf(route.resource)} ${route.namespace ?? "*"}`;
}

/** A list, or one page of it. Items carry no apiVersion and kind, as the server's typed lists do not. */
export function list(store: Store, route: Route, query: URLSearchParams): Json {
  const matches = parseSelectors(query);
  const limit = parseLimit(query.get("limit"));
  const text = query.get("continue");
  const token = text ? decodeToken(text) : undefined;
  const snapshot = snapshotFor(store, route, token);
  const rest = snapshot.objects.filter(
    (object) => matches(object) && (token === undefined || placeOf(object) > token.after),
  );
  const page = limit > 0 ? rest.slice(0, limit) : rest;
  const last = page[page.length - 1];
  const left = rest.length - page.length;
  const metadata: Json = { resourceVersion: String(snapshot.version) };
  if (left > 0 && last !== undefined) {
    store.keepSnapshot(snapshotId(route, String(snapshot.version)), snapshot);
    metadata["continue"] = encodeToken({ version: String(snapshot.version), after: placeOf(last) });
    if (!query.get("labelSelector") && !query.get("fieldSelector")) metadata["remainingItemCount"] = left;
  }
  const items = page.map(({ apiVersion: _, kind: __, ...item }) => item);
  return { kind: `${route.resource.kind}List`, apiVersion: apiVersionOf(route.resource), metadata, items };
}

/** An object as that version of its group writes it: the versions share what is stored. */
export function asServed(object: ServedObject, { resource }: Pick<Route, "resource">): ServedObject {
  const apiVersion = apiVersionOf(resource);
  return object.apiVersion === apiVersion ? object : { ...object, apiVersion };
}
