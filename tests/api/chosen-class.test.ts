// For students in several running classes: the class that the game plays in, and how to switch.
import { expect, test } from "vitest";
import { addCourse, addRunningClass, testPassword, type Person } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, call, expectProblem, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

async function addStudentOfTwo() {
  const first = await addRunningClass(ctx, { students: 1 });
  const second = await addRunningClass(ctx, { students: 1, organizationId: first.organizationId });
  const [student] = first.students;
  const token = await tokenOf(student);
  expect((await call("POST", "/groups/join", { token, body: { password: second.code } })).status).toBe(200);
  return { first, second, student, token };
}

const runningOf = async (token: string) =>
  (await call("GET", "/sessions", { token })).body.map(({ id }: { id: string }) => id);

async function resultsOf(student: Person, query = "") {
  const cookie = await cookiesOf(apiUrl(), student.userName, testPassword);
  const answer = await ask(`/results${query}`, { headers: { cookie } });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return { cookie, main: html.slice(html.indexOf("<main"), html.lastIndexOf("</main>")) };
}

const nameOf = async (id: string, token: string) => (await call("GET", `/groups/${id}`, { token })).body.name as string;

test("the class joined last is played; a choice on /results changes the game's class", async () => {
  const { first, second, student, token } = await addStudentOfTwo();
  expect(await runningOf(token)).toEqual([second.sessionId, first.sessionId]);
  const [firstName, secondName] = [await nameOf(first.id, token), await nameOf(second.id, token)];
  const before = await resultsOf(student);
  expect(before.main).toContain(`You&#x27;re playing in <b class="font-semibold">${secondName}`);
  const otherResults = await resultsOf(student, `?class=${first.sessionId}`);
  expect(otherResults.main).toContain(`Play in ${firstName}`);
  const choice = await ask("/results", {
    method: "POST",
    headers: {
      cookie: otherResults.cookie,
      origin: apiUrl(),
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ courseId: first.id }).toString(),
  });
  expect([choice.status, choice.headers.get("location")]).toEqual([302, "/results"]);
  expect(await runningOf(token)).toEqual([first.sessionId, second.sessionId]);
  const { body: user } = await call("GET", `/users/${student.id}`, { token });
  expect([user.lastJoinedSessionID, user.lastGroupSelectionId]).toEqual([first.sessionId, first.id]);
  expect((await resultsOf(student)).main).toContain(`You&#x27;re playing in <b class="font-semibold">${firstName}`);
});

test("the game can choose the class, and an ended class gives way to a running one", async () => {
  const { first, second, student, token } = await addStudentOfTwo();
  const path = `/users/${student.id}/groupSelection/latest/${first.id}`;
  expect((await call("PATCH", path, { token })).status).toBe(204);
  expect(await runningOf(token)).toEqual([first.sessionId, second.sessionId]);
  const owner = await tokenOf(first.owner);
  expect((await call("DELETE", `/groups/${first.id}/activesession`, { token: owner })).status).toBe(204);
  expect(await runningOf(token)).toEqual([second.sessionId]);
  expect((await resultsOf(student)).main).toContain(await nameOf(second.id, token));
});

test("a player can't choose a foreign course, or for another player", async () => {
  const { second, student, token } = await addStudentOfTwo();
  const foreign = await addCourse(ctx);
  const path = (user: string, course: string) => `/users/${user}/groupSelection/latest/${course}`;
  expectProblem(await call("PATCH", path(student.id, foreign.id), { token }), 404, "The course was not found.");
  const otherStudent = second.students[0];
  expectProblem(await call("PATCH", path(otherStudent.id, second.id), { token }), 404, "The user was not found.");
});
