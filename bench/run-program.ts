import { execFile } from "node:child_process";
import { join } from "node:path";

/** The environment of every measured process: an extra certificate file would cost Node tens of milliseconds a start. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...env } = process.env;
  return env;
}

export interface ProgramRun {
  readonly output: string;
  /** From before the process was made until it had ended. */
  readonly wallMs: number;
}

/** Runs a program in a process of its own. */
export function runCommand(command: string, args: readonly string[]): Promise<ProgramRun> {
  const start = performance.now();
  return new Promise((settle, fail) => {
    execFile(
      command,
      args,
      { env: environment(), maxBuffer: 1 << 28, cwd: import.meta.dirname },
      (error, stdout, stderr) => {
        if (error === null) settle({ output: stdout, wallMs: performance.now() - start });
        else fail(new Error(`${command} ${args.join(" ")}: ${stderr}`, { cause: error }));
      },
    );
  });
}

/** Runs one of `programs/` with the Node that runs this. */
export function runProgram(
  name: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<ProgramRun> {
  return runCommand(process.execPath, [...flags, join(import.meta.dirname, "programs", `${name}.mjs`), ...args]);
}

export function jsonLines<T>(output: string): T[] {
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}
