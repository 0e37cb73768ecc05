const SUFFIXES: Readonly<Record<string, number>> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  "": 1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
};

const GRAMMAR = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))(?:(Ki|Mi|Gi|Ti|Pi|Ei|[numkMGTPE])|([eE][+-]?\d+))?\s*$/;

/**
 * The number that a quantity means: `"100m"` is 0.1, `"1Gi"` is 1073741824. A double: beyond 2^53 it rounds.
 * @throws {RangeError} when the text is no quantity, quoting it.
 */
export function parseQuantity(quantity: string | number): number {
  if (typeof quantity === "number") return quantity;
  const match = GRAMMAR.exec(quantity);
  if (match === null) {
    throw new RangeError(
      `${JSON.stringify(quantity)} is no quantity; expected a number with a suffix such as m, k, Mi or e3`,
    );
  }
  if (match[3] !== undefined) return Number(`${match[1]}${match[3]}`);
  return Number(match[1]) * (SUFFIXES[match[2] ?? ""] ?? 1);
}
