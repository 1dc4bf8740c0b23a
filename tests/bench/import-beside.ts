// The embedded database while 20,000 people are imported: how long others wait for a page, and how long nothing moves.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openEmbedded } from "~/db/embedded.server";
import { withMost, type Figure } from "./figures";
import { timed } from "./measure";
import { foundSchool, sysadmin } from "./school";
import { startServerOn, temporaryFolder, type Setting } from "./setting";
import { rosterFile } from "./users";
import { signedInCookie } from "./visitor";

const metricsToken = "a token of the metrics";
const every = 500;

export async function importBeside({ quick }: Setting): Promise<Figure[]> {
  const count = quick ? 2_000 : 20_000;
  const folder = temporaryFolder();
  // The day's backup is written at night, and holds the database: it is no part of this.
  mkdirSync(join(folder, "backups"));
  writeFileSync(join(folder, "backups", `apsis-${new Date().toISOString().slice(0, 10)}.gz`), "");
  const database = await openEmbedded(folder);
  await foundSchool(database);
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

  // What a start costs is none of the import's: the server has served before, and its measure begins here.
  await (await fetch(`${server.url}/admin/users`, { headers })).text();
  await readHold(server.url);

  const seen = { isOver: false, page: 0, health: 0, held: 0 };
  const beside = [
    repeat(seen, "page", () => fetch(`${server.url}/admin/users`, { headers })),
    repeat(seen, "health", () => fetch(`${server.url}/healthz`)),
    watchLoop(server.url, seen),
  ];
  const begun = performance.now();
  const { answer } = await post("/admin/users/import", file);
  const id = new URL(answer.headers.get("location")!, server.url).searchParams.get("id")!;
  const { text } = await post("/admin/users/import/run", new URLSearchParams({ id }));
  const seconds = (performance.now() - begun) / 1000;
  seen.isOver = true;
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
    withMost(of("  longest wait for /admin/users beside it", seen.page, "ms"), 250),
    withMost(of("  longest wait for /healthz beside it", seen.health, "ms"), 250),
    withMost(of("  longest hold of the event loop", seen.held, "ms"), 100),
  ];
}

type Seen = Record<"page" | "health" | "held", number> & { isOver: boolean };

async function repeat(seen: Seen, what: "page" | "health", ask: () => Promise<Response>) {
  while (!seen.isOver) {
    const waited = await timed(async () => {
      const answer = await ask();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${what} answered ${answer.status}.`);
    });
    seen[what] = Math.max(seen[what], waited);
  }
}

async function watchLoop(url: string, seen: Seen) {
  while (!seen.isOver) {
    seen.held = Math.max(seen.held, await readHold(url));
    await new Promise((done) => setTimeout(done, every));
  }
}

/** The longest hold of the event loop in ms: the server measures itself, and begins anew with each reading. */
async function readHold(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const [, lag] = /^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(await answer.text()) ?? [];
  if (lag === undefined) throw new Error("The metrics tell no hold of the event loop.");
  return Number(lag) * 1000;
}
