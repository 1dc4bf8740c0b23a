// npm run check:siege: see docs/operating.md.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import * as v from "valibot";
import { ApiClient } from "../support/api-client";
import {
  emptyTally,
  enrolStudents,
  findCourse,
  playClass,
  visibleAttempts,
  type SimulatedCourse,
} from "../support/class-simulation";
import { percentile } from "../support/percentile";
import { startCluster, type Cluster } from "../support/postgres-cluster";
import { createDatabase } from "../support/postgres-databases";
import { productionFlags, startServer, type ServerProcess } from "../support/server";
import { readOptions } from "../support/simulation-options";
import { Report } from "../fleet/report";
import { changeManyUsers, crowd, deleteWhilePlaying, flyTinyBurns, pourBodies, signInTogether } from "./attacks";
import { createMemoryLimit, type MemoryLimit } from "./memory-limit";
import { Answers, type Target } from "./target";
import { openSql } from "../support/sql-client";

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { minutes: { type: "string", default: "10" }, memory: { type: "string", default: "1024" } },
  });
  const minutes = Number(values.minutes);
  const megabytes = Number(values.memory);
  if (!(minutes > 0 && minutes <= 60)) throw new Error("--minutes takes a number up to 60.");
  if (!(megabytes >= 256 && megabytes <= 65_536)) throw new Error("--memory takes 256 to 65536 (MB).");
  const report = new Report("siege");
  const limit = createMemoryLimit(`apsis-siege-${process.pid}`, megabytes * 1024 * 1024);
  if (!limit) console.log("No control group can be made here: memory is not limited.");
  const dataDir = mkdtempSync(join(tmpdir(), "apsis-siege-"));
  const site = await (limit ? limit.within(() => startSite(dataDir)) : startSite(dataDir));
  try {
    await besiege(site, minutes, report);
    reportMemory(limit, megabytes, report);
  } finally {
    report.check("the server still runs, and stops on SIGTERM", (await site.server.stop()) === 0, "exit code 0");
    await site.cluster.stop();
    limit?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`\n${report.markdown()}\n\n${report.count(true)} passed, ${report.count(false)} failed`);
  return report.count(false) > 0 ? 1 : 0;
}

type Site = { cluster: Cluster; databaseUrl: string; server: ServerProcess };

/** Database and server, both within the memory limit, with the demo data. */
async function startSite(dataDir: string): Promise<Site> {
  const cluster = await startCluster();
  if (!cluster) throw new Error("The siege needs PostgreSQL.");
  const databaseUrl = await createDatabase(cluster.url, `siege_${process.pid}`);
  const server = await startServer(
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: "a secret of the siege, 32 characters", DEMO: "1" },
    undefined,
    [...productionFlags, "build/host.js"],
  );
  return { cluster, databaseUrl, server };
}

async function besiege({ server: { url }, databaseUrl }: Site, minutes: number, report: Report) {
  const options = readOptions(["--url", url, "--students", String(crowd.size / 2), "--concurrency", "4"]);
  const tally = emptyTally();
  const instructor = new ApiClient(url, { retryForMs: 60_000 });
  const course = await findCourse(instructor, options, true);
  const players = await enrolStudents(course, options, tally, new AbortController().signal);
  const target: Target = { url, courseId: course.id, classSessionId: course.sessionId };
  const answers = new Answers();
  const end = AbortSignal.timeout(minutes * 60_000);
  const crowds: Awaited<ReturnType<typeof signInTogether>>[] = [];
  const attacks = [pourBodies, flyTinyBurns, changeManyUsers, deleteWhilePlaying].map((attack) =>
    attack(target, answers, end),
  );
  const usernames = players.flatMap(({ student }) => [student.userName, student.userName]);
  const [health] = await Promise.all([
    watchHealth(url, minutes),
    ...attacks,
    repeat(end, async () => {
      crowds.push(await signInTogether(target, usernames));
      await wait(60_000, undefined, { signal: end }).catch(() => {});
    }),
    repeat(end, async (round) => {
      await playClass(players.slice(...turnOf(round)), course, { ...options, seed: round }, tally).catch(
        async (error: unknown) => {
          tally.refused.set(String(error), (tally.refused.get(String(error)) ?? 0) + 1);
          await wait(1_000);
        },
      );
    }),
  ]);
  reportHealth(health, minutes, report);
  reportCrowds(crowds, report);
  report.check(
    "no server error",
    answers.listErrors().length === 0,
    answers.listErrors().join("; ") || answers.toString(),
  );
  const deadlocks = await countDeadlocks(databaseUrl);
  report.check("no deadlock", deadlocks === 0, `${deadlocks} by the database's own count`);
  await reportAttempts(instructor, course, tally, report);
}

/** Thirty at a time, because of the hourly limit of starts per student. */
const turnOf = (round: number): [number, number] => [30 * (round % 5), 30 * (round % 5) + 30];

async function repeat(end: AbortSignal, round: (number: number) => Promise<void>) {
  for (let number = 1; !end.aborted; number++) await round(number);
}

const Looks = v.array(v.object({ second: v.number(), milliseconds: v.number() }));
type Look = v.InferOutput<typeof Looks>[number];

/** Requests /healthz every second, from a separate thread. */
async function watchHealth(url: string, minutes: number): Promise<Look[]> {
  const watch = new Worker(new URL("./health-watch.mjs", import.meta.url), { workerData: { url, minutes } });
  const [looks]: unknown[] = await once(watch, "message");
  return v.parse(Looks, looks);
}

function reportHealth(looks: Look[], minutes: number, report: Report) {
  const health = looks.map(({ milliseconds }) => milliseconds);
  const late = looks.filter(({ milliseconds }) => milliseconds > 1_000);
  const lateTimes = late
    .map(({ second, milliseconds }) => `second ${second}: ${milliseconds.toFixed(0)} ms`)
    .join(", ");
  report.check(
    `/healthz answers within 1 s, every second of ${minutes} minutes`,
    late.length === 0,
    `${looks.length} looks, ${late.length} late or failed${lateTimes && ` (${lateTimes})`}; p50 ${percentile(health, 50).toFixed(0)} ms, p99 ${percentile(health, 99).toFixed(0)} ms, longest ${percentile(health, 100).toFixed(0)} ms`,
  );
}

function reportCrowds(crowds: { waits: number[]; refused: number[] }[], report: Report) {
  const longest = Math.max(...crowds.flatMap(({ waits }) => waits));
  const refusals = crowds.flatMap((one) => one.refused);
  report.check(
    `${crowd.size} simultaneous sign-ins all succeed within ${crowd.within / 1000} s`,
    refusals.length === 0 && longest <= crowd.within,
    `${crowds.length} crowds, ${refusals.length} refused${refusals.length ? ` (${[...new Set(refusals)].join()})` : ""}, the last one in after ${(longest / 1000).toFixed(1)} s`,
  );
}

async function reportAttempts(
  instructor: ApiClient,
  course: SimulatedCourse,
  { sent, acknowledged, refused }: ReturnType<typeof emptyTally>,
  report: Report,
) {
  const visible = await visibleAttempts(instructor, course.sessionId);
  const lostCount = [...acknowledged].filter((attemptId) => !visible.has(attemptId)).length;
  const reasons = [...refused].map(([reason, count]) => `${count} x ${reason}`).join("; ");
  report.check(
    "no acknowledged attempt is lost",
    lostCount === 0 && acknowledged.size > 0,
    `${sent} sent, ${acknowledged.size} acknowledged, ${lostCount} of them missing${reasons && `; refused: ${reasons}`}`,
  );
}

async function countDeadlocks(databaseUrl: string): Promise<number> {
  const sql = openSql(databaseUrl);
  const rows = await sql.query<{ deadlocks: string }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  await sql.close();
  return Number(rows[0]?.deadlocks);
}

function reportMemory(limit: MemoryLimit | null, megabytes: number, report: Report) {
  if (!limit) return;
  const peak = Math.round(limit.readPeak() / 1024 / 1024);
  report.check(
    "no process was ended for want of memory",
    limit.countKills() === 0,
    `peak ${peak} of ${megabytes} MB, cached files included`,
  );
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
