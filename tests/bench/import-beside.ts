// The embedded database during an import of 20,000 people: page waits, and blocking of the event loop.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openEmbedded } from "~/db/embedded.server";
import { withMost, type Figure } from "./figures";
import { timed } from "./measure";
import { createSchool, sysadmin } from "./school";
import { startServerOn, temporaryFolder, type BenchOptions } from "./setting";
import { rosterFile } from "./users";
import { signedInCookie } from "./visitor";

const metricsToken = "a token of the metrics";
const every = 500;

export async function importBeside({ quick }: BenchOptions): Promise<Figure[]> {
  const count = quick ? 2_000 : 20_000;
  const folder = temporaryFolder();
  // Prevents the daily backup, which would block the database as well.
  mkdirSync(join(folder, "backups"));
  writeFileSync(join(folder, "backups", `apsis-${new Date().toISOString().slice(0, 10)}.gz`), "");
  const database = await openEmbedded(folder);
  await createSchool(database);
  const cookie = await signedInCookie(database, sysadmin);
  await database.close();
  const server = await startServerOn({ folder }, { METRICS_TOKEN: metricsToken });
  const headers = { cookie: `${cookie.name}=${cookie.value}`, origin: server.url };
  const post = async (path: string, body: FormData | URLSearchParams) => {
    const answer = await fetch(server.url + path, { method: "POST", headers, body, redirect: "manual" });
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return { answer, text };
  };
  const file = new FormData();
  file.set("file", new Blob([Buffer.from(rosterFile("beside", count))]), "bench.csv");

  // Excludes the start: the server has served before the measurement begins.
  await (await fetch(`${server.url}/admin/users`, { headers })).text();
  await readHold(server.url);

  const waits = { isOver: false, page: 0, health: 0, held: 0 };
  const beside = [
    repeat(waits, "page", () => fetch(`${server.url}/admin/users`, { headers })),
    repeat(waits, "health", () => fetch(`${server.url}/healthz`)),
    watchLoop(server.url, waits),
  ];
  const startedAt = performance.now();
  const { answer } = await post("/admin/users/import", file);
  const id = new URL(answer.headers.get("location")!, server.url).searchParams.get("id")!;
  const { text } = await post("/admin/users/import/run", new URLSearchParams({ id }));
  const seconds = (performance.now() - startedAt) / 1000;
  waits.isOver = true;
  await Promise.all(beside);
  await server.stop();
  if (!text.includes('"ended":true')) throw new Error(`The import did not end: ${text.slice(-300)}`);
  const of = (what: string, value: number, unit: Figure["unit"]): Figure => ({
    what,
    size: `${count.toLocaleString("en-US")} rows, embedded`,
    value,
    unit,
  });
  return [
    of("Roster checked and imported through the page", count / seconds, "/s"),
    withMost(of("  longest wait for /admin/users meanwhile", waits.page, "ms"), 250),
    withMost(of("  longest wait for /healthz meanwhile", waits.health, "ms"), 250),
    withMost(of("  longest block of the event loop", waits.held, "ms"), 100),
  ];
}

type Waits = Record<"page" | "health" | "held", number> & { isOver: boolean };

async function repeat(waits: Waits, what: "page" | "health", ask: () => Promise<Response>) {
  while (!waits.isOver) {
    const waited = await timed(async () => {
      const answer = await ask();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${what} answered ${answer.status}.`);
    });
    waits[what] = Math.max(waits[what], waited);
  }
}

async function watchLoop(url: string, waits: Waits) {
  while (!waits.isOver) {
    waits.held = Math.max(waits.held, await readHold(url));
    await new Promise((done) => setTimeout(done, every));
  }
}

/** The longest block of the event loop in ms, measured by the server since the last reading. */
async function readHold(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const [, lag] = /^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(await answer.text()) ?? [];
  if (lag === undefined) throw new Error("The metrics have no delay of the event loop.");
  return Number(lag) * 1000;
}
