// Interchangeable quiz questions: each start draws one of a pool, and that one is graded.
import { expect, test } from "vitest";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { endQuiz } from "~/domain/attempts/end-quiz";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readAttemptReview } from "~/domain/attempts/review-answers";
import { changeQuizRules } from "~/domain/courses/change-quiz-rules";
import { usualQuizRules } from "~/domain/courses/quiz-rules";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { parseCurriculum, serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { addOrganization, addRunningClass, asSystemAdmin, attemptOf, unique, type Person } from "../support/builders";
import { later, testContext } from "../support/database";
import { isRefusal } from "../support/refused";

const ctx = await testContext();

const question = (key: string, points: number, pool?: string) => ({
  key,
  text: `What is ${key}?`,
  points,
  answers: ["a", "b"].map((answer) => ({ key: answer, text: `${answer} of ${key}`, correct: answer === "a" })),
  ...(pool && { pool }),
});
type PoolQuestion = ReturnType<typeof question>;

const usual = [
  question("one", 2),
  ...["rain", "snow", "hail"].map((key) => question(key, 3, "weather")),
  question("end", 1),
];

function quizOf(key: string, questions: PoolQuestion[] = usual, type: "Quiz" | "Default" = "Quiz"): CurriculumDocument {
  const scenario = { key: "quiz", title: "Quiz", shortTitle: "Quiz", type, contentType: "Quiz" as const };
  const scenarios = [{ ...scenario, maxScore: 0, grading: "server" as const, questions }];
  return { key, title: key, version: 1, campaigns: [{ key: "all", title: "All", type: "Learn", scenarios }] };
}

async function addQuizClass() {
  const key = unique("pools");
  await publishCurriculum(asSystemAdmin(ctx), serializeCurriculum(quizOf(key)));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const { id, owner, sessionId, students } = await addRunningClass(ctx, { organizationId });
  const [student] = students as [Person];
  const scenarioId = scenarioIdOf(key, "quiz");
  return {
    student,
    begin: (minutes = 0) => beginAttempt(later(student.ctx, minutes), { scenarioId, classSessionId: sessionId }),
    showAtOnce: () => changeQuizRules(owner.ctx, id, { ...usualQuizRules, review: "atOnce" }),
    answer: (questionKeys: readonly string[], startId?: string, choice = "a", minutes = 0) =>
      recordAttempt(
        later(student.ctx, minutes),
        attemptOf(scenarioId, sessionId, {
          ...(startId && { startId }),
          evidence: { kind: "quiz", answers: questionKeys.map((one) => ({ question: one, chosen: [choice] })) },
        }),
      ),
  };
}

const weather = /^(rain|snow|hail)$/;

test("each start draws one question of a pool, and in time every one of them", async () => {
  const { begin } = await addQuizClass();
  const drawnKeys = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const keys = (await begin()).questions!.map(({ key }) => key);
    expect(keys.map((key) => (weather.test(key) ? "weather" : key)).sort()).toEqual(["end", "one", "weather"]);
    drawnKeys.add(keys.find((key) => weather.test(key))!);
  }
  expect([...drawnKeys].sort()).toEqual(["hail", "rain", "snow"]);
});

test("only drawn questions are graded, so every draw has the same maximum", async () => {
  const { begin, answer } = await addQuizClass();
  for (let i = 0; i < 6; i++) {
    const { startId, questions } = await begin(10 * i);
    const keys = questions!.map(({ key }) => key);
    const { receipt } = await answer(keys, startId, "a", 10 * i);
    expect(receipt).toMatchObject({ score: 6, maxScore: 6, grading: "server" });
    expect(receipt.review!.map(({ question }) => question).sort()).toEqual([...keys].sort());
  }
});

test("a drawn question without an answer earns nothing, and is reviewed", async () => {
  const { begin, answer, student } = await addQuizClass();
  const { startId, questions } = await begin();
  const drawnKey = questions!.find(({ key }) => weather.test(key))!.key;
  const { receipt } = await answer(["one", "end"], startId);
  expect(receipt).toMatchObject({ score: 3, maxScore: 6 });
  expect(receipt.review).toBeUndefined();
  await endQuiz(student.ctx, receipt.attemptId);
  const { questions: reviewed } = await readAttemptReview(student.ctx, receipt.attemptId);
  expect(reviewed.map(({ question }) => question)).toContain(drawnKey);
});

test("a pool doesn't repeat a revealed question while it has others", async () => {
  const { begin, answer, showAtOnce } = await addQuizClass();
  await showAtOnce();
  const revealed: string[] = [];
  for (let i = 0; i < 3; i++) {
    // Any of the starts.
    const starts = await Promise.all(Array.from({ length: 5 }, () => begin(10 * i)));
    const keys = starts.map(({ questions }) => questions!.find(({ key }) => weather.test(key))!.key);
    expect(keys.filter((key) => revealed.includes(key))).toEqual([]);
    const { receipt } = await answer([keys[0]!], starts[0]!.startId, "a", 10 * i);
    // Answered or not: an unanswered question isn't shown.
    expect(receipt.review!.map(({ question }) => question)).toEqual([keys[0]]);
    revealed.push(keys[0]!);
  }
  expect(revealed.sort()).toEqual(["hail", "rain", "snow"]);
  expect((await begin(30)).questions).toHaveLength(3);
});

test("without a start, a revealed question earns half while its pool has others", async () => {
  const { answer, showAtOnce } = await addQuizClass();
  await showAtOnce();
  expect((await answer(["one", "hail"], undefined, "a", 0)).receipt).toMatchObject({ score: 5 });
  expect((await answer(["one", "hail", "end"], undefined, "a", 10)).receipt).toMatchObject({ score: 4 });
  expect((await answer(["one", "rain", "end"], undefined, "a", 20)).receipt).toMatchObject({ score: 6 });
});

test("an answer to an easier question of the pool doesn't count for the drawn one", async () => {
  const { begin, answer } = await addQuizClass();
  const { startId, questions } = await begin();
  const drawnKey = questions!.find(({ key }) => weather.test(key))!.key;
  const other = ["rain", "snow", "hail"].find((key) => key !== drawnKey)!;
  await expect(answer([other], startId)).rejects.toMatchObject({
    errors: { "evidence.answers.0.question": ["This question wasn't asked. Another one from its pool was."] },
  });
  expect((await answer([drawnKey], startId)).receipt).toMatchObject({ score: 3 });
});

test("without a start, as after a day offline, the answered question counts, one of a pool", async () => {
  const { answer } = await addQuizClass();
  expect((await answer(["one", "hail"])).receipt).toMatchObject({ score: 5, maxScore: 6 });
  await expect(answer(["rain", "snow"])).rejects.toMatchObject({
    errors: { "evidence.answers.1.question": ["This question wasn't asked. Another one from its pool was."] },
  });
});

function mistakesOf(document: CurriculumDocument): string {
  try {
    parseCurriculum(serializeCurriculum(document));
  } catch (error) {
    if (isRefusal(error)) return JSON.stringify(error.errors);
    throw error;
  }
  return "";
}

test.each([
  ["of different points", [question("a", 1, "p"), question("b", 2, "p")], "give the same points"],
  ["with one question", [question("a", 1, "p"), question("b", 1)], "needs at least two questions"],
])("a pool %s is refused", (_, questions, message) => {
  expect(mistakesOf(quizOf("school", questions))).toContain(message);
});

test("only a quiz has pools", () => {
  const lesson = quizOf("school", [question("a", 1, "p"), question("b", 1, "p")], "Default");
  expect(mistakesOf(lesson)).toContain("Only a quiz draws from a pool");
});
