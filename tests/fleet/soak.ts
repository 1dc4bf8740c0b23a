// A class plays and staff look at it, for as long as one says, while the database is restarted every minute.
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { pageSignIn, underWay } from "./class-under-way";
import type { FleetDatabase } from "./database";
import { Report } from "./report";
import type { Site } from "./site";

const restartEvery = 60_000;
const lookEvery = 250;

/** What staff look at; `{class}` is the running class. */
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

type Seen = { statuses: Map<string, number>; longest: number };

export async function checkSoak(site: Site, database: FleetDatabase, report: Report, minutes: number) {
  const end = Date.now() + minutes * 60_000;
  const seen: Seen = { statuses: new Map(), longest: 0 };
  const memory: { at: number; megabytes: number }[] = [];
  const left = new AbortController();
  const cookies = { instructor: await pageSignIn(site.url), administrator: await pageSignIn(site.url, "sysadmin") };
  let restarts = 0;
  const background = [
    look(site, cookies, seen, left.signal),
    every(restartEvery, left.signal, async () => database.restartPrimary(restarts++ % 2 === 0 ? "stop" : "kill")),
    every(5_000, left.signal, async () => void memory.push({ at: Date.now(), megabytes: memoryOf(site) })),
  ];
  const classes = new Report();
  let [sent, played] = [0, 0];
  for (let playSeed = 1; Date.now() < end; playSeed++) {
    const load = { students: 30, attemptsPerScenario: 2, seed: 7, playSeed };
    const part = await underWay(site.url, load, async () => {});
    [sent, played] = [sent + part.tally.sent, played + 1];
    for (const { reason } of part.tally.retried) if (/500/.test(reason)) count(seen, `POST ${reason}`);
    await part.report(classes);
  }
  left.abort();
  await Promise.all(background);
  report.figure("attempts, and restarts of the database", `${sent} in ${minutes} minutes, ${restarts} restarts`);
  report.check(
    "in every class all attempts were acknowledged, those are stored, and no sign-in was lost",
    classes.count(false) === 0,
    `${played} classes: ${classes.count(true)} of ${classes.count(true) + classes.count(false)} checks hold`,
  );
  const answers = [...seen.statuses].sort().map(([what, times]) => `${times} × ${what}`);
  const isExpected = (what: string) => /(?:200|302|502|503)$/.test(what) || what === "no answer";
  report.check(
    "no answer but 200, and 502, 503 or none while the database or its pool is away",
    [...seen.statuses.keys()].every(isExpected),
    answers.join("; "),
  );
  report.figure("the longest wait for a page", `${Math.round(seen.longest)} ms`);
  reportMemory(memory, report);
}

/** One page after the other, each as whoever may see it. */
async function look(
  site: Site,
  cookies: { instructor: string; administrator: string },
  seen: Seen,
  signal: AbortSignal,
) {
  const groups = await fetch(`${site.url}/api/groups`, { headers: { cookie: cookies.instructor } });
  const running = ((await groups.json()) as { activeSessionId: string | null }[]).find((one) => one.activeSessionId);
  for (let turn = 0; !signal.aborted; turn++) {
    const path = looks[turn % looks.length]!.replace("{class}", running?.activeSessionId ?? "none");
    const cookie = path.startsWith("/admin") ? cookies.administrator : cookies.instructor;
    const begun = performance.now();
    const status = await fetch(site.url + path, { headers: { cookie } }).then(
      async (answer) => (await answer.arrayBuffer(), `${answer.redirected ? "elsewhere, " : ""}${answer.status}`),
      () => "no answer",
    );
    seen.longest = Math.max(seen.longest, performance.now() - begun);
    count(seen, status);
    await pause(lookEvery);
  }
}

const count = ({ statuses }: Seen, what: string) => void statuses.set(what, (statuses.get(what) ?? 0) + 1);

async function every(milliseconds: number, signal: AbortSignal, act: () => Promise<void>) {
  for (;;) {
    // Refused by the end of the check: that is how it ends.
    const isOver = await pause(milliseconds, false, { signal }).catch(() => true);
    if (isOver) return;
    await act();
  }
}

/** Resident, of all instances. */
const memoryOf = (site: Site) =>
  site.instances.reduce((total, { pid }) => {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid()}/status`, "utf8")) ?? [];
    return total + Number(kilobytes) / 1_024;
  }, 0);

/** After a first fifth to warm up: the last fifth beside the second. */
function reportMemory(memory: { megabytes: number }[], report: Report) {
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const medianOf = (part: { megabytes: number }[]) =>
    part.map(({ megabytes }) => megabytes).sort((a, b) => a - b)[part.length >> 1] ?? NaN;
  const [early, late] = [medianOf(memory.slice(fifth, 2 * fifth)), medianOf(memory.slice(-fifth))];
  report.check(
    "memory is flat: the last fifth at most a tenth over the second",
    late <= early * 1.1,
    `${early.toFixed(0)} MB, then ${late.toFixed(0)} MB in all instances`,
  );
}
