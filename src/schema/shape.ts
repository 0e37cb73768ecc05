/**
 * A shape says what a value of a type may look like, reduced to what checking and
 * normalising need. Plain JSON: built-in kinds ship theirs, custom resources get
 * theirs at run time out of the document that the server serves.
 */
export type Shape = ScalarName | ScalarShape | ArrayShape | MapShape | ObjectShape | RefShape;

/**
 * What a leaf may be. `time` and `micro-time` are the API machinery's (RFC 3339, as the server writes
 * and takes them), `bytes` is base64, `free-object` is an object with any content (RawExtension,
 * FieldsV1), `any` is any JSON value.
 */
export type ScalarName =
  | "any"
  | "free-object"
  | "string"
  | "boolean"
  | "int32"
  | "int64"
  | "integer"
  | "number"
  | "bytes"
  | "time"
  | "micro-time"
  | "date-time"
  | "int-or-string"
  | "quantity";

/** `nullable` means that null is expected here; what becomes of it depends on the document (see {@link NullPolicy}). */
interface Nullable {
  readonly nullable?: true;
}

/** A leaf that needs more than its name. `enum` is open: an unknown value is counted, never refused. */
export interface ScalarShape extends Nullable {
  readonly scalar: ScalarName;
  readonly enum?: readonly string[];
}

export interface ArrayShape extends Nullable {
  readonly items: Shape;
}

/** An object whose keys are data: every value has the same shape. */
export interface MapShape extends Nullable {
  readonly values: Shape;
}

/** An object with named properties. Properties that it does not name are kept and counted. */
export interface ObjectShape extends Nullable {
  readonly properties: Readonly<Record<string, Shape>>;
  /** Must be there, in answers and in requests. */
  readonly required?: readonly string[];
  /** Required in an answer; in a request the server fills it, so it may be left out. */
  readonly defaulted?: readonly string[];
  /** The shape of what `properties` does not name, where the document says it. */
  readonly values?: Shape;
}

/** The shape of that name in the same {@link Shapes}. */
export interface RefShape extends Nullable {
  readonly ref: string;
}

/** Shapes by the full name of their component, e.g. `io.k8s.api.core.v1.Pod`. */
export type Shapes = Readonly<Record<string, Shape>>;

/**
 * `absent`: built-in kinds, where null is Go's nil: an optional property becomes absent, a required array or map
 * empty. `keep`: custom resources, where null is a value if the schema says `nullable`.
 */
export type NullPolicy = "absent" | "keep";
