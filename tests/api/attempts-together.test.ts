// Attempts that arrive together share one statement; answers and rows must match those of single attempts.
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, inject, test } from "vitest";
import { outageOf } from "../support/product-facts";
import type { QuizEvidence } from "~/domain/evidence";
import { recordAttempt } from "../support/set-up";
import {
  addRunningClass,
  attemptBodyOf,
  attemptOf,
  quizAttemptBodyOf,
  type Person,
  type RunningClass,
} from "../support/builders";
import { call, testApi, signedIn, tokenOf } from "../support/rest-api";
import { storedRows } from "../support/stored-rows";

const ctx = await testApi();

// As many students as each class has.
type Eight = [Person, Person, Person, Person, Person, Person, Person, Person];
type HandIn = { who: Person; token: string; body: ReturnType<typeof attemptBodyOf> };

/** Hand-ins of one class, valid and invalid, in its students' names. */
async function makeHandIns(running: RunningClass, evidence?: QuizEvidence): Promise<HandIn[]> {
  const { sessionId, lesson, quiz, students } = running;
  const [one, two, three, four, five, six, seven, gone] = students as Eight;
  const tokens = new Map<Person, string>();
  for (const student of students) tokens.set(student, await tokenOf(student));
  const { token, refreshToken } = await signedIn(gone);
  await call("DELETE", "/auth/session", { body: refreshToken });
  tokens.set(gone, token);
  const start = await call("POST", "/scores/starts", {
    token: tokens.get(one),
    body: { scenarioId: lesson, sessionId },
  });
  const startId = String(start.body.startId);
  const of = (student: Person, overrides: object = {}, scenarioId = lesson): HandIn => ({
    who: student,
    token: tokens.get(student)!,
    body: { ...attemptBodyOf(scenarioId, sessionId), ...overrides },
  });
  const twice = of(two, { totalScore: 33 });
  return [
    twice,
    { ...twice },
    of(one, { totalScore: 71.5, startId }),
    of(three, { totalScore: 20 }),
    // Another student's start.
    of(three, { startId }),
    of(four, { totalScore: 5, evidence }),
    of(four, { totalScore: 44, maxTotalScore: 44.5 }),
    of(five, { totalScore: 101 }),
    of(five, { sessionId: uuid() }),
    of(five, {}, uuid()),
    of(five, { sessionId: null, totalScore: 12 }),
    of(six, { userId: one.id }),
    of(six, { totalScore: 61 }),
    of(six, { totalScore: 62 }),
    of(gone),
    { ...of(seven), body: quizAttemptBodyOf(quiz, sessionId, [{ text: "Together?", score: 1 }]) },
  ];
}

const submit = ({ token, body }: HandIn) => call("POST", "/scores", { token, body });

/** Either of two identical attempts may be the repeat. */
const inOrder = (answers: Awaited<ReturnType<typeof submit>>[]) => [
  ...answers.slice(0, 2).sort((one, other) => other.status - one.status),
  ...answers.slice(2),
];

/** Removes the ids and times, which differ between classes. */
const withoutIds = ({ status, body }: Awaited<ReturnType<typeof submit>>) => [
  status,
  body.title ?? [body.score, body.maxScore, body.passed, body.grading, body.late],
  body.errors,
];

const storedOf = async ({ sessionId, students }: RunningClass) => {
  const place = sql.join(
    students.map(({ id }, at) => sql`(${id}::uuid, ${at}::int)`),
    sql`, `,
  );
  const of = sql`with person (user_id, at) as (values ${place})`;
  return {
    attempts: await storedRows(
      ctx.db,
      sql`${of} select at, score, max_score, passed, score_card_type, question_ids, answers, checked_by, is_late, client,
          start_id is null as free, class_session_id is null as outside, evidence, total_score, questions_score
        from attempts join person using (user_id) order by at, score, score_card_type`,
    ),
    bests: await storedRows(
      ctx.db,
      sql`${of} select at, score, max_score from best_attempts join person using (user_id)
        where class_session_id = ${sessionId} order by at, score`,
    ),
    quizzes: await storedRows(
      ctx.db,
      sql`${of} select at, questions_score from best_quiz_attempts join person using (user_id)
        where class_session_id = ${sessionId} order by at`,
    ),
    standings: await storedRows(
      ctx.db,
      sql`${of} select at, score, scenario_id is null as sum, campaign_id is null as "all",
          class_session_id is null as everywhere
        from leaderboard_scores join person using (user_id) order by at, score, sum, "all", everywhere`,
    ),
  };
};

// PostgreSQL can't store this text, so the whole statement fails.
const unstorable: QuizEvidence = { kind: "quiz", answers: [{ question: "\u0000", chosen: [] }] };

test.each([
  ["simultaneous attempts, some invalid,", undefined, 201],
  ["simultaneous attempts, one of which fails the statement,", unstorable, 422],
])("%s get the same answers and rows as single attempts", async (_, evidence, status) => {
  const [alone, together] = [await addRunningClass(ctx, { students: 8 }), await addRunningClass(ctx, { students: 8 })];
  const [lone, many] = [await makeHandIns(alone, evidence), await makeHandIns(together, evidence)];
  const loneAnswers = [];
  for (const handIn of lone) loneAnswers.push(await submit(handIn));
  const answers = await Promise.all(many.map(submit));
  expect(inOrder(answers).map(withoutIds)).toEqual(inOrder(loneAnswers).map(withoutIds));
  expect(loneAnswers.map((answer) => answer.status)).toEqual([
    201,
    200,
    201,
    201,
    409,
    status,
    201,
    422,
    404,
    404,
    201,
    409,
    201,
    201,
    401,
    201,
  ]);
  for (const [at, { status, body }] of answers.entries())
    if (status < 300) expect([body.attemptId, body.userId]).toEqual([many[at]!.body.attemptId, many[at]!.who.id]);
  expect(await storedOf(together)).toEqual(await storedOf(alone));
});

test("of two identical attempts in one statement, one is stored and one is its repeat", async () => {
  const {
    sessionId,
    lesson,
    students: [one, other],
  } = await addRunningClass(ctx, { students: 2 });
  const [first, twice] = [attemptOf(lesson, sessionId), attemptOf(lesson, sessionId)];
  await recordAttempt(one!.ctx, attemptOf(lesson, sessionId));
  const stored = [recordAttempt(one!.ctx, first), recordAttempt(other!.ctx, twice), recordAttempt(other!.ctx, twice)];
  expect((await Promise.all(stored)).map(({ isNew }) => isNew)).toEqual([true, true, false]);
});

test.runIf(inject("template").kind === "postgres")(
  "an attempt whose player's row is locked gets a retry answer; the others get receipts",
  async () => {
    const { sessionId, lesson, students } = await addRunningClass(ctx, { students: 4 });
    const locked = students[2]!;
    const handIn = (student: Person) => recordAttempt(student.ctx, attemptOf(lesson, sessionId));
    const outcomes = await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${locked.id} for update`);
      return Promise.allSettled(students.map(handIn));
    });
    const saidOf = (outcome: (typeof outcomes)[number]) =>
      outcome.status === "fulfilled" ? outcome.value.isNew : outageOf(outcome.reason);
    expect(outcomes.map(saidOf)).toEqual([true, true, "busy", true]);
    expect((await handIn(locked)).isNew).toBe(true);
  },
);
