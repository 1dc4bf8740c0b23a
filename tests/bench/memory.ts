// What the app takes of the machine's memory, as the kernel shares it out (PSS): at rest, and while four read gradebooks at once.
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { openEmbedded } from "~/db/embedded.server";
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { proportionalMemory } from "./process-memory";
import { addClass, foundSchool, idOf, instructor, scenarioCount } from "./school";
import { startServerOn, temporaryFolder, type Setting } from "./setting";
import { signedInCookie } from "./visitor";

const students = 500;
const readers = 4;
const most = { postgres: 90, embedded: 150, reading: 220 };
/** Of the second fifth of the time. */
const mostGrowth = 1.1;
/** Seconds without a request: V8 gives back what a start has left after some thirty. */
const rest = 45;
/** What the image tells the allocator where the database is embedded. */
const allocator = Object.fromEntries(
  [...readFileSync("Dockerfile", "utf8").matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name!, value!]),
);

export async function memory({ postgresUrl, quick }: Setting): Promise<Figure[]> {
  const seconds = quick ? 10 : 120;
  const bench = await newDatabase(postgresUrl, "memory", (database) =>
    addClass(database, 1, { students, scenarios: scenarioCount, attempts: 1 }),
  );
  const { name, value } = await signedInCookie(bench.database, instructor);
  const { url, pid, stop } = await startServerOn(bench, { WORKERS: "1" });
  const atRest = await settledMemory(url, pid);
  const seen: number[] = [];
  const looking = setInterval(() => void seen.push(proportionalMemory(pid)), 200);
  const { non2xx, errors } = await autocannon({
    url: `${url}/instructor/gradebook/${idOf("class", 1)}`,
    connections: readers,
    duration: seconds,
    headers: { cookie: `${name}=${value}`, "accept-encoding": "gzip" },
  });
  clearInterval(looking);
  if (non2xx + errors > 0) throw new Error(`${non2xx} gradebooks were no success, ${errors} requests failed.`);
  await stop();
  await bench.close();
  const fifth = Math.floor(seen.length / 5);
  const size = `${readers} at once, ${students} × ${scenarioCount}, ${seconds} s`;
  return [
    withMost(
      { what: "Memory at rest, PostgreSQL", size: `PSS after ${rest} s`, value: atRest, unit: "MiB" },
      most.postgres,
    ),
    withMost(
      { what: "Memory at rest, embedded", size: `PSS after ${rest} s`, value: await embeddedAtRest(), unit: "MiB" },
      most.embedded,
    ),
    withMost({ what: "Memory under gradebooks, at most", size, value: Math.max(...seen), unit: "MiB" }, most.reading),
    withGrowth(size, Math.max(...seen.slice(fifth, 2 * fifth)), Math.max(...seen.slice(-fifth))),
  ];
}

const withGrowth = (size: string, second: number, last: number): Figure => ({
  ...withMost({ what: "  in the last fifth of the time", size, value: last, unit: "MiB" }, second * mostGrowth),
  bare: { what: "in the second", value: second },
});

async function embeddedAtRest(): Promise<number> {
  const folder = temporaryFolder();
  const database = await openEmbedded(folder);
  await foundSchool(database);
  await database.close();
  const { url, pid, stop } = await startServerOn({ folder }, allocator);
  const atRest = await settledMemory(url, pid);
  await stop();
  return atRest;
}

/** Some time after a page, which has what loads at first use loaded. */
async function settledMemory(url: string, pid: number): Promise<number> {
  for (const path of ["/", "/healthz", "/api/scores/leaderboard/all/all"]) await (await fetch(url + path)).text();
  await setTimeout(rest * 1_000);
  return proportionalMemory(pid);
}
