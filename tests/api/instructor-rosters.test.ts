// Rosters of instructors: students only, into their own courses, if their organization allows it.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCourse, addRunningClass, addUser, testPassword, unique, type Person } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, call, expectProblem, testApi, tokenOf, withNothingWritten } from "../support/rest-api";
import { auditEntries, courses, organizations } from "../support/tables";

const ctx = await testApi();

const setAllowed = (organizationId: string, allowsRosters: boolean) =>
  ctx.db.update(organizations).set({ allowsRosters }).where(eq(organizations.id, organizationId));
const send = (token: string, text: string, courseId?: string) =>
  call("POST", `/users/rosters${courseId ? `?courseId=${courseId}` : ""}`, { token, text });
const rosterOf = (...names: string[]) =>
  `userName,email\n${names.map((name) => `${name},${name}@example.org\n`).join("")}`;

test("an instructor imports students into a course, reads the report, and undoes the import", async () => {
  const { id: courseId, owner } = await addRunningClass(ctx);
  const token = await tokenOf(owner);
  const [student, teacher] = [unique("student"), unique("teacher")];
  const text = `userName,email,role\n${student},${student}@example.org,\n${teacher},${teacher}@example.org,Instructor\n`;
  const check = await send(token, text, courseId);
  expect(check).toMatchObject({ status: 201, body: { counts: { New: 1, Error: 1 } } });
  const path = `/users/rosters/${check.body.id}`;
  const rows = await call("GET", `${path}/rows?outcome=Error`, { token });
  expect(rows.body).toMatchObject([{ userName: teacher, message: expect.stringMatching(/can add students only/) }]);
  const [first, second] = await Promise.all([
    call("POST", `${path}/import`, { token }),
    call("POST", `${path}/import`, { token }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const members = async () => (await call("GET", `/groups/${courseId}`, { token })).body.memberIds.length;
  expect(await members()).toBe(2);
  const report = await call("GET", `${path}/report`, { token });
  expect(report.body).toMatch(new RegExp(`${student},.*,New,.*,\\w{4}-`));
  const undone = await call("POST", `${path}/undo`, { token });
  expect(undone).toMatchObject({ status: 200, body: { takenBackAt: expect.any(String) } });
  expect(await members()).toBe(1);
  const audited = await ctx.db.select().from(auditEntries).where(eq(auditEntries.actorId, owner.id));
  expect(audited.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["roster.import", "user.import", "roster.takeBack"]),
  );
});

test("without a course of the instructor's own, nothing is checked", async () => {
  const { organizationId, owner } = await addCourse(ctx);
  const token = await tokenOf(owner);
  const colleague = await addCourse(ctx, organizationId);
  const foreignCourse = await addCourse(ctx);
  const student = await tokenOf(await addUser(ctx, { organizationId }));
  await withNothingWritten(ctx, async () => {
    const text = rosterOf(unique("nobody"));
    expectProblem(await send(token, text), 422, /./, { CourseId: ["Choose one of your courses."] });
    expectProblem(await send(token, text, colleague.id), 404, /course was not found/);
    expectProblem(await send(token, text, foreignCourse.id), 404, /course was not found/);
    expectProblem(await send(student, text, colleague.id), 403, /permission/);
  });
});

test("a row that names a colleague's course is refused with the reason", async () => {
  const { id, organizationId, owner } = await addCourse(ctx);
  const colleague = await addCourse(ctx, organizationId);
  const name = unique("Orbits");
  await ctx.db.update(courses).set({ name }).where(eq(courses.id, colleague.id));
  const token = await tokenOf(owner);
  const student = unique("student");
  const text = `userName,email,course\n${student},${student}@example.org,${name}\n`;
  const { body } = await send(token, text, id);
  const rows = await call("GET", `/users/rosters/${body.id}/rows`, { token });
  expect(rows.body).toMatchObject([
    { outcome: "Error", message: `You don't have a course “${name}” in this organization.` },
  ]);
});

test("an import stops once the course changes hands or the organization forbids it", async () => {
  const { id, organizationId, owner } = await addCourse(ctx);
  const token = await tokenOf(owner);
  const { body } = await send(token, rosterOf(unique("late")), id);
  await setAllowed(organizationId, false);
  expectProblem(
    await call("POST", `/users/rosters/${body.id}/import`, { token }),
    403,
    /let instructors import rosters/,
  );
  expectProblem(await send(token, rosterOf(unique("late")), id), 403, /let instructors import rosters/);
  await setAllowed(organizationId, true);
  const { owner: heir } = await addCourse(ctx, organizationId);
  await ctx.db.update(courses).set({ ownerId: heir.id }).where(eq(courses.id, id));
  expectProblem(await call("POST", `/users/rosters/${body.id}/import`, { token }), 404, /was not found/);
});

test("undoing an import spares students who have joined another instructor's course", async () => {
  const { id, organizationId, owner } = await addCourse(ctx);
  const colleague = await addCourse(ctx, organizationId);
  const token = await tokenOf(owner);
  const [one, two] = [unique("one"), unique("two")];
  const { body } = await send(token, rosterOf(one, two), id);
  await call("POST", `/users/rosters/${body.id}/import`, { token });
  const people = { body: { people: [one] }, token: await tokenOf(colleague.owner) };
  expect(await call("POST", `/groups/${colleague.id}/members`, people)).toMatchObject({ body: { added: 1 } });
  const undone = await call("POST", `/users/rosters/${body.id}/undo`, { token });
  expect(undone).toMatchObject({ status: 200 });
  const rows = await call("GET", `/users/rosters/${body.id}/rows`, { token });
  expect(rows.body).toMatchObject([
    { userName: one, leftAlone: "Is a member of someone else's course." },
    { userName: two, isTakenBack: true },
  ]);
});

test("unknown members are listed while the others are added", async () => {
  const { id, organizationId, owner } = await addCourse(ctx);
  const { userName } = await addUser(ctx, { organizationId });
  const token = await tokenOf(owner);
  const body = { people: [userName, "nobody-here"] };
  const added = await call("POST", `/groups/${id}/members`, { token, body });
  expect(added).toMatchObject({ status: 200, body: { added: 1, unknown: ["nobody-here"] } });
});

const cookieOf = (person: Person) => cookiesOf(apiUrl(), person.userName, testPassword);
const read = async (path: string, cookie: string) => {
  const answer = await ask(path, { headers: { cookie } });
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
};
const post = (path: string, cookie: string, body: string | FormData) =>
  ask(path, {
    method: "POST",
    body,
    headers: {
      cookie,
      origin: apiUrl(),
      ...(typeof body === "string" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
  });
const fileOf = (text: string, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new File([text], "fall.csv"));
  return form;
};

test("without scripts an instructor imports on pages of their own area", async () => {
  const { id: courseId, organizationId, owner } = await addCourse(ctx);
  const cookie = await cookieOf(owner);
  const course = await read(`/instructor/courses/${courseId}`, cookie);
  expect(course.html).toContain(`href="/instructor/import?courseId=${courseId}"`);
  expect((await read(`/instructor/courses/${courseId}?dialog=add`, cookie)).html).toContain("Import a roster");
  expect((await read("/instructor/courses", cookie)).html).toContain(
    "Courses are created by your organization&#x27;s administrators.",
  );
  const form = await read(`/instructor/import?courseId=${courseId}`, cookie);
  expect(form.html).toContain("All new users become students");
  const check = await post(
    "/instructor/import",
    cookie,
    fileOf(rosterOf(unique("page")), { courseId, organizationId }),
  );
  const address = check.headers.get("location") ?? "";
  expect([check.status, address]).toEqual([302, expect.stringMatching(/^\/instructor\/import\?id=/)]);
  const preview = await read(address, cookie);
  expect(preview.html).toContain("Nothing has been changed yet.");
  const id = new URL(address, apiUrl()).searchParams.get("id") ?? "";
  const imported = await post("/instructor/import", cookie, `intent=import&id=${id}`);
  expect(imported.headers.get("location")).toBe(address);
  const done = await read(address, cookie);
  expect(done.html).toContain("1 user was added");
  expect(done.html).toContain(`/instructor/courses/${courseId}`);
  expect(done.html.slice(done.html.indexOf("<main"))).not.toContain("/admin/");
  expect((await read(`/instructor/import/report?id=${id}`, cookie)).html).toContain("one-time code");
});

test("an administrator turns imports off; instructors then see no button but a contact", async () => {
  const { id: courseId, organizationId, owner } = await addCourse(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const [cookie, adminCookie] = [await cookieOf(owner), await cookieOf(admin)];
  const label = "Instructors can import rosters into their own courses";
  expect((await read("/admin/users/import", adminCookie)).html).toContain(label);
  const off = await post("/admin/users/import", adminCookie, "intent=allow");
  expect(off.headers.get("location")).toBe("/admin/users/import");
  const sentence = "or to let instructors import rosters.";
  const course = await read(`/instructor/courses/${courseId}?dialog=add`, cookie);
  expect(course.html).toContain(sentence);
  expect(course.html).not.toContain("/instructor/import");
  expect((await read(`/instructor/import?courseId=${courseId}`, cookie)).html).toContain(sentence);
  expect((await post("/instructor/import", cookie, "intent=allow&allowsRosters=on")).status).not.toBe(200);
  const [stored] = await ctx.db.select().from(organizations).where(eq(organizations.id, organizationId));
  expect(stored?.allowsRosters).toBe(false);
  const audited = await ctx.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.id));
  expect(audited.map(({ action }) => action)).toContain("organization.rosters");
  const sysadmin = await cookieOf(await addUser(ctx, { role: "SystemAdmin" }));
  const settings = `/admin/organizations?dialog=curriculum&id=${organizationId}`;
  expect((await read(settings, sysadmin)).html).toContain(label);
  await post(settings, sysadmin, `intent=rosters&id=${organizationId}&allowsRosters=on`);
  expect((await read(`/instructor/courses/${courseId}`, cookie)).html).toContain("/instructor/import");
});

test("the sidebar beside the import shows the course of the import", async () => {
  const otherClass = await addRunningClass(ctx);
  const target = await addRunningClass(ctx, { organizationId: otherClass.organizationId });
  const { owner } = otherClass;
  await ctx.db.update(courses).set({ ownerId: owner.id }).where(eq(courses.id, target.id));
  const cookie = await cookieOf(owner);
  const check = await post(
    "/instructor/import",
    cookie,
    fileOf(rosterOf(unique("side")), { courseId: target.id, organizationId: target.organizationId }),
  );
  for (const path of [`/instructor/import?courseId=${target.id}`, check.headers.get("location") ?? ""]) {
    const { html } = await read(path, cookie);
    expect(/<option value="([\w-]{36})" selected=""/.exec(html)?.[1]).toBe(target.id);
    const main = html.slice(0, html.indexOf("</main>"));
    expect([main.includes(target.code), main.includes(otherClass.code)]).toEqual([true, false]);
  }
});
