/** Serves the recorded bytes over TLS as fast as the client takes them: `node replay-server.ts RECORDING CERTIFICATES`. Prints its port. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const [recording = "", certificates = ""] = process.argv.slice(2);
const read = (file: string): Buffer => readFileSync(join(recording, file));
const whole = read("whole.json");
const names = readdirSync(recording).filter((file) => file.startsWith("page-"));
const pages = names.map((_, index) => read(`page-${index}.json`));
/** The page that a token asks for: each page holds the token of the next. */
const tokens = new Map(
  pages.map((bytes, index) => {
    const { metadata } = JSON.parse(bytes.toString("utf8")) as { metadata: { continue?: string } };
    return [metadata.continue ?? "", index + 1];
  }),
);

const options = {
  cert: readFileSync(join(certificates, "apiserver.crt")),
  key: readFileSync(join(certificates, "apiserver.key")),
};
const server = createServer(options, (request, response) => {
  const url = new URL(request.url ?? "/", "https://localhost");
  const token = url.searchParams.get("continue");
  const body = url.searchParams.has("limit") ? pages[token ? (tokens.get(token) ?? 0) : 0] : whole;
  if (url.pathname !== "/api/v1/pods" || body === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
process.stdin.resume().on("end", () => process.exit(0));
