import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export type Ended = { code: number | null; output: string };

export type Child = {
  pid: number;
  /** All it has printed so far, on either stream. */
  output: () => string;
  /** Waits until it has printed what matches; fails when it ends without. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  kill: (signal: NodeJS.Signals) => void;
  exited: Promise<Ended>;
  process: ChildProcess;
};

/** Runs a script of Node in a process of its own. */
export const runNode = (args: string[], env: Record<string, string> = {}, cwd?: string): Child =>
  runProgram([process.execPath, ...args], env, cwd);

/** The same with a channel for messages. */
export const runNodeWithChannel = (args: string[], env: Record<string, string>): Child =>
  runProgram([process.execPath, ...args], env, undefined, "ipc");

/** Runs a program with nothing of this process's environment but PATH and HOME. */
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
  // "close", not "exit": by then all that it printed has arrived.
  const exited = once(child, "close").then(([code = null]: (number | null)[]): Ended => {
    running = false;
    process.off("exit", killWithUs);
    return { code, output };
  });
  const printed = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      if (!running) throw new Error(`It ended and had not printed ${pattern}:\n${output}`);
      await Promise.race([once(stdout, "data"), exited]);
    }
  };
  const kill = (signal: NodeJS.Signals) => void child.kill(signal);
  return { pid: child.pid!, output: () => output, printed, kill, exited, process: child };
}
