import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export type ExitResult = { code: number | null; output: string };

export type Child = {
  pid: number;
  /** Everything printed so far, on both streams. */
  output: () => string;
  /** Waits for output that matches; rejects if the process ends without it. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  kill: (signal: NodeJS.Signals) => void;
  exited: Promise<ExitResult>;
  process: ChildProcess;
};

/** Runs a Node script in a child process. */
export const runNode = (args: string[], env: Record<string, string> = {}, cwd?: string): Child =>
  runProgram([process.execPath, ...args], env, cwd);

/** The same with an IPC channel. */
export const runNodeWithChannel = (args: string[], env: Record<string, string>): Child =>
  runProgram([process.execPath, ...args], env, undefined, "ipc");

/** Runs a program with only PATH and HOME of this process's environment. */
export function runProgram(
  [command, ...args]: [string, ...string[]],
  env: Record<string, string> = {},
  cwd?: string,
  channel?: "ipc",
): Child {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(command, args, {
    env: { PATH, HOME, NODE_ENV: "production", ...env },
    stdio: channel ? ["ignore", "pipe", "pipe", channel] : ["ignore", "pipe", "pipe"],
    serialization: "advanced",
    cwd,
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("A child without pipes.");
  let output = "";
  for (const stream of [stdout, stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  let running = true;
  // "close" rather than "exit": by then all output has arrived.
  const exited = once(child, "close").then(([code = null]: (number | null)[]): ExitResult => {
    running = false;
    process.off("exit", killWithUs);
    return { code, output };
  });
  const waitForOutput = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match;
      if (!running) throw new Error(`The process ended without printing ${pattern}:\n${output}`);
      await Promise.race([once(stdout, "data"), exited]);
    }
  };
  const kill = (signal: NodeJS.Signals) => void child.kill(signal);
  return { pid: child.pid!, output: () => output, printed: waitForOutput, kill, exited, process: child };
}
