// Hand-made attempts never earn undeserved points. `npm run fuzz` makes many more of them.
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { expect, test } from "vitest";
import { attempts, attemptStarts } from "~/db/schema";
import type { AttemptPayload } from "~/domain/attempts/attempt-payload";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import type { FlightEvidence, LessonEvidence } from "~/domain/evidence";
import { ScenarioFile, type Orbit } from "../../content/content-schema";
import { scoredFlight } from "../../content/scored-flight";
import { readAttempt } from "~/domain/attempts/read-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { Refusal } from "~/domain/refusal";
import { addOrganization, addRunningClass, attemptOf, foundation, quizAttemptOf } from "../support/builders";
import { testContext } from "../support/database";
import { evidenceForStart } from "../support/scored-flights";

const count = Number(process.env.FORGED_ATTEMPTS ?? 150);
const ctx = await testContext();
const organizationId = await addOrganization(ctx, { curriculumId: foundation.id, userLimit: 1_000 });
const flight = foundation.scenarioId("objective-v-bar-hop");
const flightFile = v.parse(ScenarioFile, JSON.parse(readFileSync("content/lessons/objective-v-bar-hop.json", "utf8")));
const log: FlightEvidence = { kind: "flight", version: flightFile.version ?? 1, ...flightFile.reference };

const points = fc.oneof(
  fc.constantFrom(0, 1, 14, 100, 150, 1_000_000),
  fc.double({ min: 0, max: 1_000_000, noNaN: true }),
);
const number = fc.oneof(fc.constantFrom(0, -1, 1e9, 5e-324, -0), fc.double({ noNaN: true, noDefaultInfinity: true }));
const burn = fc.record({ t: number, dv: fc.tuple(number, number, number) });

/** The forger has just learned all answers of the lesson from wrong tries. */
const lesson = foundation.scenarioId("orbits-and-energy");
const questions = ["q1", "q2", "q3", "q4"];
const lessonOf = (choices: string[][], orbits: Orbit[] = []): LessonEvidence => ({
  kind: "lesson",
  answers: questions.map((question, at) => ({ question, chosen: choices[at]! })),
  tasks: orbits.map((orbit, task) => ({ task, orbit })),
});
const right = [["b"], ["b", "c"], ["b"], ["c"]];
const readingPoints = 30;
const sorted = (keys: readonly string[]) => [...new Set(keys)].sort().join();
/** Half of the ten points of each question. */
const halfPointsOf = ({ evidence }: AttemptPayload) =>
  evidence?.kind === "lesson"
    ? 5 * evidence.answers.filter(({ chosen }, at) => sorted(chosen) === sorted(right[at]!)).length
    : 0;
const answerKeys = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 });
/** Solves the task with the numbers of the public file, which earn nothing without a start. */
const published = { perigee: 400, apogee: 2960, inclination: 51.6, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };
const orbit = fc.oneof(
  fc.constant(published),
  fc.record({
    // The task wants more: see its file.
    perigee: fc.double({ min: 160, max: 1_000, noNaN: true }),
    apogee: fc.double({ min: -1e9, max: 1_500, noNaN: true }),
    inclination: number,
    node: number,
    argumentOfPerigee: number,
    trueAnomaly: number,
  }),
);

/** A start whose distance to fly differs from the other's by at least 200 m: the objective tolerates 25. */
async function drawApart(startId: string, other: number) {
  let seed = 1;
  while (Math.abs(inTrackOf(seed) - inTrackOf(other)) < 200) seed++;
  await ctx.db.update(attemptStarts).set({ seed }).where(eq(attemptStarts.id, startId));
}

function inTrackOf(seed: number): number {
  const { start } = scoredFlight({ ...flightFile, maxScore: 0 }, seed).chaser;
  if (!("position" in start)) throw new Error("The hop starts near its target.");
  return start.position[1];
}

/** A class with a victim, who has earned the only points there are, and a forger, who knows the lesson's answers. */
async function setTheScene() {
  const running = await addRunningClass(ctx, { organizationId, students: 2 });
  const [victim, forger] = running.students as [(typeof running.students)[0], (typeof running.students)[0]];
  const victimStart = await beginAttempt(victim.ctx, { scenarioId: flight, classSessionId: running.sessionId });
  const honest = attemptOf(flight, running.sessionId, {
    startId: victimStart.startId,
    evidence: evidenceForStart(flight, victimStart),
  });
  const { receipt } = await recordAttempt(victim.ctx, honest);
  const begin = (scenarioId: string) => beginAttempt(victim.ctx, { scenarioId, classSessionId: running.sessionId });
  const [stolenStart, stolenLesson] = [await begin(flight), await begin(lesson)];
  const forgerStart = await beginAttempt(forger.ctx, { scenarioId: flight, classSessionId: running.sessionId });
  await drawApart(forgerStart.startId, victimStart.seed);
  await recordAttempt(
    forger.ctx,
    attemptOf(lesson, running.sessionId, { evidence: lessonOf(questions.map(() => ["a"])) }),
  );
  return { running, victim, forger, earned: honest, receipt, stolenStart, stolenLesson, ownStart: forgerStart };
}
type Scene = Awaited<ReturnType<typeof setTheScene>>;

/** Each is a way to claim points that nobody earned. */
function forgedIn({
  running,
  victim,
  earned,
  stolenStart,
  stolenLesson,
  ownStart,
}: Scene): fc.Arbitrary<AttemptPayload> {
  const { quiz } = running;
  const isDeclared = (
    id: string,
    { maxTotalScore, maxQuestionsScore }: Record<"maxTotalScore" | "maxQuestionsScore", number>,
  ) =>
    running.scenarios.some(
      ({ scenarioId, maxScore = 0, maxQuestionsScore: questionsMaximum = 0 }) =>
        scenarioId === id && maxScore === maxTotalScore && questionsMaximum === maxQuestionsScore,
    );

  return fc.oneof(
    fc
      .record({
        scenarioId: fc.constantFrom(flight, quiz, running.lesson),
        maxTotalScore: points,
        maxQuestionsScore: points,
      })
      // Older games claim points within the scenario's maxima: these are stored as not verified.
      .filter(({ scenarioId, ...maxima }) => !isDeclared(scenarioId, maxima))
      .map(({ scenarioId, ...maxima }) =>
        attemptOf(scenarioId, running.sessionId, {
          ...maxima,
          totalScore: maxima.maxTotalScore,
          questionsScore: maxima.maxQuestionsScore,
        }),
      ),
    fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => quizAttemptOf(quiz, running.sessionId, [{ text: `Invented: ${text}`, score: 14, maxScore: 14 }])),
    fc
      .constant({ startId: stolenStart.startId, evidence: log })
      .map((overrides) => attemptOf(flight, running.sessionId, overrides)),
    fc.constantFrom(undefined, victim.id).map((userId) => ({ ...earned, ...(userId && { userId }) })),
    fc
      .array(burn, { maxLength: 6 })
      .map((burns) =>
        attemptOf(flight, running.sessionId, { evidence: { ...log, burns: [...log.burns.slice(0, 1), ...burns] } }),
      ),
    fc
      .tuple(number, number)
      .map(([version, end]) => attemptOf(flight, running.sessionId, { evidence: { ...log, version, end } })),
    fc.constant(null).map(() => attemptOf(quiz, running.sessionId, { evidence: log })),
    // The burns of the lesson, and of another's flight, with a start of the forger's own.
    fc
      .constantFrom(log, earned.evidence)
      .map((evidence) => attemptOf(flight, running.sessionId, { evidence, startId: ownStart.startId })),
    // Revealed answers earn half at once, whatever else is claimed.
    fc
      .tuple(
        fc.array(answerKeys, { minLength: questions.length, maxLength: questions.length }),
        fc.array(orbit, { maxLength: 2 }),
        fc.boolean(),
        points,
      )
      .map(([choices, orbits, knows, claims]) =>
        attemptOf(lesson, running.sessionId, {
          evidence: lessonOf(knows ? right : choices, orbits),
          totalScore: claims,
          questionsScore: claims,
        }),
      ),
    fc
      .constantFrom(stolenLesson.startId, stolenStart.startId)
      .map((startId) => attemptOf(lesson, running.sessionId, { evidence: lessonOf(right), startId })),
    fc.string({ minLength: 1, maxLength: 64 }).map((key) =>
      attemptOf(quiz, running.sessionId, {
        evidence: { kind: "quiz", answers: [{ question: `no-${key}`.slice(0, 64), chosen: [key] }] },
      }),
    ),
    fc
      .constant(null)
      .map(() => attemptOf(flight, running.sessionId, { totalScore: 150, maxTotalScore: 150, startId: uuid() })),
  );
}

/** In one class, because each attempt at a lesson reads all earlier answers of its player. */
const together = 2_000;

test(
  `${count} forged attempts earn no points, fail with refusals only, and leave the gradebook unchanged`,
  async () => {
    for (let remaining = count; remaining > 0; remaining -= together) await forge(Math.min(remaining, together));
  },
  120_000 + count * 100,
);

async function forge(numRuns: number) {
  const scene = await setTheScene();
  const { running, victim, forger, receipt } = scene;
  const before = await readGradebook(running.owner.ctx, running.sessionId);
  let [flightCount, read] = [0, 1];
  await fc.assert(
    fc.asyncProperty(forgedIn(scene), async (attempt) => {
      // The embedded database answers in microtasks, which would starve the test runner of messages for an hour.
      await turn();
      const outcome = await recordAttempt(forger.ctx, attempt).catch((error: unknown) => error);
      if (outcome instanceof Refusal) return;
      // The server flew every flyable log, so its points are real. A lesson with revealed answers earns its reading and
      // half of the right answers: no pass.
      const isLesson = attempt.scenarioId === lesson;
      expect(outcome).toMatchObject({
        receipt: {
          grading: "server",
          userId: forger.id,
          scenarioId: isLesson ? lesson : flight,
          score: isLesson ? readingPoints + halfPointsOf(attempt) : 0,
          passed: false,
        },
      });
      if (isLesson) read++;
      else flightCount++;
    }),
    { numRuns },
  );
  const stored = await ctx.db
    .select({ userId: attempts.userId, score: attempts.score })
    .from(attempts)
    .where(eq(attempts.classSessionId, running.sessionId));
  expect(stored.filter(({ userId }) => userId === victim.id)).toEqual([{ userId: victim.id, score: receipt.score }]);
  const scores = stored.filter(({ userId }) => userId === forger.id).map(({ score }) => score);
  expect([
    scores.filter((score) => score === 0).length,
    scores.filter((score) => score >= readingPoints).length,
  ]).toEqual([flightCount, read]);
  expect(scores).toHaveLength(flightCount + read);
  const after = await readGradebook(running.owner.ctx, running.sessionId);
  expect(after.columns).toEqual(before.columns);
  expect(after.matrix.split("\n").find((line) => line.startsWith(victim.id))).toBe(
    before.matrix.split("\n").find((line) => line.startsWith(victim.id)),
  );
}

// Two starts that are drawn alike are the same task, which equal burns solve: the points are real, and the instructor
// decides.
test("another's flight earns points only with a start that is drawn alike, and is then marked for the instructor", async () => {
  const { running, victim, forger, earned, ownStart } = await setTheScene();
  const submitEarned = (startId: string) =>
    recordAttempt(forger.ctx, attemptOf(flight, running.sessionId, { evidence: earned.evidence, startId }));
  expect((await submitEarned(ownStart.startId)).receipt).toMatchObject({ score: 0, passed: false });
  const { startId } = await beginAttempt(forger.ctx, { scenarioId: flight, classSessionId: running.sessionId });
  const [alike] = await ctx.db
    .select({ seed: attemptStarts.seed })
    .from(attemptStarts)
    .where(eq(attemptStarts.id, earned.startId!));
  await ctx.db.update(attemptStarts).set({ seed: alike!.seed }).where(eq(attemptStarts.id, startId));
  const { receipt } = await submitEarned(startId);
  expect(receipt.score).toBeGreaterThan(0);
  const { signs } = await readAttempt(running.owner.ctx, receipt.attemptId);
  expect(signs).toContainEqual({ kind: "same", reason: expect.stringContaining(victim.userName) });
});
