import { Ajv, type ValidateFunction } from "ajv";
import { refName, type Schema } from "../../src/openapi/index.ts";

type Direction = "answer" | "request";
type Loose = Record<string, unknown>;

const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([.,]\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a date of the calendar: asked of the engine, which the implementation under test does not do. */
function isCalendarTime(text: string): boolean {
  if (!RFC3339.test(text)) return false;
  const [date = "", clock = ""] = text.split("T");
  const midnight = new Date(`${date}T00:00:00Z`);
  const [hours, minutes, seconds] = clock.slice(0, 8).split(":").map(Number);
  const isRealDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
  return isRealDay && (hours ?? 99) < 24 && (minutes ?? 99) < 60 && (seconds ?? 99) < 60;
}

function isBase64(text: string): boolean {
  return Buffer.from(text, "base64").toString("base64") === text;
}

const QUANTITY = /^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$/;

function addFormats(ajv: Ajv, direction: Direction): void {
  const isInput = direction === "request";
  ajv.addFormat("time", isCalendarTime);
  ajv.addFormat("micro-time", (text: string) => isCalendarTime(text) && /\.\d{6}(Z|[+-])/.test(text));
  ajv.addFormat("byte", (text: string) => isBase64(isInput ? text.replaceAll(/[\r\n]/g, "") : text));
  ajv.addFormat("quantity", (text: string) => QUANTITY.test(isInput ? text.trim() : text));
  ajv.addFormat("int32", { type: "number", validate: (value: number) => value >= -(2 ** 31) && value < 2 ** 31 });
  ajv.addFormat("int64", { type: "number", validate: Number.isSafeInteger });
  ajv.addFormat("double", { type: "number", validate: Number.isFinite });
}

const LEAVES: Readonly<Record<string, Loose>> = {
  Time: { type: "string", format: "time" },
  MicroTime: { type: "string", format: "micro-time" },
  Quantity: { anyOf: [{ type: "string", format: "quantity" }, { type: "number" }] },
  IntOrString: { anyOf: [{ type: "string" }, { type: "integer", format: "int64" }] },
};

/** A widely used JSON-schema validator over the same patched documents, with the rules of one direction written in. */
export class Oracle {
  readonly #ajv: Ajv;
  readonly #direction: Direction;
  readonly #validators: Map<string, ValidateFunction> = new Map();

  constructor(components: Readonly<Record<string, Schema>>, direction: Direction) {
    this.#ajv = new Ajv({ strict: false, allErrors: false, validateFormats: true });
    this.#direction = direction;
    addFormats(this.#ajv, direction);
    const definitions = Object.entries(components).map(([name, schema]) => [name, this.#component(name, schema)]);
    this.#ajv.addSchema({ $id: "kubernetes", definitions: Object.fromEntries(definitions) });
  }

  isValid(component: string, value: unknown): boolean {
    let validate = this.#validators.get(component);
    if (validate === undefined) {
      validate = this.#ajv.compile({ $ref: `kubernetes#/definitions/${component}` });
      this.#validators.set(component, validate);
    }
    return validate(value) as boolean;
  }

  #component(name: string, schema: Schema): Loose {
    const leaf = LEAVES[name.slice(name.lastIndexOf(".") + 1)];
    return leaf ?? this.#schema(schema);
  }

  #schema(schema: Schema): Loose {
    const name = refName(schema);
    if (name !== undefined) return { $ref: `#/definitions/${name}` };
    const { type, format, items, additionalProperties, properties, required = [] } = schema;
    const converted: Loose = {};
    if (type !== undefined) converted["type"] = type;
    if (format !== undefined && type !== undefined) converted["format"] = format;
    if (items !== undefined) converted["items"] = this.#inside(items);
    if (typeof additionalProperties === "object")
      converted["additionalProperties"] = this.#inside(additionalProperties, true);
    if (properties === undefined) return converted;
    const needed = required.filter((key) => this.#direction === "answer" || this.#isDemanded(properties[key] ?? {}));
    converted["required"] = needed;
    const entries = Object.entries(properties).map(([key, property]) => [
      key,
      this.#property(property, needed.includes(key)),
    ]);
    converted["properties"] = Object.fromEntries(entries);
    return converted;
  }

  /** A request may leave out what has a default, and what the server may have sent as null. */
  #isDemanded(property: Schema): boolean {
    const isCollection = property.type === "array" || property.additionalProperties !== undefined;
    return property.default === undefined && (isCollection || !this.#isNullable(property));
  }

  /** An answer may be null where a rule says so; a request wherever Go would read the zero value and nothing is required. */
  #property(property: Schema, isNeeded: boolean): Loose {
    const mayBeNull = this.#direction === "answer" ? this.#isNullable(property) : !isNeeded;
    return mayBeNull ? orNull(this.#schema(property)) : this.#schema(property);
  }

  #inside(schema: Schema, isMap = false): Loose {
    if (this.#direction === "answer")
      return this.#isNullable(schema) ? orNull(this.#schema(schema)) : this.#schema(schema);
    return isMap || !this.#isObject(schema) ? orNull(this.#schema(schema)) : this.#schema(schema);
  }

  #isNullable(schema: Schema): boolean {
    const name = refName(schema) ?? "";
    return schema.nullable === true || /\.(Time|MicroTime)$/.test(name);
  }

  #isObject(schema: Schema): boolean {
    const name = refName(schema);
    return name !== undefined && !/\.(Time|MicroTime|Quantity|IntOrString|RawExtension|FieldsV1)$/.test(name);
  }
}

function orNull(schema: Loose): Loose {
  return { anyOf: [schema, { type: "null" }] };
}
