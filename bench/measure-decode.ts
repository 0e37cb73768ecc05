import { type Figure, median, ratios } from "./figures.ts";
import { recording } from "./record.ts";
import { jsonLines, runProgram } from "./run-program.ts";

interface DecodeRun {
  readonly setUpMs?: number;
  readonly parseUs?: number;
  readonly checkedUs?: number;
}

/** Strictly validated decode from memory beside bare JSON.parse, and what the first check has to set up. */
export async function measureDecode(runs: number): Promise<Figure[]> {
  const folder = await recording();
  const [parsed, checked, setUp]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    const lines = jsonLines<DecodeRun>((await runProgram("decode", [folder, "3"])).output);
    setUp.push(lines[0]?.setUpMs ?? Number.NaN);
    const rounds = lines.slice(1);
    parsed.push(median(rounds.map(({ parseUs = Number.NaN }) => parseUs)));
    checked.push(median(rounds.map(({ checkedUs = Number.NaN }) => checkedUs)));
  }
  return [
    { measure: "decode from memory, per Pod", subject: "JSON.parse", unit: "µs", values: parsed },
    { measure: "decode from memory, per Pod", subject: "kuber, checked", unit: "µs", values: checked },
    {
      measure: "decode from memory",
      subject: "kuber ÷ JSON.parse",
      unit: "×",
      values: ratios(checked, parsed),
      goal: { atMost: 1.25, why: "the price of checking" },
    },
    {
      measure: "validator set-up until the first checked Pod",
      subject: "kuber",
      unit: "ms",
      values: setUp,
      goal: { atMost: 10, why: "a start" },
    },
  ];
}
