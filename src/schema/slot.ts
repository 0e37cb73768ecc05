import type { Shape } from "./shape.ts";

/** What a slot takes, as a small number: the walkers switch on it. Kept as constants because enums do not erase. */
export const Tag = {
  unresolved: 0,
  string: 1,
  boolean: 2,
  int32: 3,
  integer: 4,
  number: 5,
  bytes: 6,
  time: 7,
  microTime: 8,
  dateTime: 9,
  intOrString: 10,
  quantity: 11,
  enum: 12,
  any: 13,
  freeObject: 14,
  opaqueObject: 15,
  object: 16,
  array: 17,
  map: 18,
  unknown: 19,
} as const;

/** What becomes of a null that an answer holds in a slot. */
export const OnNull = { refuse: 0, keep: 1, drop: 2, emptyArray: 3, emptyObject: 4, emptyString: 5 } as const;

/**
 * A place where a value stands: a property, an item, the value of a map, the root. One class for all of them, so
 * that the walkers meet one hidden class only.
 */
export class Slot {
  /** The property's name; undefined for what has no fixed name, so that it never equals a key. */
  readonly key: string | undefined;
  readonly shape: Shape;
  /** 1 where an answer must have the property: counted instead of looked up. */
  readonly answerNeeds: 0 | 1;
  tag: number = Tag.unresolved;
  onNull: number = OnNull.refuse;
  /** Whether the shape says `nullable`: other nulls are counted as unexpected. */
  expectsNull = false;
  /** Built-in kinds: a null inside a list or a map of a request is Go's zero value. */
  isGo = true;
  /** Of an object. */
  type: ObjectType | undefined = undefined;
  /** Of an array or a map. */
  child: Slot | undefined = undefined;
  values: ReadonlySet<unknown> | undefined = undefined;
  /**
   * The slot of the key that came after this one last time. Servers write keys in a fixed order, so the guess
   * mostly holds and saves the look-up.
   */
  next: Slot;

  constructor(key: string | undefined, shape: Shape, answerNeeds: 0 | 1) {
    this.key = key;
    this.shape = shape;
    this.answerNeeds = answerNeeds;
    this.next = this;
  }
}

/** An object with named properties, ready to be walked. */
export class ObjectType {
  readonly slots: Map<string, Slot> = new Map();
  /** Its `next` is the guess for the first key. */
  readonly start: Slot;
  /** For keys that `slots` does not name. */
  readonly rest: Slot;
  readonly answerNeeds: readonly string[];
  readonly requestNeeds: readonly string[];

  constructor(rest: Slot, answerNeeds: readonly string[], requestNeeds: readonly string[]) {
    this.start = new Slot(undefined, "any", 0);
    this.rest = rest;
    this.answerNeeds = answerNeeds;
    this.requestNeeds = requestNeeds;
  }
}
