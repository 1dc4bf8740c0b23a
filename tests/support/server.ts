// The built server in a child process, tested from the outside only.
import { readFileSync } from "node:fs";
import { runNode, type ExitResult } from "./child-process";

export type ServerProcess = {
  pid: number;
  url: string;
  port: number;
  /** Ends it by SIGTERM and returns its exit code. */
  stop: () => Promise<number | null>;
  /** Kills it like a power failure. */
  kill: () => Promise<void>;
};

/**
 * The script Node runs: the host, or for `check:fleet` a stand-in for many. Servers under test are short-lived, so
 * optimizing WebAssembly isn't worth it.
 */
export const hostUnderTest = process.env.APSIS_TEST_HOST?.split(" ") ?? [
  "--liftoff-only",
  "--wasm-lazy-validation",
  "build/host.js",
];

/** Node's flags of `npm start`. */
export const productionFlags: string[] =
  readFileSync("package.json", "utf8")
    .match(/"start": "node (.*) server/)?.[1]
    ?.split(" ") ?? [];

const launch = (env: Record<string, string>, folder?: string, host = hostUnderTest) =>
  runNode(host, { PORT: "0", LOG_LEVEL: "warn", ...env }, folder);

/**
 * Starts the server and waits until it is healthy. `env` is added to a free port and quiet logs; `folder`: its working
 * directory; `host`: the script.
 */
export async function startServer(
  env: Record<string, string>,
  folder?: string,
  host?: string[],
): Promise<ServerProcess> {
  const { pid, printed, kill, exited } = launch(env, folder, host);
  const port = Number((await printed(/is ready: http:\/\/[^\s/]+:(\d+)/))[1]);
  const url = `http://127.0.0.1:${port}`;
  const health = await fetch(`${url}/healthz`);
  if (!health.ok) throw new Error(`The server is not healthy: ${health.status} ${await health.text()}`);
  const end = async (signal: NodeJS.Signals) => {
    kill(signal);
    return (await exited).code;
  };
  return { pid, url, port, stop: () => end("SIGTERM"), kill: async () => void (await end("SIGKILL")) };
}

/** Starts a server that is expected to exit. */
export const runToItsEnd = (env: Record<string, string>): Promise<ExitResult> => launch(env).exited;
