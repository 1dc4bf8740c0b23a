import Papa from "papaparse";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { addRunningClass, addUser, quizAttemptBodyOf } from "../support/builders";
import { call, expectProblem, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

test("a quiz's CSV is a download of every student's results", async () => {
  const { sessionId, organizationId, quiz, owner, students } = await addRunningClass(ctx, { students: 3 });
  await call("POST", "/scores", {
    token: await tokenOf(students[1]),
    body: quizAttemptBodyOf(quiz, sessionId, [{ text: 'Up, or "down"?', score: 1 }]),
  });
  for (const scope of ["all", organizationId]) {
    const answer = await call("GET", `/scores/session/${sessionId}/${scope}/csv?scenarioId=${quiz}`, {
      token: await tokenOf(owner),
    });
    expect([answer.status, answer.type]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.headers.get("content-disposition")).toBe(
      "attachment; filename=\"Quiz Results.csv\"; filename*=UTF-8''Quiz%20Results.csv",
    );
    const [header, ...rows] = Papa.parse<string[]>(answer.body.trim()).data;
    expect(header?.at(-3)).toBe('Q1. Up, or "down"?');
    expect(rows.map(([username, , , score]) => [username, score])).toEqual(
      students.map(({ userName }, i) => [userName, i === 1 ? "1" : ""]),
    );
  }
});

test.each([
  [
    "Frames Quiz",
    "attachment; filename=\"Quiz Results Frames Quiz.csv\"; filename*=UTF-8''Quiz%20Results%20Frames%20Quiz.csv",
  ],
  [
    'Ö "x"\r\nSet-Cookie: a=b',
    "attachment; filename=\"Quiz Results _ x Set-Cookie a=b.csv\"; filename*=UTF-8''Quiz%20Results%20%C3%96%20x%20Set-Cookie%20a%3Db.csv",
  ],
])("the file is named after the scenario title %j", async (title, disposition) => {
  const { sessionId, quiz, owner } = await addRunningClass(ctx);
  const answer = await call(
    "GET",
    `/scores/session/${sessionId}/all/csv?scenarioId=${quiz}&scenarioTitle=${encodeURIComponent(title)}`,
    { token: await tokenOf(owner) },
  );
  expect(answer.headers.get("content-disposition")).toBe(disposition);
});

test("students and other classes' instructors are refused, and only GET is allowed", async () => {
  const [ownClass, foreignClass] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const path = `/scores/session/${ownClass.sessionId}/all/csv?scenarioId=${ownClass.quiz}`;
  const owner = await tokenOf(ownClass.owner);
  expectProblem(await call("GET", path, { token: await tokenOf(ownClass.students[0]) }), 403, /./);
  expectProblem(await call("GET", path, { token: await tokenOf(foreignClass.owner) }), 404, "The class was not found.");
  expectProblem(
    await call("GET", path.replace("/all/", `/${foreignClass.organizationId}/`), { token: owner }),
    404,
    "The class was not found.",
  );
  expectProblem(
    await call("GET", path.replace(ownClass.quiz, ownClass.lesson), { token: owner }),
    404,
    "The quiz was not found.",
  );
  expectProblem(
    await call("GET", path.replace(ownClass.quiz, uuid()), { token: owner }),
    404,
    "The quiz was not found.",
  );
  expectProblem(await call("GET", path.replace(ownClass.quiz, "x"), { token: owner }), 422, /./, {
    ScenarioId: ["scenarioId must be a UUID."],
  });
  expectProblem(await call("POST", path, { token: owner }), 405, /./);
});

test("without a query the CSV has all quizzes of the session, named in a column", async () => {
  const { sessionId, quiz, owner, students, scenarios } = await addRunningClass(ctx, { students: 2 });
  const otherQuiz = scenarios.find(({ scenarioType, scenarioId }) => scenarioType === "Quiz" && scenarioId !== quiz);
  const [token, questions] = [
    await tokenOf(students[0]),
    [
      { text: "First?", score: 1 },
      { text: "Second?", score: 0 },
    ],
  ];
  await call("POST", "/scores", { token, body: quizAttemptBodyOf(otherQuiz?.scenarioId ?? "", sessionId, questions) });
  await call("POST", "/scores", { token, body: quizAttemptBodyOf(quiz, sessionId, questions.slice(0, 1)) });
  const answer = await call("GET", `/scores/session/${sessionId}/all/csv`, { token: await tokenOf(owner) });
  expect([answer.status, answer.type]).toEqual([200, "text/csv; charset=utf-8"]);
  const { data } = Papa.parse<Record<string, string>>(answer.body.trim(), { header: true });
  const quizzes = [...new Set(data.map((row) => row.Quiz))];
  expect(data).toHaveLength(quizzes.length * students.length);
  expect(quizzes.length).toBeGreaterThan(1);
  const scoredRows = data.filter(({ Score }) => Score !== "");
  expect(scoredRows.map((row) => [row.Username, row["Q1 Score"], row["Q2 Score"]]).sort()).toEqual([
    [students[0].userName, "1", ""],
    [students[0].userName, "1", "0"],
  ]);
  expect(new Set(data.map((row) => Object.keys(row).length)).size).toBe(1);
});

test("an administrator of the organization may download it", async () => {
  const { sessionId, quiz, organizationId } = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  expect(
    (await call("GET", `/scores/session/${sessionId}/all/csv?scenarioId=${quiz}`, { token: await tokenOf(admin) }))
      .status,
  ).toBe(200);
});
