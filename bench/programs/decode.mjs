// The Pods of the recording from memory: bare JSON.parse, then decoded and checked strictly, turn by turn.
// `node decode.mjs RECORDING ROUNDS`: a JSON line a round, and one about the first check.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkAnswer, decodeJson, ShapeBook } from "../../dist/schema/index.js";

const [recording, rounds] = process.argv.slice(2);
const NAME = "io.k8s.api.core.v1.Pod";
const pods = JSON.parse(readFileSync(join(recording, "page-0.json"), "utf8")).items.map((pod) =>
  Buffer.from(JSON.stringify(pod)),
);

const first = JSON.parse(pods[0]);
const start = performance.now();
const { shapes } = await import("../../dist/api/shapes.js");
const book = new ShapeBook(shapes, "absent");
checkAnswer(first, NAME, book);
console.log(JSON.stringify({ setUpMs: performance.now() - start }));

function cost(run, some) {
  const cpu = process.cpuUsage();
  for (const bytes of some) run(bytes);
  const { user, system } = process.cpuUsage(cpu);
  return user + system;
}

/** Both in small turns, so that what drifts on a busy machine drifts for both. */
function turns(repeats) {
  let [parseUs, checkedUs] = [0, 0];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (let start = 0; start < pods.length; start += 50) {
      const some = pods.slice(start, start + 50);
      parseUs += cost(parse, some);
      checkedUs += cost(check, some);
    }
  }
  const count = repeats * pods.length;
  return { parseUs: parseUs / count, checkedUs: checkedUs / count };
}

const parse = (bytes) => JSON.parse(bytes.toString("utf8"));
const check = (bytes) => {
  const { count, violations } = checkAnswer(decodeJson(bytes), NAME, book);
  if (count > 0) throw new Error(JSON.stringify(violations));
};
turns(4);
for (let round = 0; round < Number(rounds); round += 1) console.log(JSON.stringify(turns(6)));
