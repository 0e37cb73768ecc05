import type { NullPolicy, ObjectShape, ScalarName, Shape, Shapes } from "./shape.ts";
import { ObjectType, OnNull, Slot, Tag } from "./slot.ts";

const SCALAR_TAGS: Readonly<Record<ScalarName, number>> = {
  any: Tag.any,
  "free-object": Tag.freeObject,
  string: Tag.string,
  boolean: Tag.boolean,
  int32: Tag.int32,
  int64: Tag.integer,
  integer: Tag.integer,
  number: Tag.number,
  bytes: Tag.bytes,
  time: Tag.time,
  "micro-time": Tag.microTime,
  "date-time": Tag.dateTime,
  "int-or-string": Tag.intOrString,
  quantity: Tag.quantity,
};

/** Types of the API machinery are Go's, wherever they stand: also the metadata of a custom resource. */
const MACHINERY = "io.k8s.apimachinery.pkg.";

/** A third of a stored object, and made of names and empty objects only: no number in it could lose digits. */
const FIELDS_V1 = `${MACHINERY}apis.meta.v1.FieldsV1`;

/**
 * Shapes, made fast to walk. A type is compiled when a value first reaches it; what is never met costs nothing.
 * `nulls` says what a null in an answer means: `absent` for built-in kinds, `keep` for custom resources.
 */
export class ShapeBook {
  readonly nulls: NullPolicy;
  readonly #shapes: Shapes;
  readonly #types: Map<string, ObjectType> = new Map();
  readonly #roots: Map<string, Slot> = new Map();

  constructor(shapes: Shapes, nulls: NullPolicy) {
    this.#shapes = shapes;
    this.nulls = nulls;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#shapes, name);
  }

  /**
   * The slot of a whole value of the type of that name.
   * @throws {TypeError} when the book has no such shape.
   */
  root(name: string): Slot {
    let slot = this.#roots.get(name);
    if (slot === undefined) {
      slot = new Slot(undefined, { ref: name }, 0);
      slot.isGo = this.nulls === "absent";
      resolveSlot(slot, this);
      slot.onNull = OnNull.refuse;
      this.#roots.set(name, slot);
    }
    return slot;
  }

  /** @internal */
  shape(name: string): Shape {
    if (!this.has(name)) throw new TypeError(`no shape is called ${JSON.stringify(name)} among the ${this.size} given`);
    return this.#shapes[name] as Shape;
  }

  get size(): number {
    return Object.keys(this.#shapes).length;
  }

  /** @internal One compiled type a name, so that recursive shapes end. */
  namedType(name: string, make: () => ObjectType): ObjectType {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    const made = make();
    this.#types.set(name, made);
    return made;
  }
}

/** Finds out what an unresolved slot takes. Its properties, items or values stay unresolved until they are reached. */
export function resolveSlot(slot: Slot, book: ShapeBook): void {
  let shape = slot.shape;
  let name: string | undefined;
  let expectsNull = false;
  let hops = 0;
  for (;;) {
    if (typeof shape === "object") expectsNull ||= shape.nullable === true;
    if (typeof shape !== "object" || !("ref" in shape)) break;
    name = shape.ref;
    if (++hops > 100) throw new TypeError(`the shape ${JSON.stringify(name)} refers to itself without end`);
    shape = book.shape(name);
  }
  slot.expectsNull = expectsNull;
  if (name?.startsWith(MACHINERY)) slot.isGo = true;
  const isGo = slot.isGo;
  if (typeof shape === "string") {
    slot.tag = shape === "free-object" && name === FIELDS_V1 ? Tag.opaqueObject : SCALAR_TAGS[shape];
  } else if ("scalar" in shape) {
    slot.tag = shape.enum === undefined ? SCALAR_TAGS[shape.scalar] : Tag.enum;
    if (shape.enum !== undefined) slot.values = new Set(shape.enum);
  } else if ("items" in shape) {
    slot.tag = Tag.array;
    slot.child = childSlot(undefined, shape.items, 0, isGo);
  } else if ("properties" in shape) {
    const object = shape;
    slot.type = name === undefined ? objectType(object, isGo) : book.namedType(name, () => objectType(object, isGo));
    slot.tag = Tag.object;
  } else {
    slot.tag = Tag.map;
    slot.child = childSlot(undefined, (shape as { values: Shape }).values, 0, isGo);
  }
  slot.onNull = onNull(slot);
}

export function childSlot(key: string | undefined, shape: Shape, answerNeeds: 0 | 1, isGo: boolean): Slot {
  const slot = new Slot(key, shape, answerNeeds);
  slot.isGo = isGo;
  return slot;
}

function objectType(shape: ObjectShape, isGo: boolean): ObjectType {
  const required = shape.required ?? [];
  const answerNeeds = [...required, ...(shape.defaulted ?? [])];
  // What the server may have sent as null is absent in what a caller sends back.
  const requestNeeds = isGo ? required.filter((key) => !becomesAbsent(shape.properties[key])) : required;
  const rest = childSlot(undefined, shape.values ?? "any", 0, isGo);
  if (shape.values === undefined) rest.tag = Tag.unknown;
  const type = new ObjectType(rest, answerNeeds, requestNeeds);
  const needed = new Set(answerNeeds);
  for (const [key, property] of Object.entries(shape.properties)) {
    type.slots.set(key, childSlot(key, property, needed.has(key) ? 1 : 0, isGo));
  }
  return type;
}

/** A required value that Go may write as null, and that has no empty form to become: it is absent then. */
function becomesAbsent(shape: Shape | undefined): boolean {
  return typeof shape === "object" && shape.nullable === true && !("items" in shape) && !("values" in shape);
}

/**
 * Go's nil is an empty list, map or byte string; of an optional property it says that nothing is there. An entry of a
 * list or a map is never dropped: its key or its place is data.
 */
function onNull(slot: Slot): number {
  if (slot.tag === Tag.any) return OnNull.keep;
  if (!slot.isGo) return slot.expectsNull ? OnNull.keep : OnNull.refuse;
  const isCollection = slot.tag === Tag.array || slot.tag === Tag.map || slot.tag === Tag.bytes;
  if (slot.key !== undefined && (slot.answerNeeds === 0 || (slot.expectsNull && !isCollection))) return OnNull.drop;
  if (slot.tag === Tag.array) return OnNull.emptyArray;
  if (slot.tag === Tag.map) return OnNull.emptyObject;
  if (slot.tag === Tag.bytes) return OnNull.emptyString;
  return slot.expectsNull ? OnNull.keep : OnNull.refuse;
}
