import { randomUUID } from "node:crypto";
import { courseNamed, newStudent, quizNamed } from "./api";
import { gridOf, readRows } from "./grid";
import { expect, test } from "./test";

test.use({ server: "written" });

type Question = { maxScore: number; chosen: number };

/** An attempt at questions with the answers Right, Wrong and Wrong, too; the first one scores. */
function attempt(scenarioId: string, sessionId: string, questions: Question[]) {
  const cards = questions.map(({ maxScore, chosen }, place) => ({
    questionText: `Question ${place + 1} of a test`,
    score: chosen === 0 ? maxScore : 0,
    maxScore,
    answerScorecards: ["Right", "Wrong", "Wrong, too"].map((answerText, position) => ({
      answerText,
      correct: position === 0,
      answered: position === chosen,
    })),
  }));
  const sum = (key: "score" | "maxScore") => cards.reduce((total, card) => total + card[key], 0);
  return {
    attemptId: randomUUID(),
    scenarioId,
    sessionId,
    totalScore: 0,
    maxTotalScore: 0,
    questionsScore: sum("score"),
    maxQuestionsScore: sum("maxScore"),
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
  // A quiz that nobody of the demo has played.
  const { scenarioId } = await quizNamed(page.request, id, "Advanced RPO Quiz");
  const userName = `best-${randomUUID().slice(0, 8)}`;
  const student = await newStudent(baseURL!, userName, "RENDZ-3H8P");
  const survey = { maxScore: 0, chosen: 2 };
  const [wrong, right] = [
    { maxScore: 2, chosen: 1 },
    { maxScore: 2, chosen: 0 },
  ];
  const shownAfter = async (...questions: Question[]) => {
    await student.post("/scores", attempt(scenarioId, sessionId, questions));
    await page.goto(`/instructor/gradebook/Fall%20Lab/Advanced%20RPO%20Quiz?session=${sessionId}&quiz=${scenarioId}`);
    const row = (await readRows(page)).find(({ name }) => name.startsWith(userName))!;
    return [row.name.slice(userName.length), ...row.cells.map(({ text, tone }) => `${text} ${tone}`)];
  };

  expect(await shownAfter(wrong, wrong, survey)).toEqual(["0/4", "✗ wrong", "✗ wrong", "C none"]);
  expect(await shownAfter(right, wrong, survey)).toEqual(["2/4", "✓ right", "✗ wrong", "C none"]);
  expect(await shownAfter(wrong, right, { maxScore: 0, chosen: 1 })).toEqual(["2/4", "✗ wrong", "✓ right", "B none"]);
  expect(await shownAfter(wrong, wrong, survey)).toEqual(["2/4", "✗ wrong", "✓ right", "B none"]);
});

test("an attempt that was acknowledged is in the gradebook on the next look", async ({ page, signIn, baseURL }) => {
  await signIn("instructor2");
  const { id, sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  const { scenarioId } = await quizNamed(page.request, id, "Advanced Final");
  const userName = `seen-${randomUUID().slice(0, 8)}`;
  const student = await newStudent(baseURL!, userName, "RENDZ-3H8P");
  await page.goto("/instructor");
  const row = gridOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: userName }) });
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  await expect(row.getByText("4/5")).toHaveCount(0);
  const receipt = await student.post("/scores", {
    ...attempt(scenarioId, sessionId, []),
    totalScore: 4.9,
    maxTotalScore: 5.9,
    scoreCardType: "Default",
  });
  expect(receipt.status).toBe(201);
  await page.reload();
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  await expect(row.getByText("4/5")).toHaveText("B4/5");
});
