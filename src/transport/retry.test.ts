import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, it } from "node:test";
import { ConnectionError } from "../errors/index.ts";
import type { Clock } from "../std/index.ts";
import { NodeTransport, type TransportSettings } from "./index.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

let handler: Handler = () => {};
let count = 0;
let url = "";
const server = createServer((request, response) => {
  count += 1;
  handler(request, response, count);
});

before(async () => {
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

/** Time that passes at once, and remembers what was waited for. */
function instantClock(waits: number[]): Clock {
  return {
    now: () => Date.parse("2026-01-01T00:00:00Z"),
    after(ms, done) {
      waits.push(ms);
      const timer = setImmediate(done);
      return () => clearImmediate(timer);
    },
  };
}

function transportFor(
  handle: Handler,
  settings: Partial<TransportSettings> = {},
): { transport: NodeTransport; waits: number[] } {
  handler = handle;
  count = 0;
  const waits: number[] = [];
  return {
    waits,
    transport: new NodeTransport({ server: url, clock: instantClock(waits), random: () => 0.5, ...settings }),
  };
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const answer =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    void response.writeHead(status, headers).end("body");

describe("a read", () => {
  it("is tried five times on 503, waiting longer each time, and then gives the answer as it is", async () => {
    const { transport, waits } = transportFor(answer(503));
    const { status } = await transport.send({ method: "GET", path: "/x" });
    assert.deepEqual([status, count, waits], [503, 5, [100, 200, 400, 800]]);
    await transport.close();
  });

  it("waits at least as long as Retry-After says, in seconds or as a date, at most 30 s", async () => {
    for (const [header, floor] of [
      ["7", 7000],
      ["Thu, 01 Jan 2026 00:00:05 GMT", 5000],
      ["900", 30_000],
    ] as const) {
      const { transport, waits } = transportFor((_, response, n) =>
        n === 1 ? void response.writeHead(429, { "retry-after": header }).end() : void response.end("ok"),
      );
      assert.equal(await textOf((await transport.send({ method: "GET", path: "/x" })).body), "ok");
      assert.deepEqual(waits, [floor + 100]);
      await transport.close();
    }
  });

  it("is repeated when the connection breaks before an answer", async () => {
    const { transport } = transportFor((request, response, n) =>
      n === 1 ? void request.socket.destroy() : void response.end("ok"),
    );
    assert.equal((await transport.send({ method: "GET", path: "/x" })).status, 200);
    assert.equal(count, 2);
    await transport.close();
  });

  it("is not repeated for a 404 or a 409", async () => {
    for (const status of [404, 409]) {
      const { transport } = transportFor(answer(status));
      assert.equal((await transport.send({ method: "GET", path: "/x" })).status, status);
      assert.equal(count, 1);
      await transport.close();
    }
  });
});

describe("a write", () => {
  it("is sent once, and says that it may have taken effect when no answer comes", async () => {
    const { transport } = transportFor((request) => void request.socket.destroy());
    await assert.rejects(transport.send({ method: "POST", path: "/x", body: "{}" }), (error) => {
      assert.ok(error instanceof ConnectionError);
      assert.deepEqual([error.phase, error.outcome], ["request", "unknown"]);
      assert.match(error.message, /POST \/x, it may have taken effect/);
      return true;
    });
    assert.equal(count, 1);
    await transport.close();
  });

  it("that is allowed more attempts repeats only what proves that nothing was done", async () => {
    const refused = transportFor(answer(429, { "retry-after": "1" }), { maxWriteAttempts: 3 });
    await refused.transport.send({ method: "POST", path: "/x", body: "{}" });
    assert.equal(count, 3);
    const unclear = transportFor(answer(500), { maxWriteAttempts: 3 });
    await unclear.transport.send({ method: "POST", path: "/x", body: "{}" });
    assert.equal(count, 1);
    await refused.transport.close();
    await unclear.transport.close();
  });
});

describe("any request", () => {
  it("that is aborted rejects with the reason at once, also while it waits to try again", async () => {
    const reason = new Error("enough");
    const { transport } = transportFor(() => {});
    const pending = transport.send({ method: "GET", path: "/x" }, { signal: AbortSignal.timeout(20) });
    await assert.rejects(pending, { name: "TimeoutError" });
    await assert.rejects(transport.send({ method: "GET", path: "/x" }, { signal: AbortSignal.abort(reason) }), reason);
    await transport.close();
  });

  it("without an answer in time says which deadline it missed", async () => {
    const { transport } = transportFor(() => {}, { deadlines: { responseMs: 20 }, maxReadAttempts: 1 });
    await assert.rejects(transport.send({ method: "GET", path: "/x" }), /no answer within 20 ms/);
    await transport.close();
  });

  it("that waited for a place in the pool is on a standing connection: its loss is no connection that failed", async () => {
    const held: ServerResponse[] = [];
    const { transport } = transportFor(
      (request, response, n) => {
        if (n <= 32) held.push(response);
        else request.socket.destroy();
        if (n === 32) for (const each of held) each.end();
      },
      { deadlines: { connectMs: 500 } },
    );
    const write = (): Promise<unknown> =>
      transport.send({ method: "POST", path: "/x", body: "{}" }).then(({ body }) => textOf(body));
    const results = await Promise.allSettled(Array.from({ length: 40 }, write));
    const failures = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason as ConnectionError] : [],
    );
    assert.equal(failures.length, 8);
    for (const { phase, outcome } of failures) assert.deepEqual([phase, outcome], ["request", "unknown"]);
    await transport.close();
  });

  it("whose body is cut rejects while it is read", async () => {
    const { transport } = transportFor((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.destroy());
    });
    const { body } = await transport.send({ method: "GET", path: "/x" });
    await assert.rejects(textOf(body), (error) => error instanceof ConnectionError && error.phase === "response");
    await transport.close();
  });

  it("refused with 401 refreshes the credential once, together with its neighbours, and is sent again", async () => {
    let [token, refreshes] = ["old", 0];
    const credentials = {
      authorization: () => `Bearer ${token}`,
      async refresh() {
        refreshes += 1;
        await Promise.resolve();
        token = "new";
        return true;
      },
    };
    const { transport } = transportFor(
      (request, response) => void response.writeHead(request.headers.authorization === "Bearer new" ? 200 : 401).end(),
      { credentials },
    );
    const answers = await Promise.all([1, 2, 3].map(() => transport.send({ method: "GET", path: "/x" })));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal(refreshes, 1);
    await transport.close();
  });

  it("hands on the warnings of the server, with their commas and quotes", async () => {
    const warnings: string[] = [];
    const { transport } = transportFor(
      (_, response) => void response.setHeader("warning", ['299 - "a, b"', '299 - "say \\"c\\""']).end(),
      { onWarning: (text) => warnings.push(text) },
    );
    await transport.send({ method: "GET", path: "/x" });
    assert.deepEqual(warnings, ["a, b", 'say "c"']);
    await transport.close();
  });

  it("to a server that nobody runs names the server, the reason and that nothing was sent", async () => {
    const transport = new NodeTransport({ server: "http://127.0.0.1:1", maxReadAttempts: 1 });
    await assert.rejects(transport.send({ method: "GET", path: "/x" }), (error) => {
      assert.ok(error instanceof ConnectionError);
      assert.deepEqual([error.phase, error.outcome], ["connect", "not-sent"]);
      assert.match(error.message, /^http:\/\/127\.0\.0\.1:1 could not be reached: .*\[GET \/x, not sent\]$/);
      return true;
    });
    await transport.close();
  });

  it("after close rejects, not sent", async () => {
    const { transport } = transportFor(answer(200));
    await transport.close();
    await assert.rejects(transport.send({ method: "GET", path: "/x" }), (error) => {
      return error instanceof ConnectionError && error.phase === "closed" && error.outcome === "not-sent";
    });
  });
});
