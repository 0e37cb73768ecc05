import { readFileSync } from "node:fs";
import { ConfigError } from "../errors/index.ts";
import type { Credentials } from "../transport/index.ts";

/** Bound tokens are rotated in place an hour before they end; reading again each minute is what client-go does. */
const REREAD_MS = 60_000;

/** A bearer token that a file holds and somebody else renews. Read again each minute, and at once after a 401. */
export function tokenFileCredentials(path: string, now: () => number = Date.now): Credentials {
  let token = "";
  let readAtMs = Number.NEGATIVE_INFINITY;
  const read = (): void => {
    try {
      token = readFileSync(path, "utf8").trim();
    } catch (cause) {
      // A rotation may be half done: the token that was read before is still good.
      if (token === "") throw new ConfigError("the token cannot be read", { file: path, cause });
    }
    if (token === "") throw new ConfigError("expected a token, the file is empty", { file: path });
    readAtMs = now();
  };
  return {
    authorization() {
      if (now() - readAtMs >= REREAD_MS) read();
      return `Bearer ${token}`;
    },
    async refresh() {
      const before = token;
      read();
      return token !== before;
    },
  };
}
