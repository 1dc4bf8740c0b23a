import { expect, test } from "vitest";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { readOwnResults } from "~/domain/results/read-own-results";
import { readProgress } from "~/domain/results/read-progress";
import { addRunningClass, attemptOf, quizAttemptOf } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();

test("the game gets the same bests as the results page, and the current streak", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [student, other] = running.students;
  const questions = [
    { text: "First?", score: 0, chosen: [1] },
    { text: "Second?", score: 1 },
    { text: "Third?", score: 1 },
  ];
  await recordAttempt(student.ctx, quizAttemptOf(running.quiz, running.sessionId, questions));
  await recordAttempt(later(student.ctx, 1), attemptOf(running.lesson, running.sessionId, { totalScore: 70 }));
  await recordAttempt(later(student.ctx, 2), attemptOf(running.lesson, running.sessionId, { totalScore: 30 }));
  await recordAttempt(other.ctx, attemptOf(running.lesson, running.sessionId));

  const progress = await readProgress(later(student.ctx, 3), running.sessionId);
  const { attempts } = await readOwnResults(later(student.ctx, 3), running.sessionId);
  const bests = attempts.filter(({ counts }) => counts);
  expect(bests).toHaveLength(2);
  for (const { scenarioId, score, maxScore } of bests)
    expect(progress.entries.find((entry) => entry.scenarioId === scenarioId)).toMatchObject({ score, maxScore });
  expect(progress.topics.find(({ answered }) => answered > 0)).toMatchObject({ streak: 2, right: 2, answered: 3 });
  expect(progress.repeat).toMatchObject([{ scenarioId: running.quiz, reason: "missed", missed: 1, asked: 3 }]);
  const progressJson = JSON.stringify(progress);
  expect(["First?", "Yes", other.id].filter((secret) => progressJson.includes(secret))).toEqual([]);
});

test("a running class counts only its own attempts; outside a class all count", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await recordAttempt(student.ctx, attemptOf(running.lesson, null, { totalScore: 90 }));
  await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 40 }));
  const scores = async (classSessionId: string | null) =>
    (await readProgress(student.ctx, classSessionId)).entries.map(({ score, attempts }) => [score, attempts]);
  expect(await scores(running.sessionId)).toEqual([[40, 1]]);
  expect(await scores(null)).toEqual([[90, 2]]);
});

test("excluded attempts don't count, and foreign or empty classes show nothing", async () => {
  const running = await addRunningClass(ctx);
  const stranger = await addRunningClass(ctx);
  const [student] = running.students;
  const { receipt } = await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  const nothing = { entries: [], topics: [], repeat: [], quizzes: [] };
  expect(await readProgress(student.ctx, stranger.sessionId)).toEqual(nothing);
  expect(await readProgress(running.owner.ctx, null)).toEqual(nothing);
  await excludeAttempt(running.owner.ctx, receipt.attemptId, "A test.");
  expect(await readProgress(student.ctx, running.sessionId)).toEqual(nothing);
});
