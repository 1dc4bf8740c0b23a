// The built server as a process of its own, seen from outside only.
import { runNode, type Ended } from "./child-process";

export type ServerProcess = {
  pid: number;
  url: string;
  port: number;
  /** Ends it as an operator does and answers its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power failure does. */
  kill: () => Promise<void>;
};

/**
 * What Node runs as the server under test: the host itself or, for `check:fleet`, one that stands for many behind a
 * proxy. It lives for seconds: to let V8 optimise the embedded PostgreSQL takes longer than what that saves.
 */
export const hostUnderTest = process.env.APSIS_TEST_HOST?.split(" ") ?? [
  "--liftoff-only",
  "--wasm-lazy-validation",
  "build/host.js",
];

const launch = (env: Record<string, string>, folder?: string, host = hostUnderTest) =>
  runNode(host, { PORT: "0", LOG_LEVEL: "warn", ...env }, folder);

/**
 * Starts the server and waits until it is healthy. `env` comes on top of a free port and quiet logs; `folder`: where it
 * runs, if not here; `host`: what Node runs.
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

/** Starts a server that is expected to give up. */
export const runToItsEnd = (env: Record<string, string>): Promise<Ended> => launch(env).exited;
