// Read-your-writes during play: everything acknowledged must appear in the next instance's answer, while a replica
// follows, lags, stops, returns, and is killed.
import Papa from "papaparse";
import { ApiClient } from "../support/api-client";
import { emptyTally, enrolStudents, findCourse, type SimulatedCourse } from "../support/class-simulation";
import { percentile } from "../support/percentile";
import { playable, playAttempt } from "../support/simulated-students";
import { readOptions } from "../support/simulation-options";
import { pageSignIn, underWay, type Load } from "./class-under-way";
import type { Postgres } from "./postgres";
import type { Report } from "./report";
import type { Site } from "./site";
import { metricsToken } from "./soak";
import { until } from "./start-program";
import { openSql } from "../support/sql-client";

const load: Load = { students: 80, firstStudent: 301, attemptsPerScenario: 2, seed: 4 };
/** Watchers who check each attempt after handing it in. */
const watchers = 14;
const lanes = 3;
/** A student who doesn't play and gets a new name before each check. */
const renamed = usernameOf(load.firstStudent + load.students + watchers);

function usernameOf(number: number) {
  return `sim-${String(number).padStart(4, "0")}`;
}

type Player = Awaited<ReturnType<typeof enrolStudents>>[number];

type Watch = {
  site: Site;
  course: SimulatedCourse;
  players: Player[];
  cookie: string;
  /** Returns the increasing number in the new name. */
  rename: () => Promise<number>;
  turn: number;
};

/** Results of one stage of the check. */
type Stretch = { looks: number; stale: string[]; failed: string[]; milliseconds: number[] };

export async function checkReplica(site: Site, primaryUrl: string, replica: Postgres, report: Report) {
  const sql = openSql(primaryUrl, lanes);
  const rename = async () => {
    const [row] = await sql.query<{ number: number }>(
      `update users set last_name = last_name::int + 1, username = 'renamed-' || last_name::int + 1,
        username_key = 'renamed-' || last_name::int + 1
      where email = $1 returning last_name::int as number`,
      [`${renamed}@simulation.example`],
    );
    return row!.number;
  };
  try {
    const result = await underWay(site.url, load, async (tally) => {
      const watch = await openWatch(site, rename);
      await until("The class is playing", async () => tally.acknowledged.size > 0, 60);
      await watchStretches(watch, replica, report);
    });
    await result.report(report);
  } finally {
    await sql.close();
  }
}

async function watchStretches(watch: Watch, replica: Postgres, report: Report) {
  const set = async (setting: string) => {
    await replica.run(`alter system set ${setting}`);
    await replica.run("select pg_reload_conf()");
  };
  const stretch = (what: string, looks: number, expected: ExpectedSource) =>
    watchFor(watch, report, what, looks, expected);

  await stretch("the replica follows", 90, "replica");
  await set("recovery_min_apply_delay = '100ms'");
  await stretch("the replica is 100 ms behind", 45, "both");
  await set("recovery_min_apply_delay = 0");
  await replica.run("select pg_wal_replay_pause()");
  await stretch("replay stands still", 60, "primary");
  await replica.run("select pg_wal_replay_resume()");
  const resumed = Date.now();
  const { replica: before } = await answeredBy(watch.site);
  await until("The replica answers again", async () => {
    await look(watch, emptyStretch());
    return (await answeredBy(watch.site)).replica > before;
  });
  report.figure("from the resumed replay to the first read by the replica", `${Date.now() - resumed} ms`);
  await stretch("the replica follows again", 45, "replica");
  await watchKill(watch, replica, report);
}

async function watchKill(watch: Watch, replica: Postgres, report: Report) {
  const countWarnings = () => watch.site.output().match(/"msg":"replica failed/g)?.length ?? 0;
  const [turn, earlierWarnings] = [watch.turn, countWarnings()];
  const watching = watchFor(watch, report, "the replica gets kill -9", 60, "primary");
  await until("Some reads are in progress", async () => watch.turn > turn + 2 * lanes);
  await replica.kill();
  await watching;
  const lines = countWarnings() - earlierWarnings;
  report.check(
    "the logs report it once per instance",
    lines > 0 && lines <= watch.site.instances.length,
    `${lines} lines`,
  );
  const health = await fetch(`${watch.site.url}/healthz`);
  report.check("/healthz does not depend on it", health.ok, `/healthz answers ${health.status}`);
}

/** The source of most reads in a stage; "both": the replica at least one, because the number depends on speed. */
type ExpectedSource = "replica" | "primary" | "both";

const emptyStretch = (): Stretch => ({ looks: 0, stale: [], failed: [], milliseconds: [] });

async function watchFor(watch: Watch, report: Report, what: string, looks: number, expected: ExpectedSource) {
  const stretch = emptyStretch();
  const before = await answeredBy(watch.site);
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (stretch.looks < looks) await look(watch, stretch);
    }),
  );
  const after = await answeredBy(watch.site);
  const by = { replica: after.replica - before.replica, primary: after.primary - before.primary };
  const { stale, failed, milliseconds } = stretch;
  report.check(
    `${what}: nothing acknowledged is missing, and no read fails`,
    stale.length === 0 && failed.length === 0,
    `${stretch.looks} looks: ${stale.length} stale, ${failed.length} failed` +
      [...new Set([...failed, ...stale])]
        .slice(0, 3)
        .map((each) => `; ${each}`)
        .join(""),
  );
  const [median, longest] = [50, 100].map((share) => percentile(milliseconds, share).toFixed(0));
  report.check(
    `${what}: ${expected === "both" ? "the replica answers too" : `the ${expected} answers`}`,
    { replica: by.replica > by.primary, primary: by.primary > by.replica, both: by.replica > 0 }[expected],
    `${by.replica} reads by the replica, ${by.primary} by the primary; ` +
      `gradebook ${median} ms median, ${longest} ms longest`,
  );
}

/** Hands in an attempt and changes a name; then both must be in the next instance's answer. */
async function look(watch: Watch, stretch: Stretch) {
  stretch.looks++;
  const { course, players, rename, site } = watch;
  const turn = ++watch.turn;
  const round = Math.floor(turn / course.scenarios.length);
  const { student, client, sessionId } = players[round % players.length]!;
  const at = turn % course.scenarios.length;
  const scenario = course.scenarios[at]!;
  const play = { student, sessionId, turn: Math.floor(round / players.length), seed: 9 };
  const { attempt } = await playAttempt(client, play, playable(scenario));
  await client.calls.scores.$post({ json: attempt });
  // A new name makes an instance read the whole class again.
  const number = await rename();
  const { port } = site.instances[turn % site.instances.length]!;
  const startedAt = performance.now();
  const rows = await readCsv(watch, port, `/api/sessions/${course.sessionId}/gradebook/csv`, stretch);
  stretch.milliseconds.push(performance.now() - startedAt);
  if (rows) {
    const names = rows.flatMap(([, username = ""]) => /^renamed-(\d+)$/.exec(username)?.[1] ?? []).map(Number);
    // Another watcher may have changed it again.
    if (names.length !== 1 || names[0]! < number)
      stretch.stale.push(`the name should be number ${number}, not ${names.join()}`);
    if (!rows.find((row) => row[1] === student.userName)?.[3 + 3 * at])
      stretch.stale.push(`${student.userName} has no grade of ${scenario.scenarioTitle}`);
  }
  if (scenario.scenarioType !== "Quiz") return;
  const path = `/api/scores/session/${course.sessionId}/all/csv?scenarioId=${scenario.scenarioId}`;
  const answers = await readCsv(watch, port, path, stretch);
  if (answers && !answers.find((row) => row[0] === student.userName)?.[3])
    stretch.stale.push(`${student.userName} has no answers to ${scenario.scenarioTitle}`);
}

/** The lines of a file; null, recorded as failed, if there was none. */
async function readCsv({ cookie }: Watch, port: number, path: string, { failed }: Stretch): Promise<string[][] | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    const text = await answer.text();
    if (answer.ok) return Papa.parse<string[]>(text.trim()).data;
    failed.push(`${answer.status} of ${path}`);
  } catch (error) {
    failed.push(`${String(error)} of ${path}`);
  }
  return null;
}

async function openWatch(site: Site, rename: Watch["rename"]): Promise<Watch> {
  const options = readOptions([
    "--url",
    site.url,
    "--students",
    String(load.students + watchers + 1),
    "--first-student",
    String(load.firstStudent),
    "--seed",
    String(load.seed),
  ]);
  const course = await findCourse(new ApiClient(site.url), options, true);
  const players = await enrolStudents(course, options, emptyTally(), new AbortController().signal);
  const isWatcher = (name: string) => name >= usernameOf(load.firstStudent + load.students) && name < renamed;
  return {
    site,
    course,
    players: players.filter(({ student }) => isWatcher(student.userName)),
    cookie: await pageSignIn(site.url),
    rename,
    turn: 0,
  };
}

/** Of all instances. */
async function answeredBy({ instances }: Site): Promise<Record<"replica" | "primary", number>> {
  const sum = { replica: 0, primary: 0 };
  for (const { port } of instances) {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
    for (const [, by, times] of text.matchAll(/^apsis_replica_reads_total\{answered_by="(replica|primary)"\} (\d+)/gm))
      sum[by === "replica" ? "replica" : "primary"] += Number(times);
  }
  return sum;
}
