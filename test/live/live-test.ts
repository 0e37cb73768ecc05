import { test } from "node:test";

/**
 * Declares a test that needs a real API server. With KUBER_LIVE=count the test is declared and not run, so that a run
 * without a cluster can say how many tests it left out.
 */
export function liveTest(name: string, body: () => Promise<void>): void {
  test(name, { timeout: 180_000 }, process.env["KUBER_LIVE"] === "count" ? () => {} : body);
}
