/** One line of the result: what was measured, of whom, and what is wanted of it. */
export interface Figure {
  readonly measure: string;
  readonly subject: string;
  readonly unit: string;
  /** One value a run, in order. */
  readonly values: readonly number[];
  readonly goal?: { readonly atMost: number; readonly why: string };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Pair by pair within a round: what drifts on a busy machine drifts for both. */
export function ratios(of: readonly number[], against: readonly number[]): number[] {
  return of.map((value, index) => value / (against[index] ?? Number.NaN));
}

function rounded(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
}

function verdict({ values, goal }: Figure): string {
  if (goal === undefined) return "";
  return `${median(values) <= goal.atMost ? "holds" : "MISSED"}: ≤ ${rounded(goal.atMost)}`;
}

/** A Markdown table of the figures: median, range, goal. */
export function figureTable(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const { measure, subject, unit, values } = figure;
    const range = `${rounded(Math.min(...values))}–${rounded(Math.max(...values))}`;
    return `| ${measure} | ${subject} | ${rounded(median(values))} ${unit} | ${range} | ${verdict(figure)} |`;
  });
  return ["| measure | of | median | range | goal |", "| --- | --- | --- | --- | --- |", ...lines].join("\n");
}
