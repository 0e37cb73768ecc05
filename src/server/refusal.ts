import type { Status, StatusDetails } from "../meta/index.ts";
import type { Resource } from "../resources/index.ts";

/** A request that the server refuses, with the Status that it answers. */
export class Refusal extends Error {
  readonly status: Status & { readonly code: number };

  constructor(code: number, reason: string, message: string, details?: StatusDetails) {
    super(message);
    this.status = {
      kind: "Status",
      apiVersion: "v1",
      metadata: {},
      status: "Failure",
      message,
      reason,
      ...(details === undefined ? {} : { details }),
      code,
    };
  }
}

/** `pods`, `deployments.apps`: how messages name a resource. */
export function resourceLabel({ plural, group }: Pick<Resource, "plural" | "group">): string {
  return group === "" ? plural : `${plural}.${group}`;
}

/** What a Status says about one object: its resource stands under `kind`. */
export function detailsOf({ plural, group }: Pick<Resource, "plural" | "group">, name: string): StatusDetails {
  return { name, ...(group === "" ? {} : { group }), kind: plural };
}

export function notFound(resource: Pick<Resource, "plural" | "group">, name: string): Refusal {
  return new Refusal(
    404,
    "NotFound",
    `${resourceLabel(resource)} ${JSON.stringify(name)} not found`,
    detailsOf(resource, name),
  );
}

export function alreadyExists(resource: Resource, name: string): Refusal {
  const message = `${resourceLabel(resource)} ${JSON.stringify(name)} already exists`;
  return new Refusal(409, "AlreadyExists", message, detailsOf(resource, name));
}

export function conflict(resource: Resource, name: string, why?: string): Refusal {
  const reason = why ?? "the object has been modified; please apply your changes to the latest version and try again";
  const message = `Operation cannot be fulfilled on ${resourceLabel(resource)} ${JSON.stringify(name)}: ${reason}`;
  return new Refusal(409, "Conflict", message, detailsOf(resource, name));
}

export function invalid(resource: Resource, name: string, field: string, why: string): Refusal {
  const label = resource.group === "" ? resource.kind : `${resource.kind}.${resource.group}`;
  return new Refusal(422, "Invalid", `${label} ${JSON.stringify(name)} is invalid: ${field}: ${why}`, {
    name,
    ...(resource.group === "" ? {} : { group: resource.group }),
    kind: resource.kind,
    causes: [{ reason: "FieldValueInvalid", message: why, field }],
  });
}

export function badRequest(message: string): Refusal {
  return new Refusal(400, "BadRequest", message);
}

export function expired(message: string): Refusal {
  return new Refusal(410, "Expired", message);
}

export function unknownResource(): Refusal {
  return new Refusal(404, "NotFound", "the server could not find the requested resource", {});
}

export function methodNotAllowed(): Refusal {
  return new Refusal(405, "MethodNotAllowed", "the server does not allow this method on the requested resource", {});
}

export function unsupportedMediaType(accepted: readonly string[]): Refusal {
  const message = `the body of the request was in an unknown format - accepted media types include: ${accepted.join(", ")}`;
  return new Refusal(415, "UnsupportedMediaType", message, {});
}
