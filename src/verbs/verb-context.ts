import type { Transport } from "../transport/index.ts";
import type { ShapeSource } from "./shape-source.ts";

/** Told after each answer what was accepted but is worth knowing. */
export type CheckListener = (report: {
  /** E.g. `Pod shop/web-0`. */
  readonly object: string;
  readonly unknownFields: number;
  readonly unknownEnumValues: number;
  readonly unexpectedNulls: number;
}) => void;

/** What every verb needs. */
export interface VerbContext {
  readonly transport: Transport;
  readonly shapes: ShapeSource;
  /** The namespace of calls that name none. */
  readonly namespace: string;
  readonly onCheck?: CheckListener | undefined;
}
