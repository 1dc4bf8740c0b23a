// Three instances of the app behind haproxy.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram, type Child } from "../support/child-process";
import { freePort } from "../support/free-port";
import { haproxy } from "./programs";
import { startProgram, until } from "./start-program";

export type Instance = {
  name: string;
  port: number;
  pid: () => number;
  output: () => string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

export type Site = {
  url: string;
  instances: Instance[];
  /** Output of the instances. */
  output: () => string;
  /** Number of requests that haproxy moved from a dead instance to another. */
  moved: () => number;
  stop: () => Promise<void>;
};

type Options = { port?: number; node?: string[] };

/** `env`: environment of every instance; `node`: Node's options. */
export async function startSite(
  folder: string,
  env: Record<string, string>,
  { port, node = [] }: Options = {},
): Promise<Site> {
  const instances = await Promise.all(["a", "b", "c"].map((name) => startInstance(name, env, node)));
  const at = port || (await freePort());
  const config = join(folder, `site-${at}.cfg`);
  writeFileSync(config, behind(at, instances), { mode: 0o644 });
  const proxy = startProgram([haproxy, "-db", "-f", config], folder);
  const url = `http://127.0.0.1:${at}`;
  await until("The site answers", async () => (await fetch(`${url}/healthz`)).ok);
  return {
    url,
    instances,
    output: () => instances.map(({ output }) => output()).join(""),
    moved: () => proxy.output().match(/^moved \+/gm)?.length ?? 0,
    stop: async () => {
      proxy.kill("SIGKILL");
      await Promise.all([proxy.exited, ...instances.map(({ stop }) => stop())]);
    },
  };
}

async function startInstance(name: string, env: Record<string, string>, node: string[]): Promise<Instance> {
  const lines: string[] = [];
  let running: Child;
  const port = await freePort();
  const start = async () => {
    running = runProgram(["setpriv", "--pdeathsig", "KILL", process.execPath, ...node, "build/host.js"], {
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "warn",
      ...env,
      PORT: String(port),
    });
    await running.printed(/is ready: /);
  };
  const end = async (signal: NodeJS.Signals) => {
    running.kill(signal);
    lines.push((await running.exited).output);
  };
  await start();
  return {
    name,
    port,
    pid: () => running.pid,
    output: () => [...lines, running.output()].join(""),
    start,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/**
 * Retries only requests that reached no instance. If none is healthy, they are forwarded anyway, for the best error.
 */
const behind = (port: number, instances: Pick<Instance, "name" | "port">[]) => {
  const servers = (check: string) =>
    instances.map((instance) => `  server ${instance.name} 127.0.0.1:${instance.port}${check}`).join("\n");
  return `global
  maxconn 2000
  log stdout format raw local0
defaults
  mode http
  log global
  log-format "moved %rc"
  option dontlog-normal
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure
  timeout connect 1s
  timeout client 65s
  timeout server 65s
  timeout check 2s
frontend site
  bind 127.0.0.1:${port}
  use_backend unchecked if { nbsrv(instances) eq 0 }
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /healthz
  default-server inter 500ms fall 2 rise 1
${servers(" check")}
backend unchecked
  balance roundrobin
${servers("")}
`;
};
