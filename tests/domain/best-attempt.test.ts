import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import type { SignedInCtx } from "~/domain/context";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readQuizData, readQuiz } from "~/domain/quiz-results/read-quiz-responses";
import { parseAnswers } from "~/domain/quiz-results/stored-answers";
import { addRunningClass, attemptOf, quizAttemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();

async function cellOf({ owner, sessionId }: RunningClass, scenarioId: string, student = 0) {
  const { columns, matrix } = await readGradebook(owner.ctx, sessionId);
  const row = parseMatrix(matrix, columns.length, usualRules)[student]!;
  return row.cells[columns.findIndex((column) => column.scenarioId === scenarioId)];
}

/** The question scores of the attempt that the quiz table shows. */
async function quizScores({ owner, sessionId, quiz }: RunningClass) {
  const { responses } = await readQuizData(owner.ctx, await readQuiz(owner.ctx, sessionId, quiz));
  return responses.flat().map(([, answers]) => parseAnswers(answers).map(([score]) => score));
}

type Points = { totalScore: number; questionsScore?: number };

function play(running: RunningClass, points: Points, minutes: number, scenarioId = running.lesson) {
  return recordAttempt(
    later(running.students[0]!.ctx, minutes),
    attemptOf(scenarioId, running.sessionId, { maxQuestionsScore: 10, ...points }),
  );
}

test("without an attempt the cell is empty", async () => {
  const running = await addRunningClass(ctx);
  expect(await cellOf(running, running.lesson)).toBeNull();
});

test("the gradebook shows the floor of total plus questions score against the floor of the maximums", async () => {
  const running = await addRunningClass(ctx);
  const fractions = { totalScore: 80.5, maxTotalScore: 100.75, questionsScore: 3.75, maxQuestionsScore: 4.5 };
  await recordAttempt(running.students[0].ctx, attemptOf(running.lesson, running.sessionId, fractions));
  expect(await cellOf(running, running.lesson)).toEqual({ score: 84, maxScore: 105 });
});

test("the attempt with the highest floor of total plus questions counts, whenever it was made", async () => {
  const running = await addRunningClass(ctx);
  await play(running, { totalScore: 70 }, 1);
  await play(running, { totalScore: 85, questionsScore: 6 }, 2);
  await play(running, { totalScore: 90 }, 3);
  expect(await cellOf(running, running.lesson)).toEqual({ score: 91, maxScore: 110 });
});

test("of attempts with equal floors the later one counts", async () => {
  const running = await addRunningClass(ctx);
  await play(running, { totalScore: 80.75 }, 1);
  await recordAttempt(
    later(running.students[0].ctx, 2),
    attemptOf(running.lesson, running.sessionId, { totalScore: 80.25, maxTotalScore: 90 }),
  );
  expect(await cellOf(running, running.lesson)).toEqual({ score: 80, maxScore: 90 });
});

test("attempts with different maxima, as from another edition, are compared by share", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const {
    quiz,
    sessionId,
    students: [student],
  } = running;
  const lesson = (totalScore: number, maxTotalScore: number, minutes: number) =>
    recordAttempt(later(student.ctx, minutes), attemptOf(running.lesson, sessionId, { totalScore, maxTotalScore }));
  await lesson(30, 60, 1);
  await lesson(11, 11, 2);
  await lesson(50, 60, 3);
  expect(await cellOf(running, running.lesson)).toEqual({ score: 11, maxScore: 11 });
  await lesson(60, 60, 4);
  expect(await cellOf(running, running.lesson)).toEqual({ score: 60, maxScore: 60 });
  const quizAttempt = (score: number, maxScore: number, minutes: number) =>
    recordAttempt(
      later(student.ctx, minutes),
      quizAttemptOf(quiz, sessionId, [{ text: `Of ${maxScore}?`, score, maxScore }]),
    );
  await quizAttempt(6, 10, 1);
  const { receipt } = await quizAttempt(2, 2, 2);
  await quizAttempt(9, 10, 3);
  expect(await quizScores(running)).toEqual([[2]]);
  await excludeAttempt(running.owner.ctx, receipt.attemptId, "A test.");
  expect(await quizScores(running)).toEqual([[9]]);
});

test("a failed attempt counts like any other", async () => {
  const running = await addRunningClass(ctx);
  await recordAttempt(
    running.students[0].ctx,
    attemptOf(running.lesson, running.sessionId, { totalScore: 20, passed: false }),
  );
  expect(await cellOf(running, running.lesson)).toEqual({ score: 20, maxScore: 100 });
});

test("in the quiz table the highest questionsScore counts, not the highest sum", async () => {
  const running = await addRunningClass(ctx);
  const {
    quiz,
    sessionId,
    students: [student],
  } = running;
  const question = (score: number) => [{ text: "How many?", score, maxScore: 5 }];
  await recordAttempt(later(student.ctx, 1), quizAttemptOf(quiz, sessionId, question(4)));
  await recordAttempt(
    later(student.ctx, 2),
    quizAttemptOf(quiz, sessionId, question(2), { totalScore: 50, maxTotalScore: 50 }),
  );
  expect(await quizScores(running)).toEqual([[4]]);
  expect(await cellOf(running, quiz)).toEqual({ score: 52, maxScore: 55 });
});

test("of quiz attempts with equal questionsScore the later one counts", async () => {
  const running = await addRunningClass(ctx);
  const {
    quiz,
    sessionId,
    students: [student],
  } = running;
  const questions = (first: number, second: number) => [
    { text: "First?", score: first, maxScore: 2 },
    { text: "Second?", score: second, maxScore: 2 },
  ];
  await recordAttempt(later(student.ctx, 1), quizAttemptOf(quiz, sessionId, questions(2, 0)));
  await recordAttempt(later(student.ctx, 2), quizAttemptOf(quiz, sessionId, questions(0, 2)));
  await recordAttempt(later(student.ctx, 3), quizAttemptOf(quiz, sessionId, questions(1, 0)));
  expect(await quizScores(running)).toEqual([[0, 2]]);
});

test("attempts in an earlier class of the course don't count in this one", async () => {
  const [earlier, running] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  await play(earlier, { totalScore: 100 }, 1);
  await play(running, { totalScore: 50 }, 2);
  expect(await cellOf(running, running.lesson)).toEqual({ score: 50, maxScore: 110 });
});

const quarter = (most: number) => fc.integer({ min: 0, max: most * 4 }).map((quarters) => quarters / 4);
const attemptArbitrary = fc.record({
  student: fc.nat(1),
  scenario: fc.nat(1),
  totalScore: quarter(12),
  questionsScore: quarter(4),
  isQuiz: fc.boolean(),
});
type PlayedAttempt = { student: number; scenario: number; totalScore: number; questionsScore: number; isQuiz: boolean };

/** The rule, written as plainly as possible. */
function best(list: (PlayedAttempt & { minute: number })[], value: (attempt: PlayedAttempt) => number) {
  return list.reduce<(PlayedAttempt & { minute: number }) | null>(
    (bestSoFar, attempt) => (bestSoFar && value(bestSoFar) > value(attempt) ? bestSoFar : attempt),
    null,
  );
}

async function expectModel(running: RunningClass, list: (PlayedAttempt & { minute: number })[]) {
  const scenarios = running.scenarios.slice(0, 2);
  const { matrix, columns } = await readGradebook(running.owner.ctx, running.sessionId);
  const rows = parseMatrix(matrix, columns.length, usualRules);
  const quizzes = await ctx.db.query.bestQuizAttempts.findMany({
    where: (row, { eq }) => eq(row.classSessionId, running.sessionId),
  });
  for (const [s, student] of running.students.entries()) {
    for (const [c, { scenarioId }] of scenarios.entries()) {
      const own = list.filter((attempt) => attempt.student === s && attempt.scenario === c);
      const counts = best(own, (attempt) => Math.floor(attempt.totalScore + attempt.questionsScore));
      expect(rows.find(({ userId }) => userId === student.id)!.cells[c]).toEqual(
        counts && { score: Math.floor(counts.totalScore + counts.questionsScore), maxScore: 16 },
      );
      const quiz = best(
        own.filter(({ isQuiz }) => isQuiz),
        (attempt) => attempt.questionsScore,
      );
      const bestQuiz = quizzes.find((row) => row.userId === student.id && row.scenarioId === scenarioId);
      expect(bestQuiz && [bestQuiz.questionsScore, bestQuiz.achievedAt]).toEqual(
        quiz ? [quiz.questionsScore, later(ctx, quiz.minute).now] : undefined,
      );
    }
  }
}

const attemptFor = (running: RunningClass, { scenario, isQuiz, totalScore, questionsScore }: PlayedAttempt) =>
  attemptOf(running.scenarios[scenario]!.scenarioId, running.sessionId, {
    totalScore,
    maxTotalScore: 12,
    questionsScore,
    maxQuestionsScore: 4,
    scoreCardType: isQuiz ? "Quiz" : "Default",
  });

test("for random attempts, one by one, the counted ones follow the rule", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attemptArbitrary, { maxLength: 25 }), async (list) => {
      const running = await addRunningClass(ctx, { students: 2 });
      const timed = list.map((attempt, minute) => ({ ...attempt, minute }));
      for (const attempt of timed)
        await recordAttempt(
          later(running.students[attempt.student]!.ctx, attempt.minute),
          attemptFor(running, attempt),
        );
      await expectModel(running, timed);
    }),
    { numRuns: 12 },
  );
});

test("attempts stored in one statement, in any order of time, follow the rule", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .array(attemptArbitrary, { minLength: 1, maxLength: 40 })
        .chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray([...list.keys()], { minLength: list.length })),
        ),
      async ([list, minutes]) => {
        const running = await addRunningClass(ctx, { students: 2 });
        const timed = list.map((attempt, i) => ({ ...attempt, minute: minutes[i]! }));
        await ctx.db
          .insert(attempts)
          .values(timed.map((attempt) => rowOf(running.students[attempt.student]!.ctx, running, attempt)));
        await expectModel(
          running,
          [...timed].sort((a, b) => a.minute - b.minute),
        );
      },
    ),
    { numRuns: 12 },
  );
});

function rowOf(student: SignedInCtx, running: RunningClass, attempt: PlayedAttempt & { minute: number }) {
  const { attemptId: _, classSessionId, questionScorecards: __, ...row } = attemptFor(running, attempt);
  return {
    ...row,
    id: uuid(),
    userId: student.actor.userId,
    classSessionId,
    receivedAt: later(student, attempt.minute).now,
  };
}
