import type { DraftSchema } from "../draft.ts";

const META = "io.k8s.apimachinery.pkg.apis.meta.v1.";

function ref(name: string): DraftSchema {
  return { $ref: `#/components/schemas/${META}${name}` };
}

const apiVersion: DraftSchema = { type: "string", description: "Always meta.k8s.io/v1." };
const kind: DraftSchema = { type: "string" };
const text = (description: string): DraftSchema => ({ type: "string", default: "", description });

function columnDefinition(): DraftSchema {
  return {
    description: "TableColumnDefinition contains information about a column returned in the Table.",
    type: "object",
    required: ["name", "type", "format", "description", "priority"],
    properties: {
      name: text("name is a human readable name for the column."),
      type: text("type is an OpenAPI type definition for this column, such as number, integer, string, or array."),
      format: text("format is an optional OpenAPI type modifier for this column."),
      description: text("description is a human readable description of this column."),
      priority: {
        type: "integer",
        format: "int32",
        default: 0,
        description: "0 is shown always, higher in wide views.",
      },
    },
  };
}

function rowCondition(): DraftSchema {
  return {
    description: "TableRowCondition allows a row to be marked with additional information.",
    type: "object",
    required: ["type", "status"],
    properties: {
      type: text("Type of row condition, e.g. Completed."),
      status: text("Status of the condition, one of True, False, Unknown."),
      reason: { type: "string", description: "(brief) machine readable reason for the condition's last transition." },
      message: { type: "string", description: "Human readable message indicating details about last transition." },
    },
  };
}

function row(): DraftSchema {
  return {
    description: "TableRow is an individual row in a table.",
    type: "object",
    required: ["cells"],
    properties: {
      cells: {
        type: "array",
        nullable: true,
        items: {},
        description:
          "cells will be as wide as the column definitions array and may contain strings, numbers or booleans.",
      },
      conditions: { type: "array", nullable: true, items: ref("TableRowCondition") },
      object: {
        type: "object",
        description: "PartialObjectMetadata, unless includeObject asks for the whole object or none.",
      },
    },
  };
}

function table(): DraftSchema {
  return {
    description: "Table is a tabular representation of a set of API resources, as a server answers `as=Table`.",
    type: "object",
    required: ["columnDefinitions", "rows"],
    properties: {
      apiVersion,
      kind,
      metadata: ref("ListMeta"),
      columnDefinitions: { type: "array", nullable: true, items: ref("TableColumnDefinition") },
      rows: { type: "array", nullable: true, items: ref("TableRow") },
    },
  };
}

function partial(): DraftSchema {
  return {
    description: "PartialObjectMetadata is an object of any kind, reduced to its metadata.",
    type: "object",
    properties: { apiVersion, kind, metadata: ref("ObjectMeta") },
  };
}

function partialList(): DraftSchema {
  return {
    description: "PartialObjectMetadataList is a list of objects of any kind, reduced to their metadata.",
    type: "object",
    required: ["items"],
    properties: {
      apiVersion,
      kind,
      metadata: ref("ListMeta"),
      items: { type: "array", nullable: true, items: ref("PartialObjectMetadata") },
    },
  };
}

/**
 * What every list and read answers when the Accept header asks for `as=Table`, `as=PartialObjectMetadata` or
 * `as=PartialObjectMetadataList`: they stand in no document. Source: the API machinery's `apis/meta/v1` types, and what
 * a v1.35.4 server answers (a nil Go slice as null). By their full names; new each time, because a rule's result is writable.
 */
export function reducedObjects(): Readonly<Record<string, DraftSchema>> {
  return {
    [`${META}PartialObjectMetadata`]: partial(),
    [`${META}PartialObjectMetadataList`]: partialList(),
    [`${META}Table`]: table(),
    [`${META}TableColumnDefinition`]: columnDefinition(),
    [`${META}TableRow`]: row(),
    [`${META}TableRowCondition`]: rowCondition(),
  };
}
