// A class that plays while something is killed.
import { ApiClient } from "../support/api-client";
import { demoPassword } from "~/domain/demo/people";
import {
  emptyTally,
  enrolStudents,
  findCourse,
  playClass,
  visibleAttempts,
  type Tally,
} from "../support/class-simulation";
import { percentile } from "../support/percentile";
import { readOptions } from "../support/simulation-options";
import { countText, type Report } from "./report";

/**
 * `seed` makes the students, `playSeed` (default: the same) what they do. A student may begin 120 scenarios an hour,
 * and a class has some 40, so each check has its own students from `firstStudent`.
 */
export type Load = {
  students: number;
  firstStudent: number;
  attemptsPerScenario: number;
  seed: number;
  playSeed?: number;
};

export type ClassUnderWay = {
  tally: Tally;
  /** Checks what must hold afterwards. */
  report: (report: Report) => Promise<void>;
};

/** Plays a class like `npm run simulate-class`; `during` begins when everybody has signed in. */
export async function underWay(
  url: string,
  { students, firstStudent, attemptsPerScenario, seed, playSeed = seed }: Load,
  during: (tally: Tally, isPlayed: () => boolean) => Promise<void>,
): Promise<ClassUnderWay> {
  const options = readOptions([
    "--url",
    url,
    "--students",
    String(students),
    "--first-student",
    String(firstStudent),
    "--scenarios",
    "40",
    "--attempts-per-scenario",
    String(attemptsPerScenario),
    "--concurrency",
    "16",
    "--seed",
    String(seed),
  ]);
  const tally = emptyTally();
  const stop = new AbortController();
  const instructor = new ApiClient(url, { onRetry: (failedTry) => tally.retried.push(failedTry) });
  const course = await findCourse(instructor, options, true);
  const players = await enrolStudents(course, options, tally, stop.signal);
  const cookie = await pageSignIn(url);
  let isOver = false;
  const playing = playClass(players, course, { ...options, seed: playSeed }, tally).finally(() => (isOver = true));
  await Promise.all([playing, during(tally, () => isOver)]);
  const report = async (into: Report) => {
    const visible = await visibleAttempts(instructor, course.sessionId);
    const lostIds = [...tally.acknowledged].filter((attemptId) => !visible.has(attemptId));
    const refusals = [...tally.refused].map(([reason, count]) => `${count} × ${reason}`);
    into.figure(
      "attempts sent and acknowledged",
      `${countText(tally.sent)} and ${countText(tally.acknowledged.size)}, ${Math.round((tally.acknowledged.size * 1_000) / tally.duration)} a second; p50 ${percentile(tally.latencies, 50).toFixed(0)} ms, p99 ${percentile(tally.latencies, 99).toFixed(0)} ms, longest ${percentile(tally.latencies, 100).toFixed(0)} ms`,
    );
    into.check(
      "every attempt was acknowledged in the end",
      tally.acknowledged.size === tally.sent && refusals.length === 0,
      refusals.join("; ") || `0 refused, ${tally.retried.length} repeated`,
    );
    into.check(
      "every receipt has the earned points",
      tally.wrong.length === 0,
      tally.wrong.slice(0, 3).join("; ") || `${countText(tally.acknowledged.size)} receipts`,
    );
    into.check(
      "acknowledged attempts are stored",
      lostIds.length === 0,
      `${lostIds.length} of ${countText(tally.acknowledged.size)} missing in the gradebook`,
    );
    let stillSignedIn = 0;
    for (const { client } of players)
      if ((await client.get(`/courses/${course.id}/headers`)).status === 200) stillSignedIn++;
    const page = await fetch(`${url}/instructor/courses`, { headers: { cookie }, redirect: "manual" });
    into.check(
      "no sign-in was lost",
      stillSignedIn === players.length && page.status === 200,
      `${stillSignedIn} of ${players.length} clients continue with their tokens; a browser's page answers ${page.status}`,
    );
  };
  return { tally, report };
}

/** The browser cookies of a staff member. */
export async function pageSignIn(url: string, username = "instructor"): Promise<string> {
  const answer = await fetch(`${url}/?index`, {
    method: "POST",
    body: new URLSearchParams({ intent: "login", username, password: demoPassword }),
    redirect: "manual",
  });
  if (answer.status !== 302) throw new Error(`The sign-in of a browser answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}
