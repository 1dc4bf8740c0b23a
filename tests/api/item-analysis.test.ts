import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import {
  addRunningClass,
  addStudent,
  attemptOf,
  quizAttemptOf,
  testPassword,
  type Person,
  type RunningClass,
} from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, call, expectProblem, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

const answers: [string, boolean][] = [
  ["longer", true],
  ["shorter", false],
];
const answer = (running: RunningClass, student: Person, right: boolean, at: string) =>
  recordAttempt(
    { ...student.ctx, now: new Date(at) },
    quizAttemptOf(running.quiz, running.sessionId, [
      { text: "The period gets?", score: right ? 1 : 0, answers, chosen: [right ? 0 : 1] },
      { text: "Anything else?", maxScore: 0, answers: [["No", false]], chosen: [] },
    ]),
  );
const itemsOf = async (running: RunningClass) =>
  call("GET", `/sessions/${running.sessionId}/items/${running.quiz}`, { token: await tokenOf(running.owner) });

test("a quiz's analysis counts best attempts and names who chose the commonest wrong answer", async () => {
  const running = await addRunningClass(ctx, { students: 5 });
  const [first, second, third, fourth] = running.students;
  await answer(running, first!, false, "2026-01-01T10:00:00Z");
  await answer(running, first!, true, "2026-01-02T10:00:00Z");
  await answer(running, second!, true, "2026-01-01T10:00:00Z");
  await answer(running, third!, false, "2026-01-01T10:00:00Z");
  await answer(running, fourth!, true, "2026-01-01T10:00:00Z");
  const { status, body: json } = await itemsOf(running);
  expect(status).toBe(200);
  expect(json).toMatchObject({ students: 5, attempts: 4, minStudents: 10 });
  const student = { userId: third!.id, username: third!.userName };
  expect(json.items).toMatchObject([
    {
      label: "Q1",
      facility: 0.75,
      discrimination: null,
      answers: [
        { text: "longer", correct: true, count: 3, share: 0.75 },
        { text: "shorter", correct: false, count: 1, share: 0.25 },
      ],
      commonestWrong: { text: "shorter", chosenBy: [student] },
      // Four students are too few for a misconception.
      misconceptions: [],
    },
    { label: "Q2", facility: null, noAnswer: 4, commonestWrong: null },
  ]);
});

test("the catalogue says which answer is right, whatever the game reports", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  await answer(running, running.students[0]!, true, "2026-01-01T10:00:00Z");
  const key = JSON.stringify([
    { key: "a", text: "longer", correct: false },
    { key: "b", text: "shorter", correct: true },
  ]);
  await ctx.db.execute(sql`insert into catalogue_questions (scenario_id, key, position, text, points, answers)
    values (${running.quiz}, 'period', 1, 'The period gets?', 1, ${key}::text::jsonb)`);
  const { body: json } = await itemsOf(running);
  expect(json.items[0].answers.map(({ correct }: { correct: boolean }) => correct)).toEqual([false, true]);
  await ctx.db.execute(sql`delete from catalogue_questions where scenario_id = ${running.quiz} and key = 'period'`);
});

test("a lesson's questions are analysed like a quiz's, from each student's best attempt", async () => {
  const running = await addRunningClass(ctx, { students: 12 });
  const inLesson = (student: Person, right: boolean, score: number, at: string) =>
    recordAttempt(
      { ...student.ctx, now: new Date(at) },
      {
        ...attemptOf(running.lesson, running.sessionId, { totalScore: score }),
        questionsScore: right ? 1 : 0,
        maxQuestionsScore: 1,
        questionScorecards: [questionOf("Which way?", right)],
      },
    );
  for (const [place, student] of running.students.entries())
    if (place < 11) await inLesson(student, place >= 4, 50, "2026-01-01T10:00:00Z");
  // A worse attempt that comes later doesn't count.
  await inLesson(running.students[10]!, false, 10, "2026-01-02T10:00:00Z");
  const { status, body: json } = await call("GET", `/sessions/${running.sessionId}/items/${running.lesson}`, {
    token: await tokenOf(running.owner),
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({ students: 12, attempts: 11 });
  expect(json.items).toHaveLength(1);
  expect(json.items[0]).toMatchObject({ label: "Q1", text: "Which way?", asked: 11, partial: 0 });
  expect(json.items[0].facility).toBeCloseTo(7 / 11);
  const wrong = running.students.slice(0, 4).map(({ userName }) => userName);
  expect(json.items[0].misconceptions[0].chosenBy.map(({ username }: { username: string }) => username).sort()).toEqual(
    wrong.sort(),
  );
});

const questionOf = (questionText: string, right: boolean) => ({
  questionText,
  score: right ? 1 : 0,
  maxScore: 1,
  answerScorecards: answers.map(([answerText, correct]) => ({ answerText, correct, answered: correct === right })),
});

/** The page's text, without the data of its scripts. */
async function pageOf(running: RunningClass, scenarioId: string, tab: string): Promise<string> {
  const answer = await ask(`/instructor/gradebook/x/y?session=${running.sessionId}&quiz=${scenarioId}&tab=${tab}`, {
    headers: { cookie: await cookiesOf(apiUrl(), running.owner.userName, testPassword) },
  });
  const html = await answer.text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
}

test("the responses page names students, links to every quiz, and lists misconceptions in full", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  const students = [];
  for (let place = 0; place < 44; place++) {
    const userName = `s${String(place).padStart(2, "0")}-${running.sessionId.slice(-8)}`;
    students.push(await addStudent(ctx, running, { userName, firstName: "Ada", lastName: `No${place}` }));
  }
  for (const [place, student] of students.entries()) await answer(running, student, place > 42, "2026-01-01T10:00:00Z");
  const responses = await pageOf(running, running.quiz, "responses");
  expect(responses).toContain(">Ada No7</a>");
  expect(responses).toContain(">44 handed in<");
  const misconceptions = await pageOf(running, running.quiz, "misconceptions");
  expect(students.filter((_, place) => misconceptions.includes(`>Ada No${place}</a>`))).toHaveLength(43);
  const questions = await pageOf(running, running.quiz, "questions");
  expect(questions).toContain("Too hard for this class.");
  expect(questions).toContain("Flags appear only if at least 10 students were asked the question.");
});

test("the analysis refuses other classes, students and lessons without questions", async () => {
  const running = await addRunningClass(ctx);
  const otherClass = await addRunningClass(ctx);
  const path = `/sessions/${running.sessionId}/items/${running.quiz}`;
  expectProblem(await call("GET", path, { token: await tokenOf(otherClass.owner) }), 404, "The class was not found.");
  const ofLesson = await call("GET", `/sessions/${running.sessionId}/items/${running.lesson}`, {
    token: await tokenOf(running.owner),
  });
  expect([ofLesson.status, ofLesson.body.items]).toEqual([200, []]);
  expectProblem(
    await call("GET", `/sessions/${running.sessionId}/items/${running.sessionId}`, {
      token: await tokenOf(running.owner),
    }),
    404,
    "The scenario was not found.",
  );
  expectProblem(await call("GET", path, { token: await tokenOf(running.students[0]!) }), 403, /./);
});
