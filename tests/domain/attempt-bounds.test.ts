// Bounds of an attempt: the maxima and questions of its scenario, in any version that was ever published.
import fc from "fast-check";
import { expect, test } from "vitest";
import { attempts } from "~/db/schema";
import type { AttemptPayload } from "~/domain/attempts/attempt-payload";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { CurriculumDocument, QuestionEntry, ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { addOrganization, addRunningClass, asSystemAdmin, attemptOf, quizAttemptOf, unique } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();

const question = (key: string, points: number, text = `What is ${key}?`): QuestionEntry => ({
  key,
  text,
  points,
  answers: [
    { key: "a", text: `It is ${key}`, correct: points > 0 },
    { key: "b", text: "It is not", correct: false },
  ],
});

const scenario = (key: string, overrides: Partial<ScenarioEntry>): ScenarioEntry => ({
  key,
  title: key,
  shortTitle: key,
  type: "Default",
  contentType: "Globe",
  ...overrides,
});

const document = (key: string, version: number, scenarios: ScenarioEntry[]): CurriculumDocument => ({
  key,
  title: key,
  version,
  campaigns: [{ key: "all", title: "All", type: "Learn", scenarios }],
});

const publish = (next: CurriculumDocument) => publishCurriculum(asSystemAdmin(ctx), serializeCurriculum(next));

/** A class that plays a curriculum of these scenarios. */
async function addClass(scenarios: ScenarioEntry[]) {
  const key = unique("bounds");
  await publish(document(key, 1, scenarios));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId });
  const [student] = running.students;
  return {
    running,
    submit: (attempt: AttemptPayload) => recordAttempt(student!.ctx, attempt),
    attempt: (scenarioKey: string, overrides: Partial<AttemptPayload>) =>
      attemptOf(scenarioIdOf(key, scenarioKey), running.sessionId, { totalScore: 0, ...overrides }),
    quiz: (scenarioKey: string, ...rest: [Parameters<typeof quizAttemptOf>[2], Partial<AttemptPayload>?]) =>
      quizAttemptOf(scenarioIdOf(key, scenarioKey), running.sessionId, ...rest),
    publishNext: (version: number, next: ScenarioEntry[]) => publish(document(key, version, next)),
    checkedBy: async (attemptId: string) =>
      (await ctx.db.select({ id: attempts.id, by: attempts.checkedBy }).from(attempts)).find(
        ({ id }) => id === attemptId,
      )?.by,
  };
}

const flight = scenario("flight", { maxScore: 100, maxQuestionsScore: 0 });
const quiz = scenario("quiz", {
  type: "Quiz",
  contentType: "Quiz",
  maxScore: 0,
  questions: [question("one", 2), question("two", 3), question("liked", 0)],
});
const scoredQuestion = (key: string, score: number, maxScore: number, answers = [0]) => ({
  text: `What is ${key}?`,
  score,
  maxScore,
  chosen: answers,
  answers: [
    [`It is ${key}`, true],
    ["It is not", false],
  ] as [string, boolean][],
});

test("an attempt's maxima must be those that its scenario declares", async () => {
  const { submit, attempt, checkedBy } = await addClass([flight]);
  const right = attempt("flight", { totalScore: 100, maxTotalScore: 100 });
  await submit(right);
  expect(await checkedBy(right.attemptId)).toBe("catalogue");
  for (const maxTotalScore of [99, 100.01, 1_000_000, 0]) {
    const wrongAttempt = attempt("flight", { totalScore: Math.min(maxTotalScore, 50), maxTotalScore });
    await expect(submit(wrongAttempt)).rejects.toMatchObject({
      code: "invalid",
      errors: { maxTotalScore: ["maxTotalScore must be 100, as in the curriculum."] },
    });
    expect(await checkedBy(wrongAttempt.attemptId)).toBeUndefined();
  }
  await expect(
    submit(attempt("flight", { maxTotalScore: 100, questionsScore: 5, maxQuestionsScore: 5 })),
  ).rejects.toMatchObject({ errors: { maxQuestionsScore: [expect.stringContaining("must be 0")] } });
});

test("the maxima of an earlier version are accepted, those of no version are refused", async () => {
  const { submit, attempt, publishNext } = await addClass([flight]);
  await submit(attempt("flight", { maxTotalScore: 100 }));
  await publishNext(2, [{ ...flight, maxScore: 120 }]);
  await submit(attempt("flight", { maxTotalScore: 120 }));
  await submit(attempt("flight", { maxTotalScore: 100 }));
  await publishNext(3, [flight]);
  await submit(attempt("flight", { maxTotalScore: 120 }));
  await expect(submit(attempt("flight", { maxTotalScore: 110 }))).rejects.toMatchObject({
    errors: { maxTotalScore: ["maxTotalScore must be 100, as in the curriculum."] },
  });
});

test("undeclared maxima are accepted until a version declares them", async () => {
  const { submit, attempt, checkedBy, publishNext } = await addClass([scenario("free", {})]);
  const free = attempt("free", { totalScore: 7, maxTotalScore: 9, questionsScore: 1, maxQuestionsScore: 2 });
  await submit(free);
  expect(await checkedBy(free.attemptId)).toBe("nobody");
  await publishNext(2, [scenario("free", { maxScore: 50, maxQuestionsScore: 0 })]);
  await expect(submit(attempt("free", { totalScore: 7, maxTotalScore: 9 }))).rejects.toMatchObject({ code: "invalid" });
  await submit(attempt("free", { totalScore: 7, maxTotalScore: 50 }));
});

test("questions are matched to the catalogue by exact text or key", async () => {
  const { submit, quiz: quizAttempt, attempt, checkedBy } = await addClass([quiz]);
  const byText = quizAttempt("quiz", [
    scoredQuestion("one", 2, 2),
    scoredQuestion("two", 0, 3, [1]),
    { ...scoredQuestion("liked", 0, 0) },
  ]);
  await submit(byText);
  expect(await checkedBy(byText.attemptId)).toBe("catalogue");
  const { receipt } = await submit(
    attempt("quiz", {
      maxTotalScore: 0,
      questionsScore: 3,
      maxQuestionsScore: 5,
      questionScorecards: [
        {
          questionKey: "two",
          score: 3,
          maxScore: 3,
          answerScorecards: [{ answerKey: "a", answered: true, correct: false }],
        },
      ],
    }),
  );
  expect(receipt).toMatchObject({ score: 3, maxScore: 5 });
});

const wrong: [string, Parameters<typeof quizAttemptOf>[2], Partial<AttemptPayload>, string][] = [
  ["an invented question", [{ text: "Invented?", score: 2, maxScore: 5 }], {}, "questionScorecards.0.questionText"],
  ["a question twice", [scoredQuestion("one", 2, 2), scoredQuestion("one", 2, 2)], {}, "questionScorecards.1"],
  ["more points than a question has", [scoredQuestion("one", 5, 5)], {}, "questionScorecards.0.maxScore"],
  [
    "an invented answer",
    [{ ...scoredQuestion("one", 2, 2), answers: [["=1+1", true]] }],
    {},
    "questionScorecards.0.answerScorecards.0",
  ],
  ["points that no question gave", [scoredQuestion("one", 0, 2)], { questionsScore: 5 }, "questionsScore"],
  ["points without any question", [], { questionsScore: 5 }, "questionsScore"],
  ["another maximum", [scoredQuestion("one", 2, 2)], { maxQuestionsScore: 500 }, "maxQuestionsScore"],
  ["a total score as well", [scoredQuestion("one", 2, 2)], { totalScore: 9, maxTotalScore: 9 }, "maxTotalScore"],
];
test.each(wrong)("a quiz with %s is refused by field", async (_, questions, overrides, field) => {
  const { submit, quiz: quizAttempt } = await addClass([quiz]);
  const attempt = quizAttempt("quiz", questions, { maxQuestionsScore: 5, ...overrides });
  await expect(submit(attempt)).rejects.toMatchObject({ code: "invalid", errors: { [field]: [expect.any(String)] } });
});

test("a question in the wording of an earlier version is accepted", async () => {
  const { submit, quiz: quizAttempt, publishNext } = await addClass([quiz]);
  await publishNext(2, [{ ...quiz, questions: [question("one", 4, "What is the first?")] }]);
  await submit(quizAttempt("quiz", [scoredQuestion("one", 2, 2)], { maxQuestionsScore: 5 }));
  await expect(
    submit(quizAttempt("quiz", [scoredQuestion("one", 2, 2)], { maxQuestionsScore: 4 })),
  ).rejects.toMatchObject({
    code: "invalid",
  });
});

test("if questions are sent, their scores add up to the questions score", async () => {
  const { submit, quiz: quizAttempt } = await addClass([scenario("free", {})]);
  const cards = [{ text: unique("Free?"), score: 1, maxScore: 2 }];
  await expect(submit(quizAttempt("free", cards, { questionsScore: 2 }))).rejects.toMatchObject({
    errors: { questionsScore: ["questionsScore must be the sum of the questions' scores, 1."] },
  });
  await submit(quizAttempt("free", cards));
});

test("no stored score exceeds the declared maximum, whatever is claimed", async () => {
  const { submit, attempt, running } = await addClass([flight, quiz]);
  const points = fc.oneof(fc.constantFrom(0, 3, 5, 100), fc.double({ min: 0, max: 1_000_000, noNaN: true }));
  const claims = fc.record({
    key: fc.constantFrom("flight", "quiz"),
    maxTotalScore: points,
    maxQuestionsScore: points,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(claims, async ({ key, share, ...maxima }) => {
      const questionsScore = key === "flight" ? share * maxima.maxQuestionsScore : 0;
      const claim = attempt(key, { ...maxima, totalScore: share * maxima.maxTotalScore, questionsScore });
      const isPossible =
        maxima.maxTotalScore === (key === "flight" ? 100 : 0) &&
        maxima.maxQuestionsScore === (key === "flight" ? 0 : 5);
      const outcome = await submit(claim).then(
        () => "stored",
        (error: { code?: string }) => error.code,
      );
      expect(outcome).toBe(isPossible ? "stored" : "invalid");
    }),
    { numRuns: 150 },
  );
  const stored = await ctx.db.select().from(attempts);
  expect(
    stored
      .filter(({ classSessionId }) => classSessionId === running.sessionId)
      .every(({ maxScore }) => maxScore <= 100),
  ).toBe(true);
});
