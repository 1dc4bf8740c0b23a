// Questions of a quiz that stand for one another: each start draws one of a pool, and that one is graded.
import { expect, test } from "vitest";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { parseCurriculum, textOf } from "~/domain/curricula/parse-curriculum";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { addOrganization, addRunningClass, asSystemAdmin, attemptOf, unique, type Person } from "../support/builders";
import { testContext } from "../support/database";
import { isRefusal } from "../support/refused";

const ctx = await testContext();

const question = (key: string, points: number, pool?: string) => ({
  key,
  text: `What is ${key}?`,
  points,
  answers: ["a", "b"].map((answer) => ({ key: answer, text: `${answer} of ${key}`, correct: answer === "a" })),
  ...(pool && { pool }),
});
type Written = ReturnType<typeof question>;

const usual = [
  question("one", 2),
  ...["rain", "snow", "hail"].map((key) => question(key, 3, "weather")),
  question("end", 1),
];

function quizOf(key: string, questions: Written[] = usual, type: "Quiz" | "Default" = "Quiz"): CurriculumDocument {
  const scenario = { key: "quiz", title: "Quiz", shortTitle: "Quiz", type, contentType: "Quiz" as const };
  const scenarios = [{ ...scenario, maxScore: 0, grading: "server" as const, questions }];
  return { key, title: key, version: 1, campaigns: [{ key: "all", title: "All", type: "Learn", scenarios }] };
}

async function addQuizClass() {
  const key = unique("pools");
  await publishCurriculum(asSystemAdmin(ctx), textOf(quizOf(key)));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const { sessionId, students } = await addRunningClass(ctx, { organizationId });
  const [student] = students as [Person];
  const scenarioId = scenarioIdOf(key, "quiz");
  return {
    begin: () => beginAttempt(student.ctx, { scenarioId, classSessionId: sessionId }),
    answer: (asked: readonly string[], startId?: string, chosen = "a") =>
      recordAttempt(
        student.ctx,
        attemptOf(scenarioId, sessionId, {
          ...(startId && { startId }),
          evidence: { kind: "quiz", answers: asked.map((one) => ({ question: one, chosen: [chosen] })) },
        }),
      ),
  };
}

const weather = /^(rain|snow|hail)$/;

test("each start draws one question of a pool, and in time every one of them", async () => {
  const { begin } = await addQuizClass();
  const drawn = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const keys = (await begin()).questions!.map(({ key }) => key);
    expect(keys.map((key) => (weather.test(key) ? "weather" : key)).sort()).toEqual(["end", "one", "weather"]);
    drawn.add(keys.find((key) => weather.test(key))!);
  }
  expect([...drawn].sort()).toEqual(["hail", "rain", "snow"]);
});

test("what was drawn is graded, and its points are all there are: an attempt is worth the same whichever it was", async () => {
  const { begin, answer } = await addQuizClass();
  for (let i = 0; i < 6; i++) {
    const { startId, questions } = await begin();
    const asked = questions!.map(({ key }) => key);
    const { receipt } = await answer(asked, startId);
    expect(receipt).toMatchObject({ score: 6, maxScore: 6, grading: "server" });
    expect(receipt.review!.map(({ question }) => question).sort()).toEqual([...asked].sort());
  }
});

test("what was drawn and not answered gives nothing, and is reviewed", async () => {
  const { begin, answer } = await addQuizClass();
  const { startId, questions } = await begin();
  const drawn = questions!.find(({ key }) => weather.test(key))!.key;
  const { receipt } = await answer(["one", "end"], startId);
  expect(receipt).toMatchObject({ score: 3, maxScore: 6 });
  expect(receipt.review!.map(({ question }) => question)).toContain(drawn);
});

test("an easier question of the pool is no answer to the one that was drawn", async () => {
  const { begin, answer } = await addQuizClass();
  const { startId, questions } = await begin();
  const drawn = questions!.find(({ key }) => weather.test(key))!.key;
  const other = ["rain", "snow", "hail"].find((key) => key !== drawn)!;
  await expect(answer([other], startId)).rejects.toMatchObject({
    errors: { "evidence.answers.0.question": ["Another question of its pool was asked."] },
  });
  expect((await answer([drawn], startId)).receipt).toMatchObject({ score: 3 });
});

test("without a start, as after a day offline, the question that was answered counts, and one of a pool alone", async () => {
  const { answer } = await addQuizClass();
  expect((await answer(["one", "hail"])).receipt).toMatchObject({ score: 5, maxScore: 6 });
  await expect(answer(["rain", "snow"])).rejects.toMatchObject({
    errors: { "evidence.answers.1.question": ["Another question of its pool was asked."] },
  });
});

function mistakesOf(document: CurriculumDocument): string {
  try {
    parseCurriculum(textOf(document));
  } catch (error) {
    if (isRefusal(error)) return JSON.stringify(error.errors);
    throw error;
  }
  return "";
}

test.each([
  ["of different points", [question("a", 1, "p"), question("b", 2, "p")], "give the same points"],
  ["with one question", [question("a", 1, "p"), question("b", 1)], "needs two questions at least"],
])("a pool %s is refused", (_, questions, message) => {
  expect(mistakesOf(quizOf("school", questions))).toContain(message);
});

test("only a quiz has pools", () => {
  const lesson = quizOf("school", [question("a", 1, "p"), question("b", 1, "p")], "Default");
  expect(mistakesOf(lesson)).toContain("Only a quiz draws from a pool");
});
