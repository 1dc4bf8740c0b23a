// Lessons pass by learning: revealed answers earn no full points, and the server checks the tasks.
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts, lessonAnswers } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { checkAnswer } from "~/domain/attempts/check-answer";
import { drawTasks, solveTasks } from "~/domain/attempts/drawn-tasks";
import type { LessonEvidence, QuizEvidence } from "~/domain/evidence";
import { listSessionScores } from "~/domain/attempts/list-session-scores";
import { readBounds } from "~/domain/attempts/find-bounds";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readAttemptReview } from "~/domain/attempts/review-answers";
import { inGradingEdition, readStart } from "~/domain/attempts/start-of-attempt";
import type { SignedInCtx } from "~/domain/context";
import { readOwnAttempt } from "~/domain/results/read-own-attempt";
import { joinCourse } from "~/domain/enrolment/join-course";
import { pickOnePerPool } from "../../content/question-pools";
import {
  addOrganization,
  addRunningClass,
  addStudent,
  attemptOf,
  declaredMaxima,
  foundation,
} from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();

// 30 points for reading, 30 for the task, 10 for each of four questions; right are b, b and c, b, c.
const lesson = foundation.scenarioId("orbits-and-energy");
const quiz = foundation.scenarioId("frames-quiz");
const right: [string, string[]][] = [
  ["q1", ["b"]],
  ["q2", ["b", "c"]],
  ["q3", ["b"]],
  ["q4", ["c"]],
];
const wrong: [string, string[]][] = right.map(([key]) => [key, ["a"]]);
/** A placeholder that submit replaces with the orbit that solves the task of the attempt's start. */
const solved = { perigee: 400, apogee: 2960, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

const done = (answers: [string, string[]][], orbits = [solved]): LessonEvidence => ({
  kind: "lesson",
  answers: answers.map(([question, choice]) => ({ question, chosen: choice })),
  tasks: orbits.map((orbit, task) => ({ task, orbit })),
});

async function addLessonClass() {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const [student] = running.students;
  const { sessionId } = running;
  const begin = async (by: SignedInCtx = student!.ctx) =>
    (await beginAttempt(by, { scenarioId: lesson, classSessionId: sessionId })).startId;
  const submit = async (evidence: LessonEvidence | QuizEvidence, overrides: { startId?: string } = {}) => {
    const startId = overrides.startId ?? (await begin());
    return handIn(student!.ctx, sessionId, startId, evidence);
  };
  return { running, student: student!, sessionId, begin, submit };
}

async function handIn(by: SignedInCtx, sessionId: string, startId: string, evidence: LessonEvidence | QuizEvidence) {
  const [bounds, start] = [await readBounds(by.db, lesson), await readStart(by, { startId, scenarioId: lesson })];
  const [solution] = bounds && start ? solveTasks(drawTasks(inGradingEdition(bounds, start), start)) : [];
  const solve = ({ task, orbit }: LessonEvidence["tasks"][number]) => ({
    task,
    orbit: orbit === solved && solution ? solution.orbit : orbit,
  });
  const solvedEvidence = evidence.kind === "lesson" ? { ...evidence, tasks: evidence.tasks.map(solve) } : evidence;
  return (await recordAttempt(by, attemptOf(lesson, sessionId, { evidence: solvedEvidence, startId }))).receipt;
}

const check = (by: SignedInCtx, startId: string, question: string, ...choices: string[]) =>
  checkAnswer(by, startId, { question, chosen: choices });

test("reading alone never passes, whatever is claimed; tasks and questions do", async () => {
  const { submit } = await addLessonClass();
  expect(await submit(done([], []))).toMatchObject({ score: 30, maxScore: 100, passed: false, grading: "server" });
  const another = await addLessonClass();
  expect(await another.submit(done(right, []))).toMatchObject({ score: 70, passed: false });
  const third = await addLessonClass();
  expect(await third.submit(done(right))).toMatchObject({ score: 100, passed: true });
});

test("a task counts if the orbit sent meets its goals", async () => {
  const { submit } = await addLessonClass();
  expect(await submit(done([], [{ ...solved, apogee: 500 }]))).toMatchObject({ score: 30 });
  expect(await submit(done([]))).toMatchObject({ score: 60, passed: false });
});

test("a right first answer earns all points, a second try half; then the key is shown", async () => {
  const { student, begin, submit } = await addLessonClass();
  const startId = await begin();
  expect(await check(student.ctx, startId, "q1", "b")).toEqual({
    question: "q1",
    isRight: true,
    points: 10,
    maxPoints: 10,
    triesLeft: 0,
    wasTold: false,
    right: ["b"],
    explanation: expect.stringContaining("so more energy"),
  });
  const first = await check(student.ctx, startId, "q2", "b");
  expect(first).toEqual({ question: "q2", isRight: false, points: 0, maxPoints: 10, triesLeft: 1, wasTold: false });
  expect(await check(student.ctx, startId, "q2", "c", "b")).toMatchObject({
    isRight: true,
    points: 5,
    right: ["b", "c"],
  });
  await check(student.ctx, startId, "q3", "a");
  expect(await check(student.ctx, startId, "q3", "c")).toMatchObject({ isRight: false, points: 0, right: ["b"] });
  expect(await submit(done(right), { startId })).toMatchObject({ score: 85, passed: true });
});

test("resending an answer is no new try, and a recorded one stays", async () => {
  const { student, begin } = await addLessonClass();
  const startId = await begin();
  const once = await check(student.ctx, startId, "q2", "b");
  expect(await check(student.ctx, startId, "q2", "b")).toEqual(once);
  await check(student.ctx, startId, "q2", "a");
  expect(await check(student.ctx, startId, "q2", "b", "c")).toMatchObject({ isRight: false, points: 0, wasTold: true });
});

test("revealed answers earn half at once under any start, and all after the cool-down", async () => {
  const { student, begin, submit, sessionId } = await addLessonClass();
  const startId = await begin();
  await check(student.ctx, startId, "q1", "a");
  const fullPointsAt = later(student.ctx, 10).now;
  expect(await check(student.ctx, startId, "q1", "c")).toMatchObject({ points: 0, right: ["b"], fullPointsAt });
  const other = await beginAttempt(student.ctx, { scenarioId: lesson, classSessionId: sessionId });
  expect(other.seen).toEqual([{ question: "q1", fullPointsAt }]);
  expect(await check(student.ctx, other.startId, "q1", "b")).toMatchObject({ points: 5, wasTold: false, fullPointsAt });
  expect(await submit(done(right), { startId: other.startId })).toMatchObject({ score: 95 });
  const next = await beginAttempt(later(student.ctx, 10), { scenarioId: lesson, classSessionId: sessionId });
  expect(next.seen).toBeUndefined();
  expect(await handIn(later(student.ctx, 10), sessionId, next.startId, done(right))).toMatchObject({ score: 100 });
});

test("after a full review the lesson earns half at once, full marks ten minutes later", async () => {
  const { student, begin, submit, sessionId } = await addLessonClass();
  expect(await submit(done(wrong))).toMatchObject({
    score: 60,
    review: [{ right: ["b"] }, { right: ["b", "c"] }, { right: ["b"] }, { right: ["c"] }],
  });
  expect(await submit(done(right))).toMatchObject({ score: 80, passed: true });
  expect(await ctx.db.$count(lessonAnswers, eq(lessonAnswers.userId, student.id))).toBe(4);
  const afterCooldown = later(student.ctx, 10);
  const startId = await begin(afterCooldown);
  expect(await handIn(afterCooldown, sessionId, startId, done(right))).toMatchObject({ score: 100, passed: true });
});

test("an empty hand-in, also repeated, reveals no keys", async () => {
  const { student, running, submit, sessionId } = await addLessonClass();
  const empty = await submit(done([]));
  expect(empty.review).toBeUndefined();
  const some = attemptOf(lesson, sessionId, { evidence: done([["q2", ["a"]]]) });
  const { receipt } = await recordAttempt(student.ctx, some);
  expect(receipt.review).toMatchObject([{ question: "q2", right: ["b", "c"] }]);
  expect(await recordAttempt(student.ctx, some)).toEqual({ receipt, isNew: false });
  expect((await readAttemptReview(student.ctx, receipt.attemptId)).questions).toHaveLength(1);
  expect((await readAttemptReview(running.owner.ctx, receipt.attemptId)).questions).toHaveLength(4);
});

test("answers revealed elsewhere while the class runs count as revealed; earlier ones don't", async () => {
  const { student, running, submit } = await addLessonClass();
  const outside = (await beginAttempt(student.ctx, { scenarioId: lesson })).startId;
  await check(student.ctx, outside, "q1", "a");
  await check(student.ctx, outside, "q1", "c");
  expect(await submit(done(right))).toMatchObject({ score: 95 });
  const next = await addRunningClass(later(ctx, 5), { organizationId: running.organizationId });
  const laterStudent = later(student.ctx, 5);
  await joinCourse(laterStudent, next.code);
  const { startId } = await beginAttempt(laterStudent, { scenarioId: lesson, classSessionId: next.sessionId });
  expect(await handIn(laterStudent, next.sessionId, startId, done(right))).toMatchObject({ score: 100 });
});

test("twenty simultaneous checks are consecutive tries: nobody guesses all answers first", async () => {
  const { student, begin } = await addLessonClass();
  const startId = await begin();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => check(student.ctx, startId, "q2", "abcd"[at % 4]!)),
  );
  expect(outcomes.filter(({ wasTold, triesLeft }) => !wasTold && triesLeft === 0).length).toBeLessThan(20);
  expect(await ctx.db.$count(lessonAnswers, eq(lessonAnswers.userId, student.id))).toBe(2);
});

test("checking an answer needs the player's own open start of that lesson", async () => {
  const { student, begin, submit, running, sessionId } = await addLessonClass();
  const startId = await begin();
  const somebodyElse = await addStudent(ctx, running);
  await expect(check(somebodyElse.ctx, startId, "q1", "b")).rejects.toMatchObject({ code: "notFound" });
  await expect(check(student.ctx, uuid(), "q1", "b")).rejects.toMatchObject({ code: "notFound" });
  await expect(check(student.ctx, startId, "q9", "b")).rejects.toMatchObject({
    errors: { question: [expect.any(String)] },
  });
  await expect(check(student.ctx, startId, "q1", "z")).rejects.toMatchObject({
    errors: { chosen: [expect.any(String)] },
  });
  await expect(check(student.ctx, startId, "q1")).rejects.toMatchObject({ errors: { chosen: [expect.any(String)] } });
  const ofQuiz = (await beginAttempt(student.ctx, { scenarioId: quiz, classSessionId: sessionId })).startId;
  await expect(check(student.ctx, ofQuiz, "q1", "a")).rejects.toMatchObject({ code: "conflict" });
  await submit(done(right), { startId });
  await expect(check(student.ctx, startId, "q1", "b")).rejects.toMatchObject({ code: "conflict" });
});

test.each([
  ["a task that is not there", done([], [solved, solved]), "evidence.tasks.1.task"],
  ["half a task", { ...done([]), tasks: [{ task: 0.5, orbit: solved }] }, "evidence.tasks.0.task"],
  ["a task twice", { ...done([]), tasks: [0, 0].map((task) => ({ task, orbit: solved })) }, "evidence.tasks.1.task"],
  ["an invented question", done([["q9", ["a"]]]), "evidence.answers.0.question"],
])("a lesson with %s is refused by field, and stores nothing", async (_, evidence, field) => {
  const { submit, student } = await addLessonClass();
  await expect(submit(evidence)).rejects.toMatchObject({ errors: { [field]: [expect.any(String)] } });
  expect(await ctx.db.$count(attempts, eq(attempts.userId, student.id))).toBe(0);
  expect(await ctx.db.$count(lessonAnswers, eq(lessonAnswers.userId, student.id))).toBe(0);
});

test("a client without evidence is graded by its answers, not by its points", async () => {
  const { student, sessionId } = await addLessonClass();
  const { questions: all = [] } = foundation.campaigns
    .flatMap(({ scenarios }) => scenarios)
    .find(({ id }) => id === quiz)!;
  const questions = pickOnePerPool(all, () => false);
  const claim = attemptOf(quiz, sessionId, {
    totalScore: 0,
    maxTotalScore: 0,
    questionsScore: questions[0]!.points,
    maxQuestionsScore: questions.reduce((sum, { points }) => sum + points, 0),
    questionScorecards: questions.slice(0, 1).map(({ text, points, answers }) => ({
      questionText: text,
      score: points,
      maxScore: points,
      answerScorecards: answers.map((answer) => ({
        answerText: answer.text,
        answered: !answer.correct,
        correct: true,
      })),
    })),
  });
  const { receipt } = await recordAttempt(student.ctx, claim);
  expect(receipt).toMatchObject({ score: 0, grading: "server", passed: false });
  expect(receipt.review).toBeUndefined();
});

test("only the player and the class's staff read an attempt's answers and explanations", async () => {
  const { student, running, submit } = await addLessonClass();
  const { attemptId } = await submit(done([["q1", ["a"]]], []));
  const review = await readAttemptReview(student.ctx, attemptId);
  expect(review.evidence).toEqual(done([["q1", ["a"]]], []));
  expect(review.questions[0]).toEqual({
    question: "q1",
    text: expect.stringContaining("Two spacecraft"),
    points: 0,
    maxPoints: 10,
    explanation: expect.stringContaining("so more energy"),
    answers: [
      { key: "a", text: expect.any(String), correct: false, chosen: true },
      { key: "b", text: expect.any(String), correct: true, chosen: false },
      { key: "c", text: expect.any(String), correct: false, chosen: false },
    ],
  });
  expect(review.questions).toHaveLength(1);
  const { questions } = await readAttemptReview(running.owner.ctx, attemptId);
  expect(questions[0]).toEqual(review.questions[0]);
  expect(questions).toHaveLength(4);
  const classmate = await addStudent(ctx, running);
  await expect(readAttemptReview(classmate.ctx, attemptId)).rejects.toMatchObject({ code: "notFound" });
});

test("a claim reveals no keys, neither in scorecards nor on the results pages", async () => {
  const { student, running, sessionId } = await addLessonClass();
  const { questions = [], ...scenario } = foundation.campaigns
    .flatMap(({ scenarios }) => scenarios)
    .find(({ id }) => id === lesson)!;
  const claim = attemptOf(lesson, sessionId, {
    ...declaredMaxima(scenario),
    totalScore: 0,
    maxQuestionsScore: questions.reduce((sum, { points }) => sum + points, 0),
    questionScorecards: questions.map(({ key, points, answers }) => ({
      questionKey: key,
      score: 0,
      maxScore: points,
      answerScorecards: answers.map((answer) => ({ answerKey: answer.key, answered: false, correct: false })),
    })),
  });
  const { receipt } = await recordAttempt(student.ctx, claim);
  expect((await readAttemptReview(student.ctx, receipt.attemptId)).questions).toEqual([]);
  const own = await readOwnAttempt(student.ctx, receipt.attemptId);
  expect(own.closed).toBe("claim");
  expect(own.questions.flatMap(({ question }) => question.answers.map(([, isRight]) => isRight))).not.toContain(true);
  const query = { q: "", sort: "time", descending: false, page: 1, pageSize: 10 } as const;
  const scores = await listSessionScores(
    student.ctx,
    { classSessionId: null, organizationId: null, includeFailedScores: true },
    query,
  );
  expect(scores.rows.map(({ questionScorecards }) => questionScorecards)).toEqual([[]]);
  expect((await readAttemptReview(running.owner.ctx, receipt.attemptId)).questions).toHaveLength(questions.length);
});
