import { randomUUID } from "node:crypto";
import { maxQuestionsScoreOf } from "~/domain/curricula/curriculum-document";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { clientOf, courseNamed, newStudent, quizNamed } from "./api";
import { gridOf, readRows } from "./grid";
import { expect, test } from "./test";

test.use({ server: "written" });

/** The quiz to play, as in its curriculum: two questions of two points, and one that isn't scored. */
const quiz = listStandardCurricula()[1]
  .campaigns.flatMap(({ scenarios }) => scenarios)
  .find(({ key }) => key === "advanced-rpo-quiz")!;
const playedQuestions = ["q3", "q5", "q12"].map((key) => quiz.questions!.find((question) => question.key === key)!);
const quizMaximum = maxQuestionsScoreOf(quiz);

type AnswerKind = "right" | "wrong" | number;

/** An attempt at the first questions, each answered right, wrong, or with the answer at an index. */
function attempt(scenarioId: string, sessionId: string, answerKinds: AnswerKind[]) {
  const cards = answerKinds.map((kind, place) => {
    const { text, points, answers } = playedQuestions[place]!;
    const right = answers.findIndex(({ correct }) => correct);
    const choice = typeof kind === "number" ? kind : kind === "right" ? right : (right + 1) % answers.length;
    return {
      questionText: text,
      score: choice === right ? points : 0,
      maxScore: points,
      answerScorecards: answers.map(({ text: answerText, correct }, at) => ({
        answerText,
        correct,
        answered: at === choice,
      })),
    };
  });
  return {
    attemptId: randomUUID(),
    scenarioId,
    sessionId,
    totalScore: 0,
    maxTotalScore: 0,
    questionsScore: cards.reduce((sum, { score }) => sum + score, 0),
    maxQuestionsScore: quizMaximum,
    passed: true,
    scoreCardType: "Quiz",
    questionScorecards: cards,
  };
}

test("the best attempt counts, on ties the later one, and a worse one after it changes nothing", async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn("instructor2");
  const { id, sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  // Attempts follow each other without a pause.
  const teacher = await clientOf(baseURL!, "instructor2");
  await teacher.calls.groups[":id"].quizRules.$put({
    param: { id },
    json: { maxAttempts: null, cooldownMinutes: 0, review: "afterLastAttempt" },
  });
  // A quiz that no demo student has played.
  const { scenarioId } = await quizNamed(page.request, id, "Advanced RPO Quiz");
  const userName = `best-${randomUUID().slice(0, 8)}`;
  const student = await newStudent(baseURL!, userName, "RENDZ-3H8P");
  const cellAfter = async (...answerKinds: AnswerKind[]) => {
    await student.post("/scores", attempt(scenarioId, sessionId, answerKinds));
    await page.goto(`/instructor/gradebook/Fall%20Lab/Advanced%20RPO%20Quiz?session=${sessionId}&quiz=${scenarioId}`);
    const row = (await readRows(page)).find(({ name }) => name.startsWith(userName))!;
    // The server also counts unanswered questions.
    const answeredCells = row.cells.filter(({ text }) => text !== "no answer");
    return [row.name.slice(userName.length), ...answeredCells.map(({ text, tone }) => `${text} ${tone}`)];
  };

  expect(await cellAfter("wrong", "wrong", 2)).toEqual([`0/${quizMaximum}`, "✗ wrong", "✗ wrong", "C none"]);
  expect(await cellAfter("right", "wrong", 2)).toEqual([`2/${quizMaximum}`, "✓ right", "✗ wrong", "C none"]);
  expect(await cellAfter("wrong", "right", 1)).toEqual([`2/${quizMaximum}`, "✗ wrong", "✓ right", "B none"]);
  expect(await cellAfter("wrong", "wrong", 2)).toEqual([`2/${quizMaximum}`, "✗ wrong", "✓ right", "B none"]);
});

test("an acknowledged attempt is in the gradebook on the next read", async ({ page, signIn, baseURL }) => {
  await signIn("instructor2");
  const { id, sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  const { scenarioId } = await quizNamed(page.request, id, "Advanced RPO Quiz");
  const userName = `seen-${randomUUID().slice(0, 8)}`;
  const student = await newStudent(baseURL!, userName, "RENDZ-3H8P");
  const cellText = `2/${quizMaximum}`;
  await page.goto("/instructor");
  const row = gridOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: userName }) });
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  await expect(row.getByText(cellText)).toHaveCount(0);
  const receipt = await student.post("/scores", attempt(scenarioId, sessionId, ["right"]));
  expect(receipt.status).toBe(201);
  await page.reload();
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  await expect(row.getByText(cellText)).toHaveText(`F${cellText}`);
});
