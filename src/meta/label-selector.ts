/** A selector as the API's objects write it. */
export interface LabelSelector {
  matchLabels?: Record<string, string>;
  matchExpressions?: {
    key: string;
    operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | (string & {});
    values?: string[];
  }[];
}

/** A selector in a call: the wire's text, labels that must be equal, or a LabelSelector. */
export type SelectorInput = string | Readonly<Record<string, string>> | Readonly<LabelSelector>;

function isLabelSelector(selector: object): selector is LabelSelector {
  const { matchLabels, matchExpressions } = selector as Record<string, unknown>;
  return (typeof matchLabels === "object" && matchLabels !== null) || Array.isArray(matchExpressions);
}

/**
 * The text of a label selector as it travels: `app=web,tier in (a,b)`.
 * @throws {TypeError} when an operator is none of the API's four.
 */
export function formatLabelSelector(selector: SelectorInput): string {
  if (typeof selector === "string") return selector;
  const { matchLabels = {}, matchExpressions = [] } = isLabelSelector(selector) ? selector : { matchLabels: selector };
  const equal = Object.entries(matchLabels as Record<string, string>).map(([key, value]) => `${key}=${value}`);
  const terms = matchExpressions.map(({ key, operator, values = [] }) => {
    if (operator === "In") return `${key} in (${values.join(",")})`;
    if (operator === "NotIn") return `${key} notin (${values.join(",")})`;
    if (operator === "Exists") return key;
    if (operator === "DoesNotExist") return `!${key}`;
    throw new TypeError(
      `${JSON.stringify(operator)} is no operator of a label selector; expected In, NotIn, Exists or DoesNotExist`,
    );
  });
  return [...equal, ...terms].join(",");
}
