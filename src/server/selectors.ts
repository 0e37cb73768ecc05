import type { ServedObject } from "./kube-json.ts";
import { badRequest } from "./refusal.ts";

export type Matcher = (object: ServedObject) => boolean;

const KEY = "[A-Za-z0-9]([\\w./-]*[A-Za-z0-9])?";
const VALUE = "([A-Za-z0-9]([\\w.-]*[A-Za-z0-9])?)?";
const EQUALITY = new RegExp(`^(${KEY})\\s*(=|==|!=)\\s*(${VALUE})$`);
const SET = new RegExp(`^(${KEY})\\s+(in|notin)\\s+\\(([^)]*)\\)$`);
const EXISTENCE = new RegExp(`^(!?)\\s*(${KEY})$`);

/** Splits at commas that do not stand within parentheses. */
function terms(selector: string): string[] {
  return selector
    .split(/,(?![^(]*\))/)
    .map((term) => term.trim())
    .filter((term) => term !== "");
}

function labelMatcher(term: string): Matcher {
  const value = (key: string): ((object: ServedObject) => string | undefined) => {
    return ({ metadata }) => (Object.hasOwn(metadata.labels ?? {}, key) ? metadata.labels?.[key] : undefined);
  };
  const equality = EQUALITY.exec(term);
  if (equality !== null) {
    const [, key = "", , operator, wanted] = equality;
    return (object) => (value(key)(object) === wanted) === (operator !== "!=");
  }
  const set = SET.exec(term);
  if (set !== null) {
    const wanted = new Set((set[4] ?? "").split(",").map((item) => item.trim()));
    const read = value(set[1] ?? "");
    const isIn = set[3] === "in";
    return (object) => {
      const found = read(object);
      return isIn ? found !== undefined && wanted.has(found) : found === undefined || !wanted.has(found);
    };
  }
  const existence = EXISTENCE.exec(term);
  if (existence === null)
    throw badRequest(`unable to parse requirement: found ${JSON.stringify(term)}, expected a label requirement`);
  const read = value(existence[2] ?? "");
  return (object) => (read(object) !== undefined) === (existence[1] !== "!");
}

/** @throws {Refusal} 400 when the text is no selector. */
export function parseLabelSelector(selector: string): Matcher {
  const matchers = terms(selector).map(labelMatcher);
  return (object) => matchers.every((matches) => matches(object));
}

/** Fields that some kinds let a selector read, beside name and namespace. Source: the API's field label conversions. */
const FIELDS: ReadonlySet<string> = new Set([
  "metadata.name",
  "metadata.namespace",
  "spec.nodeName",
  "spec.restartPolicy",
  "spec.schedulerName",
  "spec.serviceAccountName",
  "spec.unschedulable",
  "status.phase",
  "status.podIP",
  "status.nominatedNodeName",
  "type",
  "reason",
  "involvedObject.kind",
  "involvedObject.name",
  "involvedObject.namespace",
  "involvedObject.uid",
]);

function fieldOf(object: ServedObject, path: string): string {
  let value: unknown = object;
  for (const step of path.split(".")) value = (value as Record<string, unknown> | undefined)?.[step];
  return value === undefined || value === null ? "" : String(value);
}

/** @throws {Refusal} 400 for a field that no selector may read. */
export function parseFieldSelector(selector: string): Matcher {
  const matchers = terms(selector).map((term): Matcher => {
    const match = /^([^=!]+)(=|==|!=)(.*)$/.exec(term);
    if (match === null) throw badRequest(`invalid selector: ${JSON.stringify(term)}; can't understand it`);
    const [, path = "", operator, value = ""] = match;
    if (!FIELDS.has(path)) throw badRequest(`field label not supported: ${path}`);
    const wanted = value.replace(/\\(.)/g, "$1");
    return (object) => (fieldOf(object, path) === wanted) === (operator !== "!=");
  });
  return (object) => matchers.every((matches) => matches(object));
}

/** Both selectors of a request. */
export function parseSelectors(query: URLSearchParams): Matcher {
  const labels = parseLabelSelector(query.get("labelSelector") ?? "");
  const fields = parseFieldSelector(query.get("fieldSelector") ?? "");
  return (object) => labels(object) && fields(object);
}
