import { type ChildProcess, spawn } from "node:child_process";

/** The last bytes of output that are kept for error messages. */
const KEPT_BYTES = 64 * 1024;

/** One running program that ends with this process, however this process ends: its standard input is a pipe from here. */
export class PartProcess {
  readonly name: string;
  readonly #child: ChildProcess;
  #output = "";
  /** Resolves when the program has ended. */
  readonly ended: Promise<void>;
  isRunning = true;

  constructor(name: string, command: string, args: readonly string[], env: Readonly<Record<string, string>>) {
    this.name = name;
    this.#child = spawn(command, args, {
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, KUBER_EXIT_WITH_STDIN: "1", ...env },
    });
    const keep = (chunk: Buffer): void => {
      this.#output = (this.#output + chunk.toString("utf8")).slice(-KEPT_BYTES);
    };
    this.#child.stdout?.on("data", keep);
    this.#child.stderr?.on("data", keep);
    this.#child.stdin?.on("error", () => {});
    this.ended = new Promise((settle) => {
      const onEnd = (why: string): void => {
        this.isRunning = false;
        this.#output += `\n[${name} ended: ${why}]\n`;
        settle();
      };
      this.#child.on("error", (error) => onEnd(error.message));
      this.#child.on("exit", (code, signal) => onEnd(signal ?? `code ${code}`));
    });
  }

  /** The end of what the program wrote. */
  get output(): string {
    return this.#output;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    if (this.isRunning) this.#child.kill(signal);
    await this.ended;
  }
}
