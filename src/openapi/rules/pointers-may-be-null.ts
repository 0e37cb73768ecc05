import { placeName, propertiesOf } from "../draft.ts";
import type { PatchRule } from "../patch-rule.ts";

/** Component (short name) and property: Go pointers and byte slices without omitempty. The first four were seen live. */
const PLACES: ReadonlySet<string> = new Set([
  "TypedLocalObjectReference.apiGroup",
  "TypedObjectReference.apiGroup",
  "AzureFilePersistentVolumeSource.secretNamespace",
  "TokenRequestSpec.boundObjectRef",
  "TokenRequestSpec.expirationSeconds",
  "LimitedPriorityLevelConfiguration.nominalConcurrencyShares",
  "GRPCAction.service",
  "IngressClassParametersReference.scope",
  "CapacityRequestPolicy.default",
  "DeploymentSpec.selector",
  "ReplicaSetSpec.selector",
  "DaemonSetSpec.selector",
  "StatefulSetSpec.selector",
  "ScaleIOVolumeSource.secretRef",
  "ScaleIOPersistentVolumeSource.secretRef",
  "MutatingWebhook.sideEffects",
  "ValidatingWebhook.sideEffects",
  "HTTPIngressPath.pathType",
  "CertificateSigningRequestSpec.request",
  "PodCertificateRequestSpec.pkixPublicKey",
  "PodCertificateRequestSpec.proofOfPossession",
]);

/**
 * A selector, a webhook's sideEffects, a path's pathType and a request's bytes are filled by defaulting or demanded by
 * validation, so what is stored has them: they stay required and their null would be counted.
 */
const FILLED: ReadonlySet<string> = new Set(
  [...PLACES].filter((place) =>
    /\.(selector|sideEffects|pathType|request|pkixPublicKey|proofOfPossession|secretRef)$/.test(place),
  ),
);

export const pointersMayBeNull: PatchRule = {
  name: "pointers-may-be-null",
  says: "twenty properties that are no arrays and no times have a value",
  does: "their Go type is a pointer or a byte slice without omitempty: nil is sent as null",
  apply(document) {
    let count = 0;
    for (const { component, property, schema, owner } of propertiesOf(document)) {
      const place = placeName(component, property);
      if (!PLACES.has(place)) continue;
      const isRequired = owner.required?.includes(property) === true;
      if (!FILLED.has(place) || !isRequired) schema.nullable = true;
      count += 1;
    }
    return count;
  },
};
