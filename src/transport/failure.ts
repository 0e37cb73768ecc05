import { ConnectionError, type ConnectionOutcome, type ConnectionPhase } from "../errors/index.ts";

const EXPLAINED: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "the name cannot be resolved now",
  EHOSTUNREACH: "no route to it",
  ECONNRESET: "the connection was reset",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed and not trusted",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is signed by an authority that is not trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is signed by an authority that is not trusted",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is signed by an authority that is not trusted",
  CERT_HAS_EXPIRED: "its certificate has expired",
  CERT_SIGNATURE_FAILURE: "its certificate is not signed by the authority that is trusted",
};

/** The code of a failure, looked for in what it aggregates: Node tries several addresses of one name. */
function codeOf(cause: unknown): string | undefined {
  const { code, errors } = cause as { code?: unknown; errors?: readonly unknown[] };
  if (typeof code === "string") return code;
  return errors === undefined ? undefined : codeOf(errors[0] ?? {});
}

/** A failed exchange in words: what was tried, where it broke, what was expected. */
export function connectionFailure(
  server: string,
  method: string,
  path: string,
  phase: ConnectionPhase,
  outcome: ConnectionOutcome,
  cause: unknown,
): ConnectionError {
  const code = codeOf(cause ?? {});
  const why = EXPLAINED[code ?? ""] ?? (cause instanceof Error ? cause.message : String(cause));
  const hint = /CERT|SIGN/.test(code ?? "")
    ? "; expected one that certificate-authority-data (or the system) vouches for"
    : "";
  const at =
    phase === "connect"
      ? "could not be reached"
      : phase === "request"
        ? "broke off before it answered"
        : "broke off within its answer";
  const took = outcome === "not-sent" ? "not sent" : method === "GET" ? "unanswered" : "it may have taken effect";
  const suffix = code === undefined ? "" : ` (${code})`;
  return new ConnectionError(`${server} ${at}: ${why}${suffix}${hint} [${method} ${path}, ${took}]`, {
    phase,
    outcome,
    cause,
  });
}
