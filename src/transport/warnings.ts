/**
 * The texts of `Warning: 299 - "…"` headers, unescaped. Node joins several with a comma, which may also stand inside
 * the quotes.
 */
export function parseWarnings(header: string | readonly string[] | undefined): string[] {
  const text = typeof header === "string" ? header : (header ?? []).join(", ");
  return [...text.matchAll(/\b299\s+\S+\s+"((?:[^"\\]|\\.)*)"/g)].map((match) =>
    (match[1] ?? "").replace(/\\(.)/g, "$1"),
  );
}

const shown = new Set<string>();

/** Says each warning once in the life of the process. */
export function warnOnce(text: string): void {
  if (shown.has(text)) return;
  shown.add(text);
  process.emitWarning(text, "KubernetesWarning");
}
