// Simulates a class that plays through the public REST API only.
import { appendFileSync } from "node:fs";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { ApiClient, ApiProblem, type FailedTry } from "./api-client";
import { inParallel } from "./in-parallel";
import { progressOf } from "./progress";
import {
  playable,
  playAttempt,
  simulatedStudents,
  studentPassword,
  type PlayedAttempt,
  type SimulatedStudent,
} from "./simulated-students";
import { UsageError, type SimulationOptions } from "./simulation-options";

export type Tally = {
  sent: number;
  acknowledged: Set<string>;
  repeated: number;
  /** Receipts with other points than earned. */
  wrong: string[];
  retried: FailedTry[];
  refused: Map<string, number>;
  /** Milliseconds from an attempt's first try to its receipt. */
  latencies: number[];
  /** Milliseconds of play. */
  duration: number;
};

export const emptyTally = (): Tally => ({
  sent: 0,
  acknowledged: new Set(),
  repeated: 0,
  wrong: [],
  retried: [],
  refused: new Map(),
  latencies: [],
  duration: 0,
});

export type SimulatedCourse = {
  id: string;
  code: string;
  name: string;
  sessionId: string;
  scenarios: ScenarioHeader[];
};

/** The instructor's course with a running class, and the scenarios to play. */
export async function findCourse(
  instructor: ApiClient,
  options: SimulationOptions,
  isPlayedAgain = options.attemptsPerScenario > 1,
): Promise<SimulatedCourse> {
  await instructor.signIn(options.instructor, options.instructorPassword);
  const groups = await (await instructor.calls.groups.$get({ query: {} })).json();
  const course = groups.find((group) =>
    options.code === null ? group.activeSessionId !== null : group.password === options.code,
  );
  if (!course)
    throw new UsageError(
      options.code === null
        ? `${options.instructor} has no course with a running class.`
        : `${options.instructor} has no course with the access code ${options.code}.`,
    );
  if (!course.activeSessionId) throw new UsageError(`No class is running in "${course.name}".`);
  // The simulation repeats quizzes without waiting for the cool-down.
  if (isPlayedAgain)
    await instructor.calls.groups[":id"].quizRules.$put({
      param: { id: course.id },
      json: { maxAttempts: null, cooldownMinutes: 0, review: "afterLastAttempt" },
    });
  const headers = await (await instructor.calls.courses[":id"].headers.$get({ param: { id: course.id } })).json();
  return {
    id: course.id,
    code: course.password!,
    name: course.name,
    sessionId: course.activeSessionId,
    scenarios: headers.slice(0, options.scenarios),
  };
}

type Player = { student: SimulatedStudent; client: ApiClient; sessionId: string };

/** Signs in the students, registers new ones, and adds them to the running class. */
export async function enrolStudents(
  course: SimulatedCourse,
  options: SimulationOptions,
  tally: Tally,
  signal: AbortSignal,
): Promise<Player[]> {
  const students = simulatedStudents(options.students, options.seed, options.firstStudent);
  const players: Player[] = [];
  const progress = progressOf("Students", students.length);
  try {
    await inParallel(students, options.concurrency, async (student) => {
      const client = new ApiClient(options.url, { signal, onRetry: (failedTry) => tally.retried.push(failedTry) });
      await signInOrRegister(client, student, course.code);
      const membership = await (await client.calls.groups.join.$post({ json: { password: course.code } })).json();
      players.push({ student, client, sessionId: membership.sessionId ?? course.sessionId });
      progress.step();
    });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 409) throw error;
    const advice = /limit/.test(error.message) ? " Ask for fewer with --students, or raise the limit." : "";
    throw new UsageError(`${error.message} ${players.length} of ${students.length} students could join.${advice}`);
  } finally {
    progress.stop();
  }
  return players;
}

async function signInOrRegister(client: ApiClient, student: SimulatedStudent, accessCode: string) {
  try {
    await client.signIn(student.userName, studentPassword);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    await register(client, student, accessCode);
    await client.signIn(student.userName, studentPassword);
  }
}

async function register(client: ApiClient, { skill: _, ...student }: SimulatedStudent, accessCode: string) {
  try {
    await client.calls.users.registrationCode.$post({ json: { ...student, password: studentPassword, accessCode } });
  } catch (error) {
    // Already registered: the answer to an earlier try was lost.
    if (error instanceof ApiProblem && error.errors.UserName) return;
    throw error;
  }
}

/** Every student plays every scenario, in the curriculum's order. */
export async function playClass(players: Player[], course: SimulatedCourse, options: SimulationOptions, tally: Tally) {
  const scenarios = course.scenarios.map(playable);
  const progress = progressOf("Attempts", players.length * scenarios.length * options.attemptsPerScenario);
  const startedAt = performance.now();
  try {
    await inParallel(players, options.concurrency, async ({ student, client, sessionId }) => {
      for (const scenario of scenarios) {
        for (let turn = 0; turn < options.attemptsPerScenario; turn++) {
          const play = () => playAttempt(client, { student, sessionId, turn, seed: options.seed }, scenario);
          await submit(client, play, options, tally);
          progress.step();
        }
      }
    });
  } finally {
    tally.duration = performance.now() - startedAt;
    progress.stop();
  }
}

/** Plays an attempt and hands it in. */
async function submit(
  client: ApiClient,
  play: () => Promise<PlayedAttempt>,
  { journal }: SimulationOptions,
  tally: Tally,
) {
  tally.sent++;
  try {
    const { attempt, expected } = await play();
    const startedAt = performance.now();
    const answer = await client.calls.scores.$post({ json: attempt });
    const receipt = await answer.json();
    if (receipt.attemptId !== attempt.attemptId)
      throw new Error(`The receipt of ${attempt.attemptId} is for ${receipt.attemptId}.`);
    if (answer.status === 200) tally.repeated++;
    else if (expected !== null && !(receipt.counts && receipt.grading === "server" && receipt.score === expected))
      tally.wrong.push(`${receipt.attemptId}: ${receipt.score} points, not ${expected}`);
    tally.latencies.push(performance.now() - startedAt);
    tally.acknowledged.add(receipt.attemptId);
    if (journal) appendFileSync(journal, `${receipt.attemptId}\n`);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const reason = `${error.status} ${error.message}`;
    tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1);
  }
}

const pageSize = 1_000;

/** Ids of all attempts of a class session that its instructor can see. */
export async function visibleAttempts(instructor: ApiClient, sessionId: string): Promise<Set<string>> {
  const visible = new Set<string>();
  for (let page = 1, total = 1; (page - 1) * pageSize < total; page++) {
    const answer = await instructor.calls.scores.session[":a"][":b"].$get({
      param: { a: sessionId, b: "all" },
      query: { includeFailedScores: "true", page: String(page), pageSize: String(pageSize) },
    });
    for (const { attemptId } of await answer.json()) visible.add(attemptId);
    total = Number(answer.headers.get("x-total-count"));
  }
  return visible;
}
