// Another key for a question of a quiz: what attempts are worth by it, and taken back exactly.
import { eq, sql, StringChunk, type SQL } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts, auditEntries, leaderboardScores, mailOutbox, regradedAttempts } from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import { readAttemptReview } from "~/domain/attempts/review-answers";
import { countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { SignedInCtx } from "~/domain/context";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { listGrades } from "~/domain/gradebook/list-grades";
import { readGradebook, readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { submitGrades } from "~/domain/gradebook/submit-grades";
import { decideGrade } from "~/domain/grades/decide-grade";
import { readItemAnalysis } from "~/domain/quiz-results/read-item-analysis";
import { readQuestioned } from "~/domain/quiz-results/read-quiz-responses";
import { listRegrades } from "~/domain/regrades/list-regrades";
import { findQuestion } from "~/domain/regrades/find-question";
import { listOutdatedKeys } from "~/domain/regrades/list-outdated-keys";
import { readRegradePage } from "~/domain/regrades/read-regrade-page";
import type { RegradeRule } from "~/domain/regrades/regrade-input";
import { previewRegrade, regradeQuestion } from "~/domain/regrades/regrade-question";
import { undoRegrade } from "~/domain/regrades/undo-regrade";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import {
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptOf,
  quizAttemptOf,
  unique,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };

const names = ["one", "two", "three"] as const;
type Name = (typeof names)[number];
/** Places of the answers chosen, by question. */
type Choices = Partial<Record<Name, number[]>>;
const keys = ["a", "b", "c"];

/** `one` and `three` have one right answer, a; `two` has two, a and c. Two points each, four for `three`. */
const pointsOf: Record<Name, number> = { one: 2, two: 2, three: 4 };
const rightOf: Record<Name, number[]> = { one: [0], two: [0, 2], three: [0] };

function quizDocument(key: string, grading: "server" | "client"): CurriculumDocument {
  const questions = names.map((name) => ({
    ...{ key: name, text: `What is ${name}?`, points: pointsOf[name] },
    answers: keys.map((answer, place) => ({
      ...{ key: answer, text: `${answer} of ${name}`, correct: rightOf[name].includes(place) },
    })),
  }));
  const named = { key: "quiz", title: "Quiz", shortTitle: "Quiz" };
  const scenarios = [
    { ...named, type: "Quiz" as const, contentType: "Quiz" as const, maxScore: 0, grading, questions },
  ];
  return { key, title: key, version: 1, campaigns: [{ key: "all", title: "All", type: "Learn", scenarios }] };
}

async function addQuizClass({
  grading = "server",
  students = 2,
}: { grading?: "server" | "client"; students?: number } = {}) {
  const key = unique("quiz").toLowerCase();
  const admin = asSystemAdmin(ctx);
  await publishCurriculum(admin, serializeCurriculum(quizDocument(key, grading)));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId, students });
  return { ...running, key, place: { classSessionId: running.sessionId, scenarioId: running.quiz } };
}
type QuizClass = Awaited<ReturnType<typeof addQuizClass>>;

const bodyOf = ({ quiz, sessionId }: QuizClass, choices: Choices) =>
  attemptOf(quiz, sessionId, {
    ...{ totalScore: 0, maxTotalScore: 0, scoreCardType: "Quiz" },
    evidence: {
      kind: "quiz",
      answers: names.flatMap((name) => {
        const chosen = (choices[name] ?? []).map((place) => keys[place] ?? "");
        return chosen.length === 0 ? [] : [{ question: name, chosen }];
      }),
    },
  });

async function play(running: QuizClass, choices: Choices, hours: number, student = 0) {
  return recordAttempt(later(running.students[student]!.ctx, hours * 60), bodyOf(running, choices));
}

async function idOf(running: QuizClass, name: Name) {
  const quiz = await readQuestioned(running.owner.ctx, running.sessionId, running.quiz);
  const { items } = await readItemAnalysis(running.owner.ctx, quiz);
  return items.find(({ text }) => text === `What is ${name}?`)!.questionId;
}

const ruleOf = (questionId: number, changes: Partial<RegradeRule>): RegradeRule => ({
  ...{ questionId, right: null, points: null, counts: true, neverLower: false, ...changes },
});

async function regrade(running: QuizClass, name: Name, changes: Partial<RegradeRule>, actor?: SignedInCtx) {
  const rule = ruleOf(await idOf(running, name), changes);
  return regradeQuestion(actor ?? running.owner.ctx, running.place, rule, { reason: "The key was wrong." });
}

async function gradeOf(running: QuizClass, student = 0) {
  const { grades } = await listGrades(running.owner.ctx, running.sessionId, { page: 1, pageSize: 500 });
  const found = grades.find(({ userId }) => userId === running.students[student]!.id);
  return found && found.score !== null ? `${found.score}/${found.maxScore}` : null;
}

/** Everything that is stored of attempts and bests, to compare exactly. */
async function readStored({ sessionId }: Pick<QuizClass, "sessionId">) {
  const read = (table: string) =>
    storedRows<{ row: object }>(
      ctx.db,
      sql`select to_jsonb(t) as row from ${sql.raw(table)} t where class_session_id = ${sessionId}
          order by t.user_id, t.scenario_id, ${sql.raw(table === "attempts" ? "t.id" : "t.attempt_id")}`,
    );
  return {
    attempts: await read("attempts"),
    bests: await read("best_attempts"),
    quiz: await read("best_quiz_attempts"),
  };
}

test("a wrong key is mended: who was right by the new one gains, who was right by the old one loses", async () => {
  const running = await addQuizClass();
  await play(running, { one: [0], two: [0, 2] }, 1, 0);
  await play(running, { one: [1], two: [0, 2] }, 1, 1);
  expect([await gradeOf(running, 0), await gradeOf(running, 1)]).toEqual(["4/8", "2/8"]);
  const { effect } = await regrade(running, "one", { right: [1] });
  expect(effect).toMatchObject({ attempts: 2, changed: 2, gain: 1, lose: 1, letters: 0 });
  expect([await gradeOf(running, 0), await gradeOf(running, 1)]).toEqual(["2/8", "4/8"]);
});

test("with several right answers any one of them gives the points, and where all were needed exactly these", async () => {
  const running = await addQuizClass();
  await play(running, { one: [1], two: [0, 1] }, 1);
  expect(await gradeOf(running)).toBe("0/8");
  await regrade(running, "one", { right: [0, 1] });
  expect(await gradeOf(running)).toBe("2/8");
  await regrade(running, "two", { right: [0] });
  expect(await gradeOf(running)).toBe("2/8");
  await regrade(running, "two", { right: [0, 1] });
  expect(await gradeOf(running)).toBe("4/8");
});

test("points of a question change, and a question that is left out gives none and lowers the maximum", async () => {
  const running = await addQuizClass();
  await play(running, { one: [0], three: [0] }, 1);
  await regrade(running, "one", { points: 7 });
  expect(await gradeOf(running)).toBe("11/13");
  await regrade(running, "three", { counts: false });
  expect(await gradeOf(running)).toBe("7/9");
});

test("never lower: an attempt that would lose keeps its points, another one gains", async () => {
  const running = await addQuizClass();
  await play(running, { one: [0] }, 1, 0);
  await play(running, { one: [2] }, 1, 1);
  await regrade(running, "one", { right: [2], neverLower: true });
  expect([await gradeOf(running, 0), await gradeOf(running, 1)]).toEqual(["2/8", "2/8"]);
});

test("a preview says what the regrade then does, and changes nothing", async () => {
  const running = await addQuizClass();
  await play(running, { one: [0], two: [0, 2], three: [0] }, 1, 0);
  await play(running, { one: [1], two: [0, 2] }, 1, 1);
  const before = await readStored(running);
  const rule = ruleOf(await idOf(running, "one"), { right: [1] });
  const { effect, seen } = await previewRegrade(running.owner.ctx, running.place, rule);
  expect(effect).toMatchObject({ changed: 2, gain: 1, lose: 1, letters: 1 });
  expect(effect.students.map(({ from, to, letters }) => [from.score, to.score, letters])).toEqual([
    [8, 6, { from: "A+", to: "C" }],
    [2, 4, { from: "F", to: "F" }],
  ]);
  expect(await readStored(running)).toEqual(before);
  const done = await regradeQuestion(running.owner.ctx, running.place, rule, { reason: "The key was wrong.", seen });
  expect(done.effect).toEqual(effect);
});

test("undoing brings back exactly what was stored, and leaves a later regrade alone", async () => {
  const running = await addQuizClass();
  await play(running, { one: [1], three: [0] }, 1);
  await play(running, { one: [0], two: [2] }, 2);
  const before = await readStored(running);
  const first = await regrade(running, "one", { right: [1] });
  const second = await regrade(running, "three", { points: 10 });
  await undoRegrade(running.owner.ctx, running.sessionId, first.regradeId);
  expect(await gradeOf(running)).toBe("10/14");
  await undoRegrade(running.owner.ctx, running.sessionId, second.regradeId);
  expect(await readStored(running)).toEqual(before);
  await expect(undoRegrade(running.owner.ctx, running.sessionId, first.regradeId)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("points of before stay readable, and so does what each regrade changed", async () => {
  const running = await addQuizClass();
  const { receipt } = await play(running, { one: [1] }, 1);
  const { regradeId } = await regrade(running, "one", { right: [1] });
  const undone = await undoRegrade(running.owner.ctx, running.sessionId, regradeId);
  const log = await ctx.db.select().from(regradedAttempts).where(eq(regradedAttempts.attemptId, receipt.attemptId));
  expect(log.map(({ regradeId: by, scoreBefore, score }) => [by, scoreBefore, score])).toEqual(
    expect.arrayContaining([
      [regradeId, 0, 2],
      [undone.regradeId, 2, 0],
    ]),
  );
  expect(await listRegrades(running.owner.ctx, running.sessionId)).toMatchObject([
    { id: regradeId, question: "What is one?", reason: "The key was wrong.", attempts: 1, isUndone: true },
  ]);
});

test("an attempt that arrives later gets the points of the class's key, and those of the curriculum after an undo", async () => {
  const running = await addQuizClass();
  await play(running, { one: [0] }, 1, 0);
  const { regradeId } = await regrade(running, "one", { right: [1] });
  const { receipt } = await play(running, { one: [1] }, 2, 1);
  expect(receipt).toMatchObject({ score: 2, maxScore: 8, counts: true });
  expect(await gradeOf(running, 1)).toBe("2/8");
  await undoRegrade(running.owner.ctx, running.sessionId, regradeId);
  expect([await gradeOf(running, 0), await gradeOf(running, 1)]).toEqual(["2/8", "0/8"]);
});

test("an attempt with points of a game is regraded by its answers, and one without answers stays as it is", async () => {
  const running = await addQuizClass({ grading: "client" });
  const claim = (score: number, cards: boolean) =>
    attemptOf(running.quiz, running.sessionId, {
      ...{ totalScore: 0, maxTotalScore: 0, questionsScore: score, maxQuestionsScore: 8, scoreCardType: "Quiz" },
      questionScorecards: cards
        ? names.map((name) => ({
            ...{ questionKey: name, score: 0, maxScore: pointsOf[name] },
            answerScorecards: keys.map((answer, at) => ({ answerKey: answer, answered: at === 1, correct: false })),
          }))
        : [],
    });
  const submit = (attempt: ReturnType<typeof claim>, student: number) =>
    recordAttempt(later(running.students[student]!.ctx, 60), attempt);
  await submit(claim(0, true), 0);
  await regrade(running, "one", { right: [1] });
  expect(await gradeOf(running, 0)).toBe("2/8");
  const { receipt } = await submit(claim(0, true), 1);
  expect(receipt).toMatchObject({ score: 2, maxScore: 8 });
  const outside = await addRunningClass(ctx, { organizationId: running.organizationId, students: 1 });
  const bare = await recordAttempt(outside.students[0]!.ctx, { ...claim(0, false), classSessionId: outside.sessionId });
  expect(bare.receipt.score).toBe(0);
});

test("the student sees the new key in the review, and item analysis too", async () => {
  const running = await addQuizClass();
  const { receipt } = await play(running, { one: [1], two: [0, 2], three: [0] }, 1);
  const id = await idOf(running, "one");
  await regrade(running, "one", { right: [1] });
  expect(await idOf(running, "one")).toBe(id);
  // Full marks open the answers.
  const { questions } = await readAttemptReview(running.students[0]!.ctx, receipt.attemptId);
  expect(questions[0]?.answers.map(({ correct }) => correct)).toEqual([false, true, false]);
  const quiz = await readQuestioned(running.owner.ctx, running.sessionId, running.quiz);
  const { items } = await readItemAnalysis(running.owner.ctx, quiz);
  expect(items[0]).toMatchObject({ label: "Q1", points: 2, answers: [{ correct: false }, { correct: true }, {}] });
});

test("an override stands over a regraded attempt, and an adjustment moves along", async () => {
  const running = await addQuizClass();
  const grade = (student: number) => ({ ...running.place, userId: running.students[student]!.id });
  await play(running, { one: [1] }, 1, 0);
  await play(running, { one: [1] }, 1, 1);
  await decideGrade(running.owner.ctx, grade(0), { kind: "override", points: 5, maxPoints: 8, reason: "Oral exam." });
  await decideGrade(running.owner.ctx, grade(1), { kind: "adjust", points: 1, reason: "A hint was missing." });
  const { effect } = await regrade(running, "one", { right: [1] });
  expect(effect).toMatchObject({ changed: 2, gain: 1, lose: 0 });
  expect([await gradeOf(running, 0), await gradeOf(running, 1)]).toEqual(["5/8", "3/8"]);
});

test("leaderboards rank what was played", async () => {
  const running = await addQuizClass();
  const userId = running.students[0]!.id;
  const standings = () =>
    ctx.db
      .select({
        scope: leaderboardScores.scopeId,
        subject: leaderboardScores.subjectId,
        score: leaderboardScores.score,
      })
      .from(leaderboardScores)
      .where(eq(leaderboardScores.userId, userId))
      .orderBy(leaderboardScores.scopeId, leaderboardScores.subjectId);
  const { receipt } = await play(running, { one: [0] }, 1);
  const before = await standings();
  await regrade(running, "one", { right: [1], points: 100 });
  await excludeAttempt(later(running.owner.ctx, 60), receipt.attemptId, "A test.");
  await countAttempt(later(running.owner.ctx, 61), receipt.attemptId);
  expect(await standings()).toEqual(before);
});

test("open gradebooks learn of a regrade, the audit trail has it, and students get a mail in words", async () => {
  const running = await addQuizClass();
  await play(running, { one: [1] }, 1);
  const { version } = await readGradebook(running.owner.ctx, running.sessionId);
  const rule = ruleOf(await idOf(running, "one"), { right: [1] });
  await regradeQuestion(running.owner.ctx, running.place, rule, { reason: "B is right, too.", notify: site });
  const { rows } = await readGradebookChanges(running.owner.ctx, running.sessionId, version);
  expect(rows).toContain(running.students[0]!.id);
  const trail = await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, "grade.regrade"));
  expect(trail.find(({ subjectId }) => subjectId === running.id)?.details).toMatchObject({ attempts: 1, gain: 1 });
  const mails = await ctx.db
    .select()
    .from(mailOutbox)
    .where(sql`subject = 'New grade in Quiz'`);
  const words = mails.map(({ textBody }) => textBody.replace(/\s+/g, " "));
  expect(words.some((text) => text.includes("from 0/8 to 2/8") && text.includes("B is right, too."))).toBe(true);
});

test("of two regrades at once both are stored, and the later one is the key", async () => {
  const running = await addQuizClass();
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  await play(running, { one: [2] }, 1);
  await Promise.all([regrade(running, "one", { right: [1] }), regrade(running, "one", { right: [2] }, admin.ctx)]);
  const [latest] = await listRegrades(running.owner.ctx, running.sessionId);
  expect(await gradeOf(running)).toBe(latest!.rule.right!.includes("c of one") ? "2/8" : "0/8");
  const id = await idOf(running, "one");
  const stale = { reason: "A test.", seen: latest!.number - 1 };
  const again = regradeQuestion(running.owner.ctx, running.place, ruleOf(id, { points: 3 }), stale);
  await expect(again).rejects.toMatchObject({ code: "conflict" });
});

test("attempts that arrive during a regrade have the points of the new key", async () => {
  const running = await addQuizClass({ students: 6 });
  await play(running, { one: [0] }, 1, 0);
  await Promise.all([
    regrade(running, "one", { right: [1] }),
    ...[1, 2, 3, 4, 5].map((student) => play(running, { one: [1] }, 1, student)),
  ]);
  const grades = await Promise.all([0, 1, 2, 3, 4, 5].map((student) => gradeOf(running, student)));
  expect(grades).toEqual(["0/8", ...Array.from({ length: 5 }, () => "2/8")]);
});

test("nobody outside the course regrades, and only questions that the class was asked", async () => {
  const running = await addQuizClass();
  const other = await addQuizClass();
  await play(running, { one: [0] }, 1);
  await play(other, { one: [0] }, 1);
  const id = await idOf(running, "one");
  const rule = ruleOf(id, { right: [1] });
  const missing = { code: "notFound" };
  const options = { reason: "A test." };
  await expect(regradeQuestion(other.owner.ctx, running.place, rule, options)).rejects.toMatchObject(missing);
  await expect(previewRegrade(other.owner.ctx, running.place, rule)).rejects.toMatchObject(missing);
  await expect(previewRegrade(other.owner.ctx, other.place, rule)).rejects.toMatchObject(missing);
  const own = regradeQuestion(running.students[0]!.ctx, running.place, rule, options);
  await expect(own).rejects.toMatchObject({ code: "forbidden" });
  const forged = { ...rule, questionId: 2_000_000_000 };
  await expect(previewRegrade(running.owner.ctx, running.place, forged)).rejects.toMatchObject(missing);
  const lesson = { ...running.place, scenarioId: uuid() };
  await expect(previewRegrade(running.owner.ctx, lesson, rule)).rejects.toMatchObject(missing);
  const { regradeId } = await regrade(running, "one", { right: [1] });
  const foreign = undoRegrade(other.owner.ctx, running.sessionId, regradeId);
  await expect(foreign).rejects.toMatchObject(missing);
  await expect(undoRegrade(other.owner.ctx, other.sessionId, regradeId)).rejects.toMatchObject(missing);
});

test("a key without a right answer, or with one that the question doesn't have, is refused at its field", async () => {
  const running = await addQuizClass();
  await play(running, { one: [0] }, 1);
  const id = await idOf(running, "one");
  for (const changes of [{ right: [] }, { right: [3] }, {}])
    await expect(previewRegrade(running.owner.ctx, running.place, ruleOf(id, changes))).rejects.toMatchObject({
      code: "invalid",
    });
});

test("a question that was left out counts again only with points", async () => {
  const running = await addQuizClass();
  await play(running, { one: [0] }, 1);
  await regrade(running, "one", { counts: false });
  for (const changes of [{}, { right: [1] }])
    await expect(regrade(running, "one", changes)).rejects.toMatchObject({
      ...{ code: "invalid", errors: { points: [expect.anything()] } },
    });
  await regrade(running, "one", { points: 3 });
  expect(await gradeOf(running)).toBe("3/9");
});

test("of two questions with the same text none is regraded", async () => {
  const running = await addRunningClass(ctx);
  const text = "Is this a question?";
  const other: [string, boolean][] = [
    ["Perhaps", true],
    ["Never", false],
  ];
  const twice = [{ text }, { text, answers: other }];
  await recordAttempt(running.students[0]!.ctx, quizAttemptOf(running.quiz, running.sessionId, twice));
  const quiz = await readQuestioned(running.owner.ctx, running.sessionId, running.quiz);
  const { items } = await readItemAnalysis(running.owner.ctx, quiz);
  const place = { classSessionId: running.sessionId, scenarioId: running.quiz };
  const rule = ruleOf(items[0]!.questionId, { right: [1] });
  await expect(previewRegrade(running.owner.ctx, place, rule)).rejects.toMatchObject({
    ...{ code: "invalid", errors: { right: [expect.anything()] } },
  });
});

test("a preview doesn't count as seen a regrade that it leaves out", async () => {
  const running = await addQuizClass();
  await play(running, { one: [1], three: [1] }, 1);
  const rule = ruleOf(await idOf(running, "three"), { right: [1] });
  const { owner } = running;
  const isOfRegrades = ({ queryChunks }: SQL) =>
    queryChunks.some((chunk) => chunk instanceof StringChunk && chunk.value.join("").includes("from regrades"));
  let isOvertaken = false;
  // Another regrade is made as soon as the preview has read something of the earlier ones.
  const db = new Proxy(owner.ctx.db, {
    get(target, key) {
      if (key !== "execute") return Reflect.get(target, key, target);
      return async (statement: SQL) => {
        const answer = await target.execute(statement);
        if (!isOvertaken && isOfRegrades(statement)) {
          isOvertaken = true;
          await regrade(running, "one", { right: [1] });
        }
        return answer;
      };
    },
  });
  const { seen, effect } = await previewRegrade({ ...owner.ctx, db }, running.place, rule);
  expect([isOvertaken, effect.changed]).toEqual([true, 1]);
  const stale = regradeQuestion(owner.ctx, running.place, rule, { reason: "A test.", seen });
  await expect(stale).rejects.toMatchObject({ code: "conflict" });
});

// The slow reckoner: from what was chosen and the regrades that stand, nothing stored.
type Standing = { name: Name; right: number[] | null; points: number | null; counts: boolean; neverLower: boolean };
type Mark = Record<Name, { right: number[]; score: number; max: number }>;

const sumOf = (mark: Mark, of: "score" | "max") => names.reduce((sum, name) => sum + mark[name][of], 0);

function reckon(choices: Choices, standing: Standing[]): { score: number; max: number } {
  const isRight = (name: Name, right: number[]) => {
    const chosen = choices[name] ?? [];
    if (chosen.length === 0) return false;
    if (name === "two") return right.length === chosen.length && right.every((place) => chosen.includes(place));
    return chosen.every((place) => right.includes(place));
  };
  let mark = Object.fromEntries(
    names.map((name) => {
      const score = isRight(name, rightOf[name]) ? pointsOf[name] : 0;
      return [name, { right: rightOf[name], score, max: pointsOf[name] }];
    }),
  ) as Mark;
  for (const { name, right: newRight, points, counts, neverLower } of standing) {
    const right = newRight ?? mark[name].right;
    const max = counts ? (points ?? mark[name].max) : 0;
    const next = { ...mark, [name]: { right, max, score: isRight(name, right) ? max : 0 } };
    const isLower = sumOf(next, "score") * sumOf(mark, "max") < sumOf(mark, "score") * Math.max(1, sumOf(next, "max"));
    if (!(neverLower && isLower)) mark = next;
  }
  return { score: sumOf(mark, "score"), max: sumOf(mark, "max") };
}

const subset = fc.subarray([0, 1, 2]);
const single = fc.constantFrom<number[][]>([], [0], [1], [2]);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("play" as const), one: single, two: subset, three: single }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("regrade" as const),
      name: fc.constantFrom(...names),
      right: fc.option(fc.subarray([0, 1, 2], { minLength: 1 })),
      points: fc.option(fc.integer({ min: 1, max: 9 })),
      counts: fc.boolean(),
      neverLower: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant("undo" as const), place: fc.nat(3) }),
  fc.record({ do: fc.constant("exclude" as const), place: fc.nat(3) }),
);

test("whatever is played, regraded, undone and excluded, grades are what a second reckoning gives", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const running = await addQuizClass({ students: 1 });
      const first = { one: [0], two: [0, 2], three: [1] };
      const played: { id: string; choices: Choices; isOut: boolean }[] = [];
      const add = async (choices: Choices) => {
        const { receipt } = await play(running, choices, played.length + 1);
        played.push({ id: receipt.attemptId, choices, isOut: false });
      };
      await add(first);
      const ids = new Map<Name, number>();
      for (const name of names) ids.set(name, await idOf(running, name));
      const done: { id: string; rule: Standing; isBack: boolean }[] = [];
      for (const one of steps) {
        if (one.do === "play") await add({ one: one.one, two: one.two, three: one.three });
        const now = one.do === "regrade" && (await findQuestion(running.owner.ctx, running.place, ids.get(one.name)!));
        const isOut = now && now.points === null;
        if (now && (one.points !== null || !one.counts || (one.right !== null && !isOut))) {
          const { name, right, points, counts, neverLower } = one;
          const rule = { ...{ right, points, counts, neverLower }, questionId: ids.get(name)! };
          const { regradeId } = await regradeQuestion(running.owner.ctx, running.place, rule, { reason: "A test." });
          done.push({ id: regradeId, rule: { name, right, points, counts, neverLower }, isBack: false });
        }
        const undone = one.do === "undo" ? done[one.place] : undefined;
        if (undone && !undone.isBack) {
          await undoRegrade(running.owner.ctx, running.sessionId, undone.id);
          undone.isBack = true;
        }
        const excluded = one.do === "exclude" ? played[one.place] : undefined;
        if (excluded && !excluded.isOut) {
          await excludeAttempt(later(running.owner.ctx, 6_000), excluded.id, "A test.");
          excluded.isOut = true;
        }
        const standing = done.filter(({ isBack }) => !isBack).map(({ rule }) => rule);
        const worth = played.map(({ choices, isOut, id }) => ({ id, isOut, ...reckon(choices, standing) }));
        const shares = worth.filter(({ isOut }) => !isOut);
        const share = ({ score, max }: { score: number; max: number }) => (max > 0 ? score / max : 0);
        const best = shares.reduce<(typeof shares)[number] | null>(
          (found, next) => (found && share(found) > share(next) ? found : next),
          null,
        );
        expect(await gradeOf(running)).toBe(best && `${best.score}/${best.max}`);
        const stored = await ctx.db.select().from(attempts).where(eq(attempts.classSessionId, running.sessionId));
        expect(new Map(stored.map(({ id, score, maxScore }) => [id, `${score}/${maxScore}`]))).toEqual(
          new Map(worth.map(({ id, score, max }) => [id, `${score}/${max}`])),
        );
      }
    }),
    { numRuns: 15 },
  );
}, 240_000);

test("a student who is restored after a regrade, or after its undo, gets the points that everybody else got", async () => {
  const running = await addQuizClass();
  const admin = asSystemAdmin(ctx);
  await play(running, { one: [1] }, 1, 0);
  await play(running, { one: [1] }, 1, 1);
  const restore = async () => {
    const newest = { q: "", sort: "deletedAt" as const, descending: true, page: 1, pageSize: 10 };
    const deletion = (await listDeletions(admin, newest)).rows.find(
      ({ name }) => name === running.students[0]!.userName,
    );
    await restoreDeleted(admin, deletion!.id);
  };
  await deleteUser(admin, running.students[0]!.id);
  const { regradeId } = await regrade(running, "one", { right: [1] });
  await restore();
  expect([await gradeOf(running, 0), await gradeOf(running, 1)]).toEqual(["2/8", "2/8"]);
  await deleteUser(admin, running.students[0]!.id);
  await undoRegrade(running.owner.ctx, running.sessionId, regradeId);
  await restore();
  expect([await gradeOf(running, 0), await gradeOf(running, 1)]).toEqual(["0/8", "0/8"]);
});

/** Publishes the next version of the quiz with changed questions. `edit`: by name; null leaves the question out. */
async function publishNext(
  { key }: QuizClass,
  edit: (questions: ReturnType<typeof questionsOf>) => ReturnType<typeof questionsOf>,
  version = 2,
) {
  const document = quizDocument(key, "server");
  const [scenario] = document.campaigns[0]!.scenarios;
  scenario!.questions = edit(questionsOf(document));
  await publishCurriculum(later(asSystemAdmin(ctx), 600), serializeCurriculum({ ...document, version }));
}

const questionsOf = ({ campaigns }: CurriculumDocument) => campaigns[0]!.scenarios[0]!.questions!;

const withRight = (right: number[]) => (question: ReturnType<typeof questionsOf>[number]) => ({
  ...question,
  answers: question.answers.map((answer, place) => ({ ...answer, correct: right.includes(place) })),
});

const outdatedOf = async ({ key }: QuizClass) =>
  (await listOutdatedKeys(asSystemAdmin(ctx), key)).keys.map(({ question, attempts, offered }) => ({
    ...{ question, attempts, offered },
  }));

test("a publication with another key, other points or without a question lists the class until it is regraded", async () => {
  const running = await addQuizClass();
  await play(running, { one: [1], two: [0, 2] }, 1, 0);
  await play(running, { one: [0] }, 2, 1);
  expect(await outdatedOf(running)).toEqual([]);
  await publishNext(running, ([one, two]) => [withRight([1])(one!), { ...two!, points: 5 }]);
  const [one, three, two] = [
    { question: "What is one?", attempts: 2, offered: { right: [1], points: 2 } },
    { question: "What is three?", attempts: 2, offered: { right: [0], points: null } },
    { question: "What is two?", attempts: 2, offered: { right: [0, 2], points: 5 } },
  ];
  expect(await outdatedOf(running)).toEqual([one, three, two]);

  const place = async (name: Name) => readRegradePage(running.owner.ctx, running.place, await idOf(running, name));
  expect([(await place("one")).offered, (await place("three")).offered]).toEqual([one.offered, three.offered]);
  const owner = later(running.owner.ctx, 700);
  await regrade(running, "three", { counts: false }, owner);
  await regrade(running, "two", { points: 5 }, owner);
  expect(await outdatedOf(running)).toEqual([one]);
  expect((await place("three")).offered).toBeNull();

  // Its attempts keep the old key, and that was decided.
  const { regradeId } = await regrade(running, "one", { right: [1], neverLower: true }, owner);
  expect(await outdatedOf(running)).toEqual([]);
  await undoRegrade(owner, running.sessionId, regradeId);
  expect(await outdatedOf(running)).toEqual([one]);
});

test("a reworded question is found by its key, and other changes than of keys and points list no class", async () => {
  const running = await addQuizClass();
  await play(running, { one: [1] }, 1, 0);
  await publishNext(running, (all) => all.map((one) => ({ ...one, explanation: "Because." })));
  expect(await outdatedOf(running)).toEqual([]);
  await publishNext(
    running,
    ([one, two, three]) => [{ ...withRight([1])(one!), text: "What is the one?" }, two!, three!],
    3,
  );
  expect(await outdatedOf(running)).toEqual([
    { question: "What is one?", attempts: 1, offered: { right: [1], points: 2 } },
  ]);
});

test("a class with submitted grades is not listed, and only who administers content reads the list", async () => {
  const running = await addQuizClass();
  await play(running, { one: [1] }, 1, 0);
  await publishNext(running, ([one, ...others]) => [withRight([1])(one!), ...others]);
  expect(await outdatedOf(running)).toHaveLength(1);
  const { seen } = await readFinalGradesPage(running.owner.ctx, running.sessionId, "soFar");
  await submitGrades(running.owner.ctx, running.sessionId, { basis: "soFar", seen });
  expect(await outdatedOf(running)).toEqual([]);
  await expect(listOutdatedKeys(running.owner.ctx, running.key)).rejects.toMatchObject({ code: "forbidden" });
  await expect(listOutdatedKeys(asSystemAdmin(ctx), "no-curriculum")).rejects.toMatchObject({ code: "notFound" });
});
