// Proportional memory (PSS) of the app: at rest, and while four clients read gradebooks.
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { openEmbedded } from "~/db/embedded.server";
import { newDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { proportionalMemory } from "./process-memory";
import { addClass, createSchool, idOf, instructor, scenarioCount } from "./school";
import { startServerOn, temporaryFolder, type BenchOptions } from "./setting";
import { signedInCookie } from "./visitor";

const students = 500;
const readers = 4;
const most = { postgres: 90, embedded: 150, reading: 220 };
/** Relative to the second fifth of the time. */
const maxGrowth = 1.1;
/** Seconds without requests: V8 releases memory of the start after some thirty. */
const rest = 45;
/** Allocator settings of the Docker image for the embedded database. */
const allocator = Object.fromEntries(
  [...readFileSync("Dockerfile", "utf8").matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name!, value!]),
);

export async function memory({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const seconds = quick ? 10 : 120;
  const bench = await newDatabase(postgresUrl, "memory", (database) =>
    addClass(database, 1, { students, scenarios: scenarioCount, attempts: 1 }),
  );
  const { name, value } = await signedInCookie(bench.database, instructor);
  const { url, pid, stop } = await startServerOn(bench);
  const atRest = await settledMemory(url, pid);
  const samples: number[] = [];
  const looking = setInterval(() => void samples.push(proportionalMemory(pid)), 200);
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
  const fifth = Math.floor(samples.length / 5);
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
    withMost(
      { what: "Memory under gradebooks, at most", size, value: Math.max(...samples), unit: "MiB" },
      most.reading,
    ),
    withGrowth(size, Math.max(...samples.slice(fifth, 2 * fifth)), Math.max(...samples.slice(-fifth))),
  ];
}

const withGrowth = (size: string, second: number, last: number): Figure => ({
  ...withMost({ what: "  in the last fifth of the time", size, value: last, unit: "MiB" }, second * maxGrowth),
  bare: { what: "in the second", value: second },
});

async function embeddedAtRest(): Promise<number> {
  const folder = temporaryFolder();
  const database = await openEmbedded(folder);
  await createSchool(database);
  await database.close();
  const { url, pid, stop } = await startServerOn({ folder }, allocator);
  const atRest = await settledMemory(url, pid);
  await stop();
  return atRest;
}

/** After a page, so that lazily loaded code is loaded. */
async function settledMemory(url: string, pid: number): Promise<number> {
  for (const path of ["/", "/healthz", "/api/scores/leaderboard/all/all"]) await (await fetch(url + path)).text();
  await setTimeout(rest * 1_000);
  return proportionalMemory(pid);
}
