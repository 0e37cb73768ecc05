import { concatBytes } from "./bytes.ts";

const NEWLINE = 0x0a;

/**
 * Lines out of chunks, without their newline. What stands after the last newline is given as `rest` at the end: a
 * stream that was cut inside a line. Empty lines are left out. A line longer than `maxBytes` throws a RangeError.
 */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number = 256 * 1024 * 1024,
): AsyncGenerator<{ readonly line: Uint8Array; readonly isWhole: boolean }> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const tail = chunk.subarray(start, end);
      start = end + 1;
      const line = held.length === 0 ? tail : concatBytes([...held, tail]);
      held = [];
      heldBytes = 0;
      if (line.length > 0) yield { line, isWhole: true };
    }
    if (start < chunk.length) {
      // A copy, so that a small rest does not keep a whole received chunk alive.
      held.push(start === 0 ? chunk : Uint8Array.prototype.slice.call(chunk, start));
      heldBytes += chunk.length - start;
      if (heldBytes > maxBytes) throw new RangeError(`a line is longer than ${maxBytes} bytes`);
    }
  }
  if (heldBytes > 0) yield { line: concatBytes(held), isWhole: false };
}
