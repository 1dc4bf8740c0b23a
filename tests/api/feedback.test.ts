// Comments to students, sent to the built server.
import { expect, test } from "vitest";
import { addRunningClass, attemptOf, type Person, type RunningClass } from "../support/builders";
import { call, expectProblem, testApi, tokenOf } from "../support/rest-api";
import { recordAttempt } from "../support/set-up";

const ctx = await testApi();

const send = async (person: Person, method: string, path: string, body?: object) =>
  call(method, path, { token: await tokenOf(person), ...(body && { body }) });

const pathOf = ({ sessionId, students }: RunningClass, at = 0) =>
  `/sessions/${sessionId}/students/${students[at]!.id}/feedback`;

test("an instructor writes a comment, the student reads and answers it once, and the instructor sees that", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [student, other] = running.students;
  const attempt = attemptOf(running.lesson, running.sessionId, { totalScore: 60 });
  await recordAttempt(student.ctx, attempt);
  const { status, body: written } = await send(running.owner, "POST", pathOf(running), {
    ...{ text: " See https://example.org ", attemptId: attempt.attemptId },
  });
  expect([status, written]).toEqual([201, { id: expect.any(String) }]);
  const { body: own } = await send(student, "GET", "/me/feedback");
  expect(own).toMatchObject({
    unread: 1,
    comments: [
      { id: written.id, text: "See https://example.org", scenarioId: running.lesson, read: null, answer: null },
    ],
  });
  expect((await send(other, "GET", "/me/feedback")).body).toEqual({ unread: 0, comments: [] });
  const answer = `/me/feedback/${written.id}/answer`;
  expectProblem(await send(other, "POST", answer, { text: "Mine." }), 404, /comment/);
  expect((await send(student, "POST", `/me/feedback/${written.id}/read`)).status).toBe(204);
  expect((await send(student, "POST", answer, { text: "Thanks." })).status).toBe(204);
  expectProblem(await send(student, "POST", answer, { text: "Again." }), 409, /already answered/);
  const { body: listed } = await send(running.owner, "GET", `/sessions/${running.sessionId}/feedback`);
  expect(listed).toMatchObject([{ id: written.id, userId: student.id, answer: "Thanks.", read: expect.any(String) }]);
  const since = `/sessions/${running.sessionId}/feedback?since=${listed[0].number}`;
  expect((await send(running.owner, "GET", since)).body).toEqual([]);
  expectProblem(
    await send(running.owner, "DELETE", `/sessions/${running.sessionId}/feedback/${written.id}`),
    409,
    /answered/,
  );
});

test.each([
  ["no text", { text: " " }, "Text"],
  ["too long a text", { text: "a".repeat(4_001) }, "Text"],
  ["a text that can't be stored", { text: "a\u0000" }, "Text"],
  ["a moment before the flight", { text: "A.", moment: -1 }, "Moment"],
  ["a moment beyond all", { text: "A.", moment: 1e300 }, "Moment"],
  ["question 0", { text: "A.", question: 0 }, "Question"],
  ["a half question", { text: "A.", question: 1.5 }, "Question"],
  ["a question without an attempt", { text: "A.", question: 1 }, "Question"],
  ["an attempt that isn't an id", { text: "A.", attemptId: "1" }, "AttemptId"],
  ["an unknown field", { text: "A.", authorId: "1" }, "AuthorId"],
])("a comment with %s is refused at its field", async (_, body, field) => {
  const running = await addRunningClass(ctx, { students: 1 });
  const answer = await send(running.owner, "POST", pathOf(running), body);
  expectProblem(answer, 422, /./);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test("neither students nor instructors of other classes write or list comments of a class", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const foreign = await addRunningClass(ctx, { students: 1 });
  const list = `/sessions/${running.sessionId}/feedback`;
  expectProblem(await send(running.students[0], "POST", pathOf(running), { text: "Me." }), 403, /./);
  expectProblem(await send(running.students[0], "GET", list), 403, /./);
  expectProblem(await send(foreign.owner, "POST", pathOf(running), { text: "Hello." }), 404, /./);
  expectProblem(await send(foreign.owner, "GET", list), 404, /./);
  const { body } = await send(running.owner, "POST", pathOf(running), { text: "Mine." });
  expectProblem(await send(foreign.owner, "DELETE", `${list}/${body.id}`), 404, /./);
  expectProblem(await send(foreign.owner, "DELETE", `/sessions/${foreign.sessionId}/feedback/${body.id}`), 404, /./);
  expect((await send(running.owner, "DELETE", `${list}/${body.id}`)).status).toBe(204);
});
