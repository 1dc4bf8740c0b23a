// From process start to the first /healthz, on a migrated database.
import { runNode } from "../support/child-process";
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { median } from "./measure";
import { host, sessionSecret, startServerOn, temporaryFolder, type BenchOptions } from "./setting";

export async function coldStart({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "cold_start", async () => {});
  const folder = temporaryFolder();
  const places: [string, Record<string, string>, number][] = [
    ["PostgreSQL", { DATABASE_URL: bench.url, DATA_DIR: temporaryFolder() }, 1_000],
    ["embedded", { DATA_DIR: folder }, 2_000],
  ];
  const figures: Figure[] = [];
  for (const [name, env, limitMs] of places) {
    await (await startServerOn("DATABASE_URL" in env ? { url: bench.url } : { folder })).stop();
    const times: number[] = [];
    for (let round = 0; round < (quick ? 2 : 7); round++) times.push(await startOnce(env));
    figures.push(
      withMost(
        { what: `Start to first /healthz, ${name}`, size: "migrated", value: median(times), unit: "ms" },
        limitMs,
      ),
    );
  }
  await bench.close();
  return figures;
}

async function startOnce(env: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const { printed, kill, exited } = runNode(host, {
    PORT: "0",
    LOG_LEVEL: "warn",
    DEMO: "0",
    SESSION_SECRET: sessionSecret,
    ...env,
  });
  const [, port] = await printed(/is ready: http:\/\/[^\s/]+:(\d+)/);
  const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`);
  const time = performance.now() - startedAt;
  kill("SIGTERM");
  await exited;
  if (!ok) throw new Error("The server is not healthy.");
  return time;
}
