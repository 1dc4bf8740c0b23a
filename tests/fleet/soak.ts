// A class plays and staff use the pages for a given time, while the database is restarted every minute.
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { pageSignIn, underWay } from "./class-under-way";
import type { FleetDatabase } from "./database";
import { Report } from "./report";
import type { Site } from "./site";

/** Bearer token for each instance's metrics. */
export const metricsToken = "a token of the metrics";

/** Heap size is meaningful only after a collection, so each instance collects every two seconds. */
export const collecting = ["--expose-gc", "--import", "data:text/javascript,setInterval(gc, 2000).unref()"];

const restartEvery = 60_000;
const lookEvery = 250;

/** Pages that staff open; `{class}` is the running class. */
const looks = [
  "/instructor",
  "/instructor/gradebook/{class}",
  "/gradebook-changes/{class}?since=3:3:",
  "/api/sessions/{class}/gradebook/csv",
  "/instructor/courses",
  "/admin/users",
  "/admin/organizations",
  "/admin/courses",
  "/healthz",
];

/** Each cohort plays at most three classes an hour, because of the limit of starts. */
const cohorts = 15;

type Statistics = { statuses: Map<string, number>; longest: number };

export async function checkSoak(site: Site, database: FleetDatabase, report: Report, minutes: number) {
  const end = Date.now() + minutes * 60_000;
  const statistics: Statistics = { statuses: new Map(), longest: 0 };
  const memory: Memory[] = [];
  const stop = new AbortController();
  const cookies = { instructor: await pageSignIn(site.url), administrator: await pageSignIn(site.url, "sysadmin") };
  let restarts = 0;
  const background = [
    look(site, cookies, statistics, stop.signal),
    every(restartEvery, stop.signal, async () => database.restartPrimary(restarts++ % 2 === 0 ? "stop" : "kill")),
    every(5_000, stop.signal, async () => void memory.push(await memoryOf(site))),
  ];
  const classes = new Report();
  let [sent, played] = [0, 0];
  for (let playSeed = 1; Date.now() < end; playSeed++) {
    const firstStudent = 401 + 30 * (playSeed % cohorts);
    const load = { students: 30, firstStudent, attemptsPerScenario: 1, seed: 7, playSeed };
    const part = await underWay(site.url, load, async () => {});
    [sent, played] = [sent + part.tally.sent, played + 1];
    for (const { reason } of part.tally.retried) if (/500/.test(reason)) count(statistics, `POST ${reason}`);
    await part.report(classes);
  }
  stop.abort();
  await Promise.all(background);
  report.figure("attempts, and restarts of the database", `${sent} in ${minutes} minutes, ${restarts} restarts`);
  report.check(
    "in every class all attempts were acknowledged and stored, and no sign-in was lost",
    classes.count(false) === 0,
    `${played} classes: ${classes.count(true)} of ${classes.count(true) + classes.count(false)} checks pass`,
  );
  const answers = [...statistics.statuses].sort().map(([what, times]) => `${times} × ${what}`);
  const isExpected = (what: string) => /(?:200|302|502|503)$/.test(what) || what === "no answer";
  report.check(
    "only 200, and 502, 503 or no answer while the database or its pool is down",
    [...statistics.statuses.keys()].every(isExpected),
    answers.join("; "),
  );
  report.figure("the longest wait for a page", `${Math.round(statistics.longest)} ms`);
  reportMemory(memory, report);
}

/** Opens one page after the other, with the right role's cookies. */
async function look(
  site: Site,
  cookies: { instructor: string; administrator: string },
  statistics: Statistics,
  signal: AbortSignal,
) {
  const groups = await fetch(`${site.url}/api/groups`, { headers: { cookie: cookies.instructor } });
  const running = ((await groups.json()) as { activeSessionId: string | null }[]).find((one) => one.activeSessionId);
  for (let turn = 0; !signal.aborted; turn++) {
    const path = looks[turn % looks.length]!.replace("{class}", running?.activeSessionId ?? "none");
    const cookie = path.startsWith("/admin") ? cookies.administrator : cookies.instructor;
    const startedAt = performance.now();
    const status = await fetch(site.url + path, { headers: { cookie } }).then(
      async (answer) => (await answer.arrayBuffer(), `${answer.redirected ? "redirected," : ""}${answer.status}`),
      () => "no answer",
    );
    statistics.longest = Math.max(statistics.longest, performance.now() - startedAt);
    count(statistics, status);
    await pause(lookEvery);
  }
}

const count = ({ statuses }: Statistics, what: string) => void statuses.set(what, (statuses.get(what) ?? 0) + 1);

async function every(milliseconds: number, signal: AbortSignal, act: () => Promise<void>) {
  for (;;) {
    // Aborting at the end of the check rejects.
    const isOver = await pause(milliseconds, false, { signal }).catch(() => true);
    if (isOver) return;
    await act();
  }
}

/** Megabytes of all instances. */
type Memory = { resident: number; heap: number };

async function memoryOf(site: Site): Promise<Memory> {
  const all = await Promise.all(
    site.instances.map(async ({ pid, port }) => {
      const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid()}/status`, "utf8")) ?? [];
      const headers = { authorization: `Bearer ${metricsToken}` };
      const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { headers }).then(
        (answer) => answer.text(),
        () => "",
      );
      const [, bytes] = /^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics) ?? [];
      return { resident: Number(kilobytes) / 1_024, heap: Number(bytes) / 2 ** 20 };
    }),
  );
  const sumOf = (what: keyof Memory) => all.reduce((total, each) => total + each[what], 0);
  return { resident: sumOf("resident"), heap: sumOf("heap") };
}

/** Compares the last fifth with the second; the first is warm-up. */
function reportMemory(memory: Memory[], report: Report) {
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const sorted = (part: Memory[], what: keyof Memory) =>
    part
      .map((each) => each[what])
      .filter((value) => !Number.isNaN(value))
      .sort((a, b) => a - b);
  const smallestOf = (part: Memory[]) => sorted(part, "heap")[0] ?? NaN;
  const residentOf = (part: Memory[]) => sorted(part, "resident")[part.length >> 1] ?? NaN;
  const parts = Array.from({ length: 5 }, (_, at) => memory.slice(at * fifth, (at + 1) * fifth));
  const listSizes = (of: (part: Memory[]) => number) => parts.map((part) => of(part).toFixed(0)).join(", ");
  const [early, late] = [smallestOf(parts[1]!), smallestOf(parts[4]!)];
  report.check(
    "memory is flat: used heap in the last fifth is at most a tenth over the second",
    late <= early * 1.1,
    `${listSizes(smallestOf)} MB in all instances`,
  );
  report.figure("resident in all instances, median of each fifth", `${listSizes(residentOf)} MB`);
}
