// Practice: what is due, from what was met, without giving anything away (docs/decisions/0195).
import { asc, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { expect, test } from "vitest";
import { rowsOf } from "~/db/rows.server";
import { attempts, practiceReviews } from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import { endQuiz } from "~/domain/attempts/end-quiz";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { SignedInCtx } from "~/domain/context";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { removeMember } from "~/domain/enrolment/change-members";
import { endClass } from "~/domain/courses/run-class";
import { joinCourse } from "~/domain/enrolment/join-course";
import { readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { answerPracticeQuestion, type PracticeAnswer } from "~/domain/practice/answer-question";
import { askQuestions } from "~/domain/practice/ask-questions";
import { readClassPractice } from "~/domain/practice/read-class-practice";
import { readPractice } from "~/domain/practice/read-practice";
import { regradeQuestion } from "~/domain/regrades/regrade-question";
import { releaseNow, setRelease } from "~/domain/releases/set-release";
import { changeResultsVisibility } from "~/domain/results/results-visibility";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import {
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptOf,
  unique,
  type Person,
} from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const admin = asSystemAdmin(ctx);

const keys = ["a", "b", "c"];
/** The right answer of each question is b; `survey` gives no points. */
const questionOf = (key: string, text = `What is ${key}?`) => ({
  ...{ key, text, points: key === "survey" ? 0 : 10, explanation: `Because ${key}.` },
  answers: keys.map((answer) => ({
    key: answer,
    text: `${answer} of ${key}`,
    correct: key !== "survey" && answer === "b",
  })),
});
type Asked = ReturnType<typeof questionOf>;

const lessonQuestions = ["one", "two", "survey"].map((key) => questionOf(key));
const quizQuestions = ["exam1", "exam2"].map((key) => questionOf(key));

function documentOf(key: string, version: number, lesson: Asked[] = lessonQuestions): CurriculumDocument {
  const named = (name: string) => ({
    key: name,
    title: name,
    shortTitle: name,
    maxScore: 0,
    grading: "server" as const,
  });
  const scenarios = [
    { ...named("lesson"), type: "Default" as const, contentType: "Presentation" as const, questions: lesson },
    { ...named("exam"), type: "Quiz" as const, contentType: "Quiz" as const, questions: quizQuestions },
  ];
  return { key, title: key, version, campaigns: [{ key: "all", title: "All", type: "Learn", scenarios }] };
}

async function addPracticeClass(students = 1) {
  const key = unique("practice").toLowerCase();
  await publishCurriculum(admin, serializeCurriculum(documentOf(key, 1)));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId, students });
  return { ...running, key, student: running.students[0]! };
}
type PracticeClass = Awaited<ReturnType<typeof addPracticeClass>>;

const day = 24 * 60;
const onDay = (by: SignedInCtx, days: number) => later(by, days * day);

const play = (running: PracticeClass, choices: Record<string, string>, by: SignedInCtx = running.student.ctx) =>
  recordAttempt(
    by,
    attemptOf(running.lesson, running.sessionId, {
      ...{ totalScore: 0, maxTotalScore: 0 },
      evidence: { kind: "lesson", answers: answersOf(choices), tasks: [] },
    }),
  );

const takeExam = (running: PracticeClass, choices: Record<string, string>, by: SignedInCtx = running.student.ctx) =>
  recordAttempt(
    by,
    attemptOf(running.quiz, running.sessionId, {
      ...{ totalScore: 0, maxTotalScore: 0, scoreCardType: "Quiz" },
      evidence: { kind: "quiz", answers: answersOf(choices) },
    }),
  );

const answersOf = (choices: Record<string, string>) =>
  Object.entries(choices).map(([question, choice]) => ({ question, chosen: [choice] }));

const dueOn = async (by: SignedInCtx, days: number) =>
  (await readPractice(onDay(by, days))).session.map(({ question }) => question);

const answer = (
  running: PracticeClass,
  days: number,
  question: string,
  choice: string,
  changes: Partial<PracticeAnswer> = {},
) =>
  answerPracticeQuestion(onDay(running.student.ctx, days), {
    ...{ id: uuid(), scenarioId: running.lesson, question, chosen: [choice], isSure: true },
    ...changes,
  });

const reviewsOf = (person: Person) =>
  ctx.db
    .select()
    .from(practiceReviews)
    .where(eq(practiceReviews.userId, person.id))
    .orderBy(asc(practiceReviews.reviewedAt));

test("what was wrong in an attempt is due the next day, what was right some days later, and a survey never", async () => {
  const running = await addPracticeClass();
  expect(await dueOn(running.student.ctx, 1)).toEqual([]);
  await play(running, { one: "b", two: "a", survey: "a" });
  expect(await dueOn(running.student.ctx, 0)).toEqual([]);
  expect(await dueOn(running.student.ctx, 1)).toEqual(["two"]);
  expect(await dueOn(running.student.ctx, 30)).toEqual(["two", "one"]);
});

test("a question is listed with its answers, and nothing says which is right", async () => {
  const running = await addPracticeClass();
  await play(running, { two: "a" });
  const by = onDay(running.student.ctx, 1);
  const { session, questions, minutes, dueCount } = await readPractice(by);
  expect({ questions, minutes, dueCount }).toEqual({ questions: 1, minutes: 1, dueCount: 1 });
  const [asked] = await askQuestions(by, session);
  expect(asked).toMatchObject({ scenarioId: running.lesson, question: "two", text: "What is two?", several: false });
  expect(asked?.answers.map(({ key }) => key).sort()).toEqual(keys);
  expect(JSON.stringify(asked)).not.toMatch(/correct|Because/);
});

test("right answers come at longer and longer intervals, and a wrong one the next day", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a" });
  const dates: string[] = [];
  let days = 1;
  for (const choice of ["b", "b", "b", "a"]) {
    const { dueOn: on, counted } = await answer(running, days, "one", choice);
    expect(counted).toBe(true);
    dates.push(on);
    days = Math.round((Date.parse(on) - Date.parse("2026-03-02")) / 86_400_000);
  }
  const [first, second, third, last] = dates.map((date) => Date.parse(date) / 86_400_000);
  expect(second! - first!).toBeLessThan(third! - second!);
  expect(last! - third!).toBeLessThanOrEqual(2);
  expect(await reviewsOf(running.student)).toMatchObject([{}, {}, {}, { lapses: 1, isNewest: true }]);
});

test("a guess comes back sooner than what was known", async () => {
  const [sure, guessed] = [await addPracticeClass(), await addPracticeClass()];
  for (const running of [sure, guessed]) await play(running, { one: "b" });
  const known = await answer(sure, 10, "one", "b");
  const guess = await answer(guessed, 10, "one", "b", { isSure: false });
  expect(guess.isRight).toBe(true);
  expect(guess.dueOn < known.dueOn).toBe(true);
});

test("the same answer sent again counts once, and another with its id is refused", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a" });
  const id = uuid();
  const first = await answer(running, 1, "one", "b", { id });
  expect(await answer(running, 1, "one", "b", { id })).toEqual(first);
  // Also days later, when the question is due again.
  expect(await answer(running, 20, "one", "b", { id })).toEqual(first);
  await expect(answer(running, 1, "one", "a", { id })).rejects.toMatchObject({ code: "conflict" });
  expect(await reviewsOf(running.student)).toHaveLength(1);
});

test("of two devices at once one answer counts, and both show what is right", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a" });
  const both = await Promise.all([answer(running, 1, "one", "b"), answer(running, 1, "one", "a")]);
  expect(both.map(({ counted }) => counted).sort()).toEqual([false, true]);
  expect(both.map(({ right }) => right)).toEqual([["b"], ["b"]]);
  expect(both[0]!.dueOn).toBe(both[1]!.dueOn);
  expect(await reviewsOf(running.student)).toHaveLength(1);
});

test("practice changes no attempt, grade or leaderboard", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a", two: "b" });
  const before = await ctx.db.select().from(attempts).where(eq(attempts.userId, running.student.id));
  const scope = { classSessionId: running.sessionId, organizationId: null, limit: 100, offset: 0 };
  const standings = await readLeaderboard(running.student.ctx, scope);
  await answer(running, 1, "one", "b");
  expect(await ctx.db.select().from(attempts).where(eq(attempts.userId, running.student.id))).toEqual(before);
  expect(await readLeaderboard(running.student.ctx, scope)).toEqual(standings);
});

test("a day begins at midnight in the course's time zone, or in the person's", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a" });
  // 09:00 in UTC is 22:00 in Auckland, where the next day begins two hours later.
  const by = later(running.student.ctx, 3 * 60);
  expect((await readPractice(by)).session).toEqual([]);
  expect((await readPractice(by, "Pacific/Auckland")).session).toMatchObject([{ question: "one" }]);
  await ctx.db.execute(sql`update courses set time_zone = 'Pacific/Auckland' where id = ${running.id}`);
  expect((await readPractice(by, "UTC")).today).toBe("2026-03-03");
});

test("a quiz is practiced only once its answers are shown", async () => {
  const running = await addPracticeClass();
  const { receipt } = await takeExam(running, { exam1: "a", exam2: "b" });
  expect(await dueOn(running.student.ctx, 30)).toEqual([]);
  await expect(answer(running, 30, "exam1", "b", { scenarioId: running.quiz })).rejects.toMatchObject({
    code: "notFound",
  });
  await endQuiz(running.student.ctx, receipt.attemptId);
  expect(await dueOn(running.student.ctx, 30)).toEqual(["exam1", "exam2"]);
});

const held = { rule: "held", opensAt: null } as const;

/** A student who practices an exam that is shown, so that there is something to leak. */
async function addExamClass() {
  const running = await addPracticeClass();
  const { receipt } = await takeExam(running, { exam1: "a", exam2: "b" });
  await endQuiz(running.student.ctx, receipt.attemptId);
  await answer(running, 1, "exam1", "b", { scenarioId: running.quiz });
  expect(await dueOn(running.student.ctx, 30)).toEqual(["exam1", "exam2"]);
  return running;
}

async function expectNothing(running: PracticeClass) {
  expect(await dueOn(running.student.ctx, 30)).toEqual([]);
  for (const question of ["exam1", "exam2"])
    await expect(answer(running, 30, question, "b", { scenarioId: running.quiz })).rejects.toMatchObject({
      code: "notFound",
    });
}

test("a held exam leaks nothing, although it was practiced before", async () => {
  const running = await addExamClass();
  const exam = { classSessionId: running.sessionId, scenarioId: running.quiz };
  for (const part of ["grades", "answers"] as const) {
    await setRelease(running.owner.ctx, exam, { [part]: held }, { hides: true });
    await expectNothing(running);
    await releaseNow(running.owner.ctx, exam);
    expect(await dueOn(running.student.ctx, 30)).toEqual(["exam1", "exam2"]);
  }
});

test("an exam that another class of the student holds, or still gives, leaks nothing", async () => {
  const running = await addExamClass();
  const other = await addRunningClass(ctx, { organizationId: running.organizationId });
  await joinCourse(running.student.ctx, other.code);
  // The other class has not had its exam.
  await expectNothing(running);
  const exam = { classSessionId: other.sessionId, scenarioId: running.quiz };
  await setRelease(other.owner.ctx, exam, { answers: held }, { hides: true });
  await expectNothing(running);
});

test("a question comes back neither from a class that hides answers nor from a course that was left", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a" });
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: false, showsAnswers: false });
  expect(await dueOn(running.student.ctx, 1)).toEqual([]);
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: false, showsAnswers: true });
  expect(await dueOn(running.student.ctx, 1)).toEqual(["one"]);
  await removeMember(running.owner.ctx, running.id, running.student.id);
  expect(await dueOn(running.student.ctx, 1)).toEqual([]);
  await expect(answer(running, 1, "one", "b")).rejects.toMatchObject({ code: "notFound" });
});

test("a student who left the course of an ended class no longer practices its questions", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a" });
  await endClass(running.owner.ctx, running.id);
  expect(await dueOn(running.student.ctx, 1)).toEqual(["one"]);
  await removeMember(running.owner.ctx, running.id, running.student.id);
  expect(await dueOn(running.student.ctx, 1)).toEqual([]);
});

test("after a regrade the class's key judges, and a question that was taken out is not practiced", async () => {
  const running = await addExamClass();
  const place = { classSessionId: running.sessionId, scenarioId: running.quiz };
  const rule = { right: null, points: null, counts: true, neverLower: false };
  const questionId = async (text: string) => {
    const [row] = await rowsOf(
      ctx.db,
      v.object({ id: v.number() }),
      sql`select id from questions where scenario_id = ${running.quiz} and text = ${text} and regraded_from is null`,
    );
    return row!.id;
  };
  const exam2 = await questionId("What is exam2?");
  await regradeQuestion(running.owner.ctx, place, { ...rule, questionId: exam2, right: [2] }, { reason: "Wrong key." });
  const judged = await answer(running, 30, "exam2", "b", { scenarioId: running.quiz });
  expect(judged).toMatchObject({ isRight: false, right: ["c"], explanation: null });
  const exam1 = await questionId("What is exam1?");
  await regradeQuestion(
    running.owner.ctx,
    place,
    { ...rule, questionId: exam1, counts: false },
    { reason: "Unclear." },
  );
  expect(await dueOn(running.student.ctx, 30)).not.toContain("exam1");
  await expect(answer(running, 30, "exam1", "b", { scenarioId: running.quiz })).rejects.toMatchObject({
    code: "notFound",
  });
});

test("a question that was taken out is not practiced either where the attempt keeps its points", async () => {
  const running = await addExamClass();
  const [exam2] = await rowsOf(
    ctx.db,
    v.object({ id: v.number() }),
    sql`select id from questions where scenario_id = ${running.quiz} and text = 'What is exam2?'`,
  );
  const place = { classSessionId: running.sessionId, scenarioId: running.quiz };
  const rule = { questionId: exam2!.id, right: null, points: null, counts: false, neverLower: true };
  await regradeQuestion(running.owner.ctx, place, rule, { reason: "Unclear." });
  expect(await dueOn(running.student.ctx, 30)).toEqual(["exam1"]);
});

test("a publication that changes a question leaves its card, and one that removes it ends it", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a", two: "a" });
  await answer(running, 1, "one", "b");
  const publish = (version: number, lesson: Asked[]) =>
    publishCurriculum(admin, serializeCurriculum(documentOf(running.key, version, lesson)));
  await publish(2, [questionOf("one", "What is one today?"), questionOf("two")]);
  const by = onDay(running.student.ctx, 30);
  const asked = await askQuestions(by, (await readPractice(by)).session);
  expect(asked.map(({ text }) => text).sort()).toEqual(["What is one today?", "What is two?"]);
  expect(asked.find(({ question }) => question === "one")?.lastPractisedOn).toBe("2026-03-03");
  await publish(3, [questionOf("two")]);
  expect(await dueOn(running.student.ctx, 30)).toEqual(["two"]);
  await expect(answer(running, 30, "one", "b")).rejects.toMatchObject({ code: "notFound" });
});

test("impossible answers are refused by field, and other people's questions are not found", async () => {
  const running = await addPracticeClass(2);
  await play(running, { one: "a" });
  await expect(answer(running, 1, "one", "z")).rejects.toMatchObject({ code: "invalid", errors: { chosen: [/./] } });
  await expect(answer(running, 1, "one", "b", { chosen: [] })).rejects.toMatchObject({ code: "invalid" });
  for (const question of ["two", "survey", "nothing"])
    await expect(answer(running, 1, question, "b")).rejects.toMatchObject({ code: "notFound" });
  const other = { ...running, student: running.students[1]! };
  await expect(answer(other, 1, "one", "b")).rejects.toMatchObject({ code: "notFound" });
});

test("a streak counts days with a lesson or practice in a row, and waits for today until midnight", async () => {
  const running = await addPracticeClass();
  const { student } = running;
  const streakOn = async (days: number) => (await readPractice(onDay(student.ctx, days))).streak;
  expect(await streakOn(0)).toEqual({ days: 0, hasToday: false });
  await play(running, { one: "a" });
  expect(await streakOn(0)).toEqual({ days: 1, hasToday: true });
  await answer(running, 1, "one", "b");
  expect(await streakOn(1)).toEqual({ days: 2, hasToday: true });
  expect(await streakOn(2)).toEqual({ days: 2, hasToday: false });
  expect(await streakOn(3)).toEqual({ days: 0, hasToday: false });
});

test("a class sees what it forgets once three students practice a question, without names", async () => {
  const running = await addPracticeClass(3);
  for (const student of running.students) await play(running, { one: "a" }, student.ctx);
  const practice = (student: Person, choice: string) => answer({ ...running, student }, 1, "one", choice);
  const read = (days = 1) => readClassPractice(onDay(running.owner.ctx, days), running.sessionId);
  await practice(running.students[0]!, "b");
  await practice(running.students[1]!, "a");
  expect(await read()).toMatchObject({ students: 3, practising: 2, questions: [] });
  await practice(running.students[2]!, "a");
  const { questions } = await read();
  expect(questions).toMatchObject([
    { question: "one", scenarioTitle: "lesson", students: 3, reviews: 3, wrong: 2, forgotten: 2 / 3 },
  ]);
  for (const { userName } of running.students) expect(JSON.stringify(questions)).not.toContain(userName);
  // Somebody who practises a question twice is one student.
  await answer({ ...running, student: running.students[1]! }, 20, "one", "b");
  expect((await read(20)).questions).toMatchObject([{ students: 3, reviews: 4, wrong: 2, forgotten: 1 / 2 }]);
  // Of the first day only the second practice is within 30 days.
  expect(await read(31)).toMatchObject({ practising: 1, questions: [] });
  expect(await read(60)).toMatchObject({ practising: 0, questions: [] });
  const stranger = await addRunningClass(ctx);
  await expect(readClassPractice(stranger.owner.ctx, running.sessionId)).rejects.toMatchObject({ code: "notFound" });
});

test("practice leaves with its account, and comes back with it", async () => {
  const running = await addPracticeClass();
  await play(running, { one: "a" });
  await answer(running, 1, "one", "b");
  const before = await reviewsOf(running.student);
  const orgAdmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  await deleteUser(orgAdmin.ctx, running.student.id);
  expect(await reviewsOf(running.student)).toEqual([]);
  const query = { q: "", sort: "deletedAt", descending: true, page: 1, pageSize: 1 } as const;
  const [deletion] = (await listDeletions(orgAdmin.ctx, query)).rows;
  await restoreDeleted(orgAdmin.ctx, deletion!.id);
  expect(await reviewsOf(running.student)).toEqual(before);
});

test("a list of 2,000 questions is read at once, without those of a classmate", async () => {
  const key = unique("many").toLowerCase();
  const many = Array.from({ length: 40 }, (_, place) => questionOf(`q${place}`));
  const scenarios = Array.from({ length: 50 }, (_, place) => ({
    ...{ key: `l${place}`, title: `l${place}`, shortTitle: `l${place}`, maxScore: 0, grading: "server" as const },
    ...{ type: "Default" as const, contentType: "Presentation" as const, questions: many },
  }));
  const campaigns = [{ key: "all", title: "All", type: "Learn" as const, scenarios }];
  await publishCurriculum(admin, serializeCurriculum({ key, title: key, version: 1, campaigns }));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId, students: 2 });
  for (const { ctx: by } of running.students)
    for (const { scenarioId } of running.scenarios) {
      const answers = many.map((question) => ({ question: question.key, chosen: ["a"] }));
      const evidence = { kind: "lesson" as const, answers, tasks: [] };
      await recordAttempt(by, attemptOf(scenarioId, running.sessionId, { totalScore: 0, maxTotalScore: 0, evidence }));
    }
  await ctx.db
    .execute(sql`insert into practice_reviews (user_id, id, scenario_id, question_key, chosen, is_right, is_sure,
      reviewed_at, reviewed_on, due_on, stability, difficulty, repetitions, lapses)
    select a.user_id, gen_random_uuid(), a.scenario_id, 'q' || n, '["a"]', true, true, now(), '2026-03-03', '2026-03-05',
      2, 5, 2, 0 from attempts a, generate_series(0, 39) n
    where a.class_session_id = ${running.sessionId}`);
  await ctx.db.execute(sql`analyze`);
  const by = onDay(running.students[0]!.ctx, 10);
  await readPractice(by);
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    expect((await readPractice(by)).cards).toBe(2_000);
    times.push(performance.now() - start);
  }
  // 20 ms on an idle machine.
  expect(Math.min(...times)).toBeLessThan(150);
});
