// Forged points, sent by a student to the built server: they are stored and shown, but never count.
import { readFileSync } from "node:fs";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { ApiClient, ApiProblem } from "../support/api-client";
import { cookiesOf } from "../support/raw-request";
import { startDemo } from "../support/demo-server";

const { url, password, stop } = await startDemo();
afterAll(stop);

type Question = {
  key: string;
  pool?: string;
  text: string;
  points: number;
  answers: { key: string; text: string; correct: boolean }[];
};
type Entry = { key: string; title: string; type: "Default" | "Quiz"; maxScore: number; questions?: Question[] };
const curriculum: { campaigns: { scenarios: Entry[] }[] } = JSON.parse(
  readFileSync("content/curricula/space-operations-foundation.json", "utf8"),
);
const entries = curriculum.campaigns.flatMap(({ scenarios }) => scenarios);

async function clientOf(username: string) {
  const client = new ApiClient(url);
  await client.signIn(username, password);
  return client;
}
const [instructor, stranger, forger] = await Promise.all([
  clientOf("instructor"),
  clientOf("instructor2"),
  clientOf("sofia"),
]);
const groups = await (await instructor.calls.groups.$get({ query: {} })).json();
const course = groups.find(({ name }) => name === "Orbital Mechanics 101")!;
const sessionId = course.activeSessionId!;
const headers = await (await instructor.calls.courses[":id"].headers.$get({ param: { id: course.id } })).json();
const idOf = (key: string) =>
  headers.find(({ scenarioTitle }) => scenarioTitle === entries.find((entry) => entry.key === key)!.title)!.scenarioId;

/** Full marks with every answer right, but no evidence of work. */
function forgedAttempt({ key, type, maxScore, questions = [] }: Entry) {
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  return {
    ...{ attemptId: uuid(), scenarioId: idOf(key), sessionId, passed: true, scoreCardType: type },
    ...{ totalScore: maxScore, maxTotalScore: maxScore, questionsScore: points, maxQuestionsScore: points },
    questionScorecards: questions.map(({ text, points: score, answers }) => ({
      ...{ questionText: text, score, maxScore: score },
      answerScorecards: answers.map(({ text: answerText, correct }) => ({ answerText, correct, answered: correct })),
    })),
  };
}
const docking = entries.find(({ key }) => key === "objective-docking")!;
const claim = async (client: ApiClient, body: ReturnType<typeof forgedAttempt>) =>
  (await client.calls.scores.$post({ json: { ...body, questionScorecards: body.questionScorecards } })).json();

/** Every page and file that shows grades, as text. */
async function readGrades() {
  const get = async (path: string) => JSON.stringify((await instructor.get(path)).body);
  const pages = [
    `/sessions/${sessionId}/gradebook/csv`,
    `/scores/leaderboard/${sessionId}/all`,
    `/scores/leaderboard/all/all?scenarioId=${idOf("objective-docking")}`,
    `/groups/competitions/${course.id}`,
    `/sessions/${sessionId}/items/${idOf("space-101-final")}`,
  ];
  return Promise.all(pages.map(get));
}

test("a docking without a flight and lessons without work get a receipt but don't count", async () => {
  const before = await readGrades();
  const receipts = [];
  for (const entry of entries.filter(({ type }) => type === "Default"))
    receipts.push(await claim(forger, forgedAttempt(entry)));
  expect(receipts.length).toBeGreaterThan(25);
  for (const receipt of receipts)
    expect(receipt).toMatchObject({
      grading: "client",
      counts: false,
      uncounted: "claim",
      reason: expect.stringContaining("without evidence"),
    });
  expect(receipts.find(({ scenarioId }) => scenarioId === idOf("objective-docking"))).toMatchObject({ score: 250 });
  expect(await readGrades()).toEqual(before);
  const progress = await (await forger.calls.scores.progress.$get({ query: { sessionId } })).json();
  expect(progress.entries).toEqual([]);
});

test("a quiz claim without answers is refused; one with answers is graded by them", async () => {
  const final = entries.find(({ key }) => key === "space-101-final")!;
  // Each pool asks one question.
  final.questions = final.questions!.filter(
    ({ pool }, at, all) => !pool || all.findIndex((other) => other.pool === pool) === at,
  );
  const { questionScorecards: _, ...points } = forgedAttempt(final);
  expect(await refusal(claim(forger, { ...points, questionScorecards: [] }))).toBe(422);
  const wrong = forgedAttempt({
    ...final,
    questions: final.questions!.map((question) => ({
      ...question,
      answers: question.answers.map((answer, place) => ({ ...answer, correct: place === 0 && !answer.correct })),
    })),
  });
  expect(await claim(forger, wrong)).toMatchObject({ grading: "server", counts: true, score: expect.any(Number) });
});

test("scorecards and statements say that a claim doesn't count", async () => {
  const scope = `/scores/session/${sessionId}/all`;
  const ownScores = (await forger.get<{ scenarioId: string }[]>(`${scope}?pageSize=100`)).body;
  expect(ownScores.find(({ scenarioId }) => scenarioId === idOf("objective-docking"))).toMatchObject({
    verified: false,
    counts: false,
    uncounted: "claim",
  });
  const statements = JSON.stringify((await forger.get(`${scope}/xapi?pageSize=100`)).body);
  expect(statements).toContain('"uncounted":"claim"');
});

async function refusal(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiProblem) return error.status;
    throw error;
  }
  return 200;
}

test("an instructor accepts a claim and takes it back; others may not", async () => {
  const { attemptId: id } = await claim(forger, forgedAttempt(docking));
  const accept = (client: ApiClient) => client.calls.scores[":id"].acceptance.$put({ param: { id } });
  const takeBack = (client: ApiClient) => client.calls.scores[":id"].acceptance.$delete({ param: { id } });
  expect(await refusal(accept(stranger))).toBe(404);
  expect(await refusal(accept(forger))).toBe(403);
  const before = await readGrades();
  const both = await Promise.all([refusal(accept(instructor)), refusal(accept(instructor))]);
  expect(both.sort()).toEqual([200, 409]);
  const after = await readGrades();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toContain('"reportedScore":250');
  expect(await refusal(takeBack(stranger))).toBe(404);
  expect(await refusal(takeBack(instructor))).toBe(200);
  expect(await refusal(takeBack(instructor))).toBe(409);
  expect(await readGrades()).toEqual(before);
});

test("the class's instructor accepts and takes back all claims at once", async () => {
  const before = await readGrades();
  const claims = (client: ApiClient) => client.calls.sessions[":id"].claims;
  const param = { id: sessionId };
  for (const method of ["$get", "$put", "$delete"] as const) {
    expect(await refusal(claims(stranger)[method]({ param }))).toBe(404);
    expect(await refusal(claims(forger)[method]({ param }))).toBe(403);
  }
  const { waiting } = await (await claims(instructor).$get({ param })).json();
  expect(waiting[0]).toMatchObject({ username: "sofia", accepted: null, time: expect.any(String) });
  const results = await Promise.all([1, 2].map(async () => (await claims(instructor).$put({ param })).json()));
  expect(results.map(({ accepted }) => accepted).sort((a, b) => a - b)).toEqual([0, expect.any(Number)]);
  expect(await readGrades()).not.toEqual(before);
  await claims(instructor).$delete({ param });
  expect(await readGrades()).toEqual(before);
});

test("the list of claims works as forms without scripts", async () => {
  const cookie = await cookiesOf(url, "instructor", password);
  const address = `${url}/instructor/gradebook/${sessionId}/attempts/claims`;
  const page = await (await fetch(address, { headers: { cookie } })).text();
  expect(page).toContain("Accept all");
  const [, attemptId = ""] = /name="attemptId" value="([^"]+)"/.exec(page) ?? [];
  const decide = (intent: string) =>
    fetch(address, {
      method: "POST",
      headers: { cookie, Origin: url },
      body: new URLSearchParams({ intent, attemptId }),
      redirect: "manual",
    });
  for (const intent of ["accept", "takeBack", "acceptAll", "takeBackAll"])
    expect((await decide(intent)).status).toBe(302);
  const gradebook = await (await fetch(`${url}/instructor/gradebook/${sessionId}`, { headers: { cookie } })).text();
  expect(gradebook).toMatch(/Review \d+ claims/);
});

test("the list of claims asks before a claim replaces a verified score", async () => {
  const akira = await clientOf("akira");
  for (const entry of entries.filter(({ type }) => type === "Default")) await claim(akira, forgedAttempt(entry));
  const param = { id: sessionId };
  const { waiting } = await (await instructor.calls.sessions[":id"].claims.$get({ param })).json();
  const risky = waiting.find(
    ({ username, score, verifiedScore }) => username === "akira" && verifiedScore !== null && verifiedScore < score,
  );
  const cookie = await cookiesOf(url, "instructor", password);
  const address = `/instructor/gradebook/${sessionId}/attempts/claims`;
  const read = async (path: string) =>
    (await (await fetch(url + path, { headers: { cookie } })).text()).split("<script")[0];
  const id = risky?.attemptId ?? "";
  const list = await read(address);
  expect(list).toContain(`dialog=accept&amp;id=${id}`);
  expect(list).not.toContain(`value="${id}"`);
  const dialog = await read(`${address}?dialog=accept&id=${id}`);
  expect(dialog).toContain(
    `This replaces a verified score: ${risky?.score}/${risky?.maxScore}, which hasn&#x27;t been checked, counts instead of ` +
      `${risky?.verifiedScore}/`,
  );
  expect(dialog).toContain(`value="${id}"`);
  const accepted = await (await instructor.calls.scores[":id"].acceptance.$put({ param: { id } })).json();
  expect(accepted.replaced?.score).toBe(risky?.verifiedScore);
  await instructor.calls.scores[":id"].acceptance.$delete({ param: { id } });
});
