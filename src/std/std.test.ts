import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { backoffMs, delay, parseRetryAfterMs, raceAbort, splitLines } from "./index.ts";

async function linesOf(chunks: readonly string[], maxBytes?: number): Promise<string[]> {
  async function* source(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const lines: string[] = [];
  for await (const { line, isWhole } of splitLines(source(), maxBytes))
    lines.push(`${Buffer.from(line).toString()}${isWhole ? "" : "…"}`);
  return lines;
}

describe("lines", () => {
  it("are the same however the chunks fall", async () => {
    const text = "one\ntwo ü\n\nthree\n";
    const whole = ["one", "two ü", "three"];
    assert.deepEqual(await linesOf([text]), whole);
    assert.deepEqual(await linesOf([...text].map((letter) => letter)), whole);
    for (let cut = 0; cut < text.length; cut += 1)
      assert.deepEqual(await linesOf([text.slice(0, cut), text.slice(cut)]), whole);
  });

  it("say when the last one was cut", async () => {
    assert.deepEqual(await linesOf(["one\ntw"]), ["one", "tw…"]);
  });

  it("have a limit", async () => {
    await assert.rejects(linesOf(["long", "longer"], 5), RangeError);
  });
});

it("a delay ends at once when it is aborted", async () => {
  const controller = new AbortController();
  const waiting = delay(60_000, controller.signal);
  controller.abort(new Error("stop"));
  await assert.rejects(waiting, /stop/);
  await assert.rejects(raceAbort(new Promise(() => {}), controller.signal), /stop/);
});

it("backoff doubles to its cap, and jitter takes any part of it", () => {
  assert.deepEqual(
    [1, 2, 3, 9].map((attempt) => backoffMs(attempt, 100, 1000, () => 0.999)),
    [99, 199, 399, 999],
  );
  assert.equal(
    backoffMs(3, 100, 1000, () => 0),
    0,
  );
});

it("Retry-After that says nothing usable is nothing", () => {
  assert.equal(parseRetryAfterMs("soon", 0), undefined);
  assert.equal(parseRetryAfterMs(undefined, 0), undefined);
});
