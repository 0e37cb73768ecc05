import { refName, type Schema } from "../../src/openapi/index.ts";
import type { SeededRandom } from "./seeded-random.ts";

type Components = Readonly<Record<string, Schema>>;

const LEAF_EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  Time: ["2026-01-02T03:04:05Z", "2024-02-29T23:59:59Z"],
  MicroTime: ["2026-01-02T03:04:05.000006Z", "1999-12-31T00:00:00.999999Z"],
  Quantity: ["100m", "1Gi", "1.5", "1e3", "0", "-2k", 3, 0.5],
  IntOrString: [80, "http", "25%", 0],
};

const KEYS = ["app", "example.com/key", "a.b", "x"];

/** A random valid value of a schema, made from the document alone. Optional properties come with falling odds by depth. */
export function makeValue(schema: Schema, components: Components, random: SeededRandom, depth = 0): unknown {
  const name = refName(schema);
  if (name !== undefined) {
    const short = name.slice(name.lastIndexOf(".") + 1);
    const examples = LEAF_EXAMPLES[short];
    return examples === undefined
      ? makeValue(components[name] ?? {}, components, random, depth)
      : random.pick(examples);
  }
  switch (schema.type) {
    case "string":
      return schema.format === "byte"
        ? random.pick(["", "YQ==", "c2VjcmV0"])
        : random.pick(["", "text", "ünïcode", "0"]);
    case "integer":
      return random.pick(
        schema.format === "int32" ? [0, 1, -1, 2147483647, -2147483648] : [0, 7, -3, 9007199254740991],
      );
    case "number":
      return random.pick([0, 1.5, -2, 1e300]);
    case "boolean":
      return random.chance(0.5);
    case "array":
      return Array.from({ length: depth > 6 ? 0 : random.below(3) }, () =>
        makeValue(schema.items ?? {}, components, random, depth + 1),
      );
    case "object":
      return makeObject(schema, components, random, depth);
    default:
      return random.pick([null, 1, "any", [], { free: [true] }]);
  }
}

function makeObject(schema: Schema, components: Components, random: SeededRandom, depth: number): unknown {
  const values = schema.additionalProperties;
  if (schema.properties === undefined) {
    if (typeof values !== "object") return random.pick([{}, { "f:spec": {} }, { nested: { list: [1, "2"] } }]);
    const keys = KEYS.slice(0, random.below(KEYS.length));
    return Object.fromEntries(keys.map((key) => [key, makeValue(values, components, random, depth + 1)]));
  }
  const odds = depth === 0 ? 0.9 : 0.55 / (1 + depth * 0.35);
  const chosen = Object.entries(schema.properties).filter(
    ([key]) => schema.required?.includes(key) || random.chance(odds),
  );
  return Object.fromEntries(chosen.map(([key, property]) => [key, makeValue(property, components, random, depth + 1)]));
}
