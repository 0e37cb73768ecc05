import { spawn } from "node:child_process";
import { delimiter, join, resolve } from "node:path";

export const root: string = resolve(import.meta.dirname, "..");

export interface StepOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a command with the repository's own tools first on the path; its exit code, output passed through. */
export function run(command: string, args: readonly string[], options: StepOptions = {}): Promise<number> {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...options.env, PATH: path };
  return new Promise((settle, fail) => {
    const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: "inherit" });
    child.on("error", (cause) => fail(new Error(`${command} could not be started: ${cause.message}`, { cause })));
    child.on("exit", (code, signal) => settle(code ?? (signal === null ? 1 : 128)));
  });
}

/** Runs named steps in order and stops at the first that fails. True when all passed. */
export async function runSteps(
  steps: readonly (readonly [name: string, command: string, ...args: string[]])[],
): Promise<boolean> {
  for (const [name, command, ...args] of steps) {
    const started = performance.now();
    const code = await run(command, args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
    if (code !== 0) return false;
  }
  return true;
}
