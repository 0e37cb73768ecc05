import type { SeededRandom } from "./seeded-random.ts";

type Container = Record<string, unknown> | unknown[];

interface Place {
  readonly container: Container;
  readonly key: string | number;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const keys: (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [
    { container: value as Container, key },
    ...placesIn((value as Record<string | number, unknown>)[key]),
  ]);
}

/** Values that are wrong in most places and right in some: the oracle decides. */
const REPLACEMENTS: readonly unknown[] = [
  null,
  "text",
  "",
  0,
  -1,
  1.5,
  2147483648,
  true,
  [],
  {},
  [null],
  [{}],
  { key: null },
  "2026-01-02T03:04:05Z",
  "2026-13-02T03:04:05Z",
  "2026-01-02 03:04:05Z",
  "2026-01-02T03:04:05.1Z",
  "2026-01-02T03:04:05.000006+02:00",
  "2026-02-30T03:04:05Z",
  "YQ==",
  "YQ=",
  "Y Q==",
  "YQ\n==",
  "1Gi",
  "1K",
  "0x1",
];

/** The same value with one to three places replaced, deleted or added to. The original stays as it is. */
export function mutateValue(value: unknown, random: SeededRandom): unknown {
  const copy = structuredClone(value);
  for (let round = 0; round <= random.below(3); round += 1) {
    const places = placesIn(copy);
    if (places.length === 0) return copy;
    const { container, key } = random.pick(places);
    if (Array.isArray(container)) container[key as number] = structuredClone(random.pick(REPLACEMENTS));
    else if (random.chance(0.25)) delete container[key];
    else if (random.chance(0.1)) container["unknownField"] = structuredClone(random.pick(REPLACEMENTS));
    else container[key] = structuredClone(random.pick(REPLACEMENTS));
  }
  return copy;
}
