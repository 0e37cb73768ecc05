import type { Schema } from "./document.ts";

const PREFIX = "#/components/schemas/";

/** The component that a schema refers to, plainly or as an allOf of one reference; undefined where it refers to none. */
export function refName(schema: Schema | undefined): string | undefined {
  const ref = schema?.$ref ?? (schema?.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
  return ref?.startsWith(PREFIX) ? ref.slice(PREFIX.length) : undefined;
}
