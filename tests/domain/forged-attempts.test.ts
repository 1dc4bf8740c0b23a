// Attempts that were put together by hand: none gives points that were not earned. `npm run fuzz` makes very many of them.
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts } from "~/db/schema";
import type { AttemptPayload } from "~/domain/attempts/attempt-payload";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import type { FlightEvidence } from "~/domain/attempts/evidence";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { Refusal } from "~/domain/refusal";
import { addOrganization, addRunningClass, attemptOf, foundation, quizAttemptOf } from "../support/builders";
import { testContext } from "../support/database";

const count = Number(process.env.FORGED_ATTEMPTS ?? 150);
const ctx = await testContext();
const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
const running = await addRunningClass(ctx, { organizationId, students: 2 });
const [victim, forger] = running.students as [(typeof running.students)[0], (typeof running.students)[0]];
const [flight, quiz] = [foundation.scenarioId("objective-v-bar-hop"), running.quiz];
// The file is checked by the build.
const file = JSON.parse(readFileSync("content/lessons/objective-v-bar-hop.json", "utf8")) as {
  version?: number;
  reference: Omit<FlightEvidence, "kind" | "version">;
};
const log: FlightEvidence = { kind: "flight", version: file.version ?? 1, ...file.reference };

/** Earned: the only points there are. */
const earned = attemptOf(flight, running.sessionId, { evidence: log });
const { receipt } = await recordAttempt(victim.ctx, earned);
const own = (scenarioId: string) => beginAttempt(victim.ctx, { scenarioId, classSessionId: running.sessionId });
const stolenStart = await own(flight);

const points = fc.oneof(
  fc.constantFrom(0, 1, 14, 100, 150, 1_000_000),
  fc.double({ min: 0, max: 1_000_000, noNaN: true }),
);
const number = fc.oneof(fc.constantFrom(0, -1, 1e9, 5e-324, -0), fc.double({ noNaN: true, noDefaultInfinity: true }));
const burn = fc.record({ t: number, dv: fc.tuple(number, number, number) });

/** Each is a way to have points that nobody earned. */
const forged: fc.Arbitrary<AttemptPayload> = fc.oneof(
  fc
    .record({
      scenarioId: fc.constantFrom(flight, quiz, running.lesson),
      maxTotalScore: points,
      maxQuestionsScore: points,
    })
    .filter(({ scenarioId, maxTotalScore }) => scenarioId !== running.lesson || maxTotalScore !== 70)
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
    .map((given) => attemptOf(flight, running.sessionId, given)),
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
  fc
    .constant(null)
    .map(() => attemptOf(flight, running.sessionId, { totalScore: 150, maxTotalScore: 150, startId: uuid() })),
);

test(`${count} forged attempts give no points that were not earned, no error that is no refusal, and no trace in the gradebook`, async () => {
  const before = await readGradebook(running.owner.ctx, running.sessionId);
  let flown = 0;
  await fc.assert(
    fc.asyncProperty(forged, async (attempt) => {
      const outcome = await recordAttempt(forger.ctx, attempt).catch((error: unknown) => error);
      if (outcome instanceof Refusal) return;
      // A log that can be flown was flown, by the server, and is worth what that gave.
      expect(outcome).toMatchObject({
        receipt: { grading: "server", userId: forger.id, scenarioId: flight, score: 0 },
      });
      flown++;
    }),
    { numRuns: count },
  );
  const stored = await ctx.db.select({ userId: attempts.userId, score: attempts.score }).from(attempts);
  expect(stored.filter(({ userId }) => userId === victim.id)).toEqual([{ userId: victim.id, score: receipt.score }]);
  expect(stored.filter(({ userId }) => userId === forger.id).map(({ score }) => score)).toEqual(
    new Array(flown).fill(0),
  );
  const after = await readGradebook(running.owner.ctx, running.sessionId);
  expect(after.columns).toEqual(before.columns);
  expect(after.matrix.split("\n").find((line) => line.startsWith(victim.id))).toBe(
    before.matrix.split("\n").find((line) => line.startsWith(victim.id)),
  );
});
