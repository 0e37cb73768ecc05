/** A quiet reporter for node:test: failures in full, then one closing line `suite: N passed, N failed, N skipped`. */
import { relative } from "node:path";
import { inspect } from "node:util";

interface TestEvent {
  readonly type: string;
  readonly data: {
    readonly name?: string;
    readonly file?: string;
    readonly line?: number;
    readonly message?: string;
    readonly skip?: unknown;
    readonly nesting?: number;
    readonly details?: {
      readonly error?: { readonly cause?: unknown; readonly failureType?: string };
      readonly type?: string;
    };
  };
}

function describe({ data }: TestEvent): string {
  const where = data.file === undefined ? "" : `${relative(process.cwd(), data.file)}:${data.line ?? 1}`;
  const cause = data.details?.error?.cause ?? data.details?.error;
  return `\nFAILED ${where} ${data.name ?? ""}\n${inspect(cause, { depth: 4 })}\n`;
}

/** A failure of a suite only repeats that one of its tests failed. */
function isOwnFailure({ data }: TestEvent): boolean {
  return data.details?.error?.failureType !== "subtestsFailed";
}

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for await (const event of events) {
    const isSuite = event.data.details?.type === "suite";
    if (event.type === "test:pass" && !isSuite) count[event.data.skip === undefined ? "passed" : "skipped"] += 1;
    if (event.type === "test:fail" && isOwnFailure(event)) {
      count.failed += 1;
      yield describe(event);
    }
    if (event.type === "test:stderr" || (event.type === "test:stdout" && process.env.KUBER_TEST_OUTPUT)) {
      yield event.data.message ?? "";
    }
  }
  yield `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`;
}
