// A roster that enrols students of another running class names them first, as Add Members does.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRunningClass, addUser, testPassword, unique, type Person } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";
import { courses, users } from "../support/tables";

const ctx = await testApi();

/** A student of a running class, and a colleague's running class whose roster names the student. */
async function addMove() {
  const first = await addRunningClass(ctx);
  const [student] = first.students;
  const second = await addRunningClass(ctx, { organizationId: first.organizationId, students: 0 });
  const [course] = await ctx.db.select({ name: courses.name }).from(courses).where(eq(courses.id, first.id));
  const newcomer = unique("newcomer");
  const roster = `userName,email\n${student.userName},\n${newcomer},${newcomer}@example.org\n`;
  const classOf = async () =>
    (await ctx.db.select({ id: users.lastJoinedClassSessionId }).from(users).where(eq(users.id, student.id)))[0]?.id;
  return { first, second, student, newcomer, roster, courseName: course?.name ?? "", classOf };
}

test("the check names students of another running class, and the import needs consent", async () => {
  const { first, second, student, roster, courseName, classOf } = await addMove();
  const token = await tokenOf(second.owner);
  const check = await call("POST", `/users/rosters?courseId=${second.id}`, { token, text: roster });
  expect(check).toMatchObject({
    status: 201,
    body: {
      counts: { Enrol: 1, New: 1 },
      movesFromOtherClasses: { people: 1, first: [{ userName: student.userName, course: courseName }] },
    },
  });
  const path = `/users/rosters/${check.body.id}`;
  await withNothingWritten(ctx, async () => {
    const sentence = `1 user is in another running class: ${student.userName} (${courseName}).`;
    expectProblem(
      await call("POST", `${path}/import`, { token }),
      409,
      new RegExp(sentence.replace(/[().]/g, "\\$&")),
      {
        MovesFromOtherClasses: [expect.stringContaining(sentence)],
      },
    );
    const invalidConsent = { token, body: { movesFromOtherClasses: "yes" } };
    expectProblem(await call("POST", `${path}/import`, invalidConsent), 422, /./);
  });
  expect(await classOf()).toBe(first.sessionId);
  const done = await call("POST", `${path}/import`, { token, body: { movesFromOtherClasses: true } });
  expect(done).toMatchObject({
    status: 200,
    body: { isDone: true, counts: { Enrol: 1, New: 1 }, movesFromOtherClasses: { people: 0, first: [] } },
  });
  expect(await classOf()).toBe(second.sessionId);
});

test("current members and students of ended classes need no consent", async () => {
  const { first, second, student, roster } = await addMove();
  const token = await tokenOf(second.owner);
  expect(
    (await call("DELETE", `/groups/${first.id}/activesession`, { token: await tokenOf(first.owner) })).status,
  ).toBe(204);
  const check = await call("POST", `/users/rosters?courseId=${second.id}`, { token, text: roster });
  expect(check.body.movesFromOtherClasses).toEqual({ people: 0, first: [] });
  expect(await call("POST", `/users/rosters/${check.body.id}/import`, { token })).toMatchObject({ status: 200 });
  const third = await addRunningClass(ctx, { organizationId: first.organizationId, students: 0 });
  const people = { people: [student.userName], movesFromOtherClasses: true };
  const addition = await call("POST", `/groups/${third.id}/members`, {
    token: await tokenOf(third.owner),
    body: people,
  });
  expect(addition.body).toMatchObject({ added: 1 });
  const secondCheck = await call("POST", `/users/rosters?courseId=${second.id}`, { token, text: roster });
  expect(secondCheck.body).toMatchObject({ counts: { Known: 2 }, movesFromOtherClasses: { people: 0 } });
});

const cookieOf = (person: Person) => cookiesOf(apiUrl(), person.userName, testPassword);

test("without scripts the pages name them, and import only with the box checked", async () => {
  const { first, second, student, roster, courseName, classOf } = await addMove();
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: first.organizationId });
  for (const [base, person] of [
    ["/instructor/import", second.owner],
    ["/admin/users/import", admin],
  ] as const) {
    const cookie = await cookieOf(person);
    const post = (path: string, body: string | FormData) =>
      ask(path, {
        method: "POST",
        body,
        headers: {
          cookie,
          origin: apiUrl(),
          ...(typeof body === "string" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
        },
      });
    const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
    const form = new FormData();
    form.set("courseId", second.id);
    form.set("organizationId", first.organizationId);
    form.set("file", new File([roster], "fall.csv"));
    const address = (await post(base, form)).headers.get("location") ?? "";
    const pageText = await textOf(await ask(address, { headers: { cookie } }));
    expect(pageText).toContain("1 student is in another running class");
    expect(pageText).toMatch(new RegExp(`${student.userName}</bdi> <span[^>]*>\\(<bdi>${courseName}</bdi>\\)`));
    expect(pageText).toMatch(/<input form="import-roster"[^>]*name="movesFromOtherClasses"/);
    const id = new URL(address, apiUrl()).searchParams.get("id") ?? "";
    const refusal = await post(address, `intent=import&id=${id}`);
    expect([refusal.status, await textOf(refusal)]).toEqual([
      409,
      expect.stringContaining("Check the box to move them, or remove their rows from the file."),
    ]);
    const streamed = await textOf(await post(`${base}/run`, `intent=import&id=${id}`));
    expect(streamed).toContain(`1 user is in another running class: ${student.userName} (${courseName}).`);
    expect(await classOf()).toBe(first.sessionId);
    if (person === admin) {
      await post(address, `intent=import&id=${id}&movesFromOtherClasses=on`);
      expect(await classOf()).toBe(second.sessionId);
    }
  }
});
