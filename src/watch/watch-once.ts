import { ConnectionError } from "../errors/index.ts";
import { type WatchOptions, watchRequest } from "../request/index.ts";
import type { Resource } from "../resources/index.ts";
import { splitLines } from "../std/index.ts";
import { collectionPlace, requireSuccess, settleFindings, type VerbContext } from "../verbs/index.ts";
import { decodeFrame } from "./decode-frame.ts";
import type { WatchEvent } from "./watch-event.ts";

/**
 * The events of one connection. Ends when the server ends it cleanly; the last resourceVersion seen is where the next
 * watch starts. Leaving the loop closes the connection at once; an abort rejects with `signal.reason`.
 * @throws {StatusError} `isExpired` when the resourceVersion is too old, at once or as an ERROR event;
 * {@link ConnectionError} when the stream is cut, also in the middle of an event.
 */
export async function* watchOnce(
  context: VerbContext,
  resource: Resource,
  options: WatchOptions,
): AsyncGenerator<WatchEvent<unknown>> {
  const request = watchRequest(collectionPlace(resource, options, context.namespace), options);
  const place = { verb: "watch", method: request.method, path: request.path };
  const [answer, shape] = await Promise.all([
    context.transport.send(request, { signal: options.signal }),
    context.shapes.of(resource),
  ]);
  await requireSuccess(answer, place);
  for await (const { line, isWhole } of splitLines(answer.body)) {
    if (!isWhole && line[line.length - 1] !== 0x7d) {
      throw new ConnectionError(`the watch was cut in the middle of an event [GET ${request.path}]`, {
        phase: "response",
        outcome: "unknown",
      });
    }
    const { event, findings } = decodeFrame(line, shape, place);
    settleFindings(findings, `${event.type} ${resource.kind}`, context);
    yield event;
  }
}
