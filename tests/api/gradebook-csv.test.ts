import Papa from "papaparse";
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import { addRunningClass, addStudent, attemptOf } from "../support/builders";
import { apiUrl, call, expectProblem, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

test("a gradebook's CSV has a line per student with the average, letters and points", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const [none] = running.students;
  const student = await addStudent(ctx, running, {
    userName: `z-${none!.userName}`,
    firstName: '=cmd|"/c calc"',
    lastName: "O'Hara",
  });
  await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  const answer = await call("GET", `/sessions/${running.sessionId}/gradebook/csv`, {
    token: await tokenOf(running.owner),
  });
  expect([answer.status, answer.type]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(answer.headers.get("content-disposition")).toContain('attachment; filename="Gradebook ');
  expect(answer.body.startsWith("Name,Username,Average,")).toBe(true);
  expect(answer.body.split("\r\n")).toHaveLength(4);
  const [header, ...rows] = Papa.parse<string[]>(answer.body.trim()).data;
  const at = running.scenarios.findIndex(({ scenarioId }) => scenarioId === running.lesson);
  const title = running.scenarios[at]!.scenarioShortTitle;
  expect(header!.slice(3 + at * 3, 6 + at * 3)).toEqual([title, `${title} Points`, `${title} Max Points`]);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ["", none!.userName, ""],
    [`'=cmd|"/c calc" O'Hara`, student.userName, "80"],
  ]);
  expect(rows[1]!.slice(3 + at * 3, 6 + at * 3)).toEqual(["B", "80", "100"]);
  // In the open school the game reports the points.
  expect([header!.at(-1), ...rows.map((row) => row.at(-1))]).toEqual(["Reported by the Game", "", title]);
  expect(rows[1]!.filter((cell) => cell !== "")).toHaveLength(7);
});

test("a gradebook's CSV is the same for readers of every language", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const token = await tokenOf(running.owner);
  const read = async (language: string) => {
    const address = `${apiUrl()}/api/sessions/${running.sessionId}/gradebook/csv`;
    const answer = await fetch(address, { headers: { "x-auth-token": token, "accept-language": language } });
    return [answer.status, answer.headers.get("content-disposition"), await answer.text()];
  };
  const english = await read("en");
  expect(english[0]).toBe(200);
  for (const language of ["de", "ar"]) expect(await read(language)).toEqual(english);
});

test("another class's gradebook is 404, and students get 403", async () => {
  const running = await addRunningClass(ctx);
  const otherClass = await addRunningClass(ctx);
  const path = `/sessions/${running.sessionId}/gradebook/csv`;
  expectProblem(await call("GET", path, { token: await tokenOf(otherClass.owner) }), 404, "The class was not found.");
  expectProblem(await call("GET", path, { token: await tokenOf(running.students[0]!) }), 403, /./);
});
