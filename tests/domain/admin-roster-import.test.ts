import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import Papa from "papaparse";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import {
  auditEntries,
  classSessionStudents,
  courseMembers,
  courses,
  mailOutbox,
  rosterImports,
  users,
} from "~/db/schema";
import { setPasswordByUsername } from "~/domain/accounts/set-new-password";
import type { SignedInCtx } from "~/domain/context";
import { deleteCourse } from "~/domain/courses/delete-course";
import { checkRoster, nameColumns, readColumns } from "~/domain/roster/check-roster";
import { forgetRoster, importRoster } from "~/domain/roster/import-roster";
import { readRosterImport, rosterRowsOf } from "~/domain/roster/read-roster-import";
import { writeRosterReport } from "~/domain/roster/roster-report";
import { addCourse, addOrganization, addRunningClass, addUser, enterAs, unique } from "../support/builders";
import { later, testContext } from "../support/database";
import { firstOf, onlyOf } from "../support/tuples";

const ctx = await testContext();
const sysadmin = (await addUser(ctx, { role: "SystemAdmin" })).ctx;
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const secret = "a secret of the tests";
const device = { userAgent: "test", address: "" };

const check = (admin: SignedInCtx, lines: string[], organizationId = admin.actor.organizationId) =>
  checkRoster(admin, {
    bytes: new TextEncoder().encode(["userName,email,firstName,lastName,rankTitle,role,course", ...lines].join("\n")),
    fileName: "fall.csv",
    organizationId,
  });
const rowsOf = (admin: SignedInCtx, id: string) => rosterRowsOf(admin, id, { only: null, limit: 1_000, offset: 0 });
const outcomes = async (admin: SignedInCtx, id: string) => (await rowsOf(admin, id)).map(({ outcome }) => outcome);
const findByName = async (userName: string) =>
  (await ctx.db.select().from(users).where(eq(users.usernameKey, userName)))[0];
async function reportOf(admin: SignedInCtx, id: string) {
  let text = "";
  for await (const part of writeRosterReport(admin, id, secret)) text += part;
  return {
    text,
    rows: Papa.parse<Record<string, string>>(text.replace("\uFEFF", ""), { header: true, skipEmptyLines: true }).data,
  };
}

test("the dry run changes nothing; the import adds and enrols, and the report's code works", async () => {
  const running = await addRunningClass(ctx);
  const { name: course } = onlyOf(
    await ctx.db.select({ name: courses.name }).from(courses).where(eq(courses.id, running.id)),
  );
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const existing = await addUser(ctx, { organizationId: running.organizationId });
  const newcomer = unique("newcomer");
  const id = await check(admin.ctx, [
    `${newcomer},${newcomer}@example.org,Ada,=1+1,Capt,Instructor,${course}`,
    `${existing.userName},x@example.org,Other,Name,,,${course}`,
    "bad name,nothing,,,,,",
    `${running.students[0].userName},,,,,,${course}`,
  ]);
  expect(await outcomes(admin.ctx, id)).toEqual(["New", "Enrol", "Error", "Known"]);
  expect(await findByName(newcomer)).toBeUndefined();
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.courseId, running.id))).toBe(1);

  const progress: [number, number][] = [];
  await importRoster(admin.ctx, id, { site, secret, onProgress: (done, total) => void progress.push([done, total]) });
  expect(progress).toEqual([[4, 4]]);
  expect(await readRosterImport(admin.ctx, id)).toMatchObject({
    step: "done",
    counts: { New: 1, Enrol: 1, Known: 1, Error: 1 },
    joined: [{ course, people: 2 }],
  });
  const user = (await findByName(newcomer))!;
  expect(user).toMatchObject({
    roles: ["Instructor"],
    firstName: "Ada",
    lastName: "=1+1",
    rankTitle: "Capt",
    organizationId: running.organizationId,
    resetPasswordPending: true,
    passwordHash: null,
    lastJoinedClassSessionId: running.sessionId,
  });
  expect(await findByName(existing.userName)).toMatchObject({
    email: `${existing.userName}@example.org`,
    firstName: "",
  });
  for (const userId of [user.id, existing.id]) {
    expect(
      await ctx.db.$count(courseMembers, and(eq(courseMembers.courseId, running.id), eq(courseMembers.userId, userId))),
    ).toBe(1);
    expect(
      await ctx.db.$count(
        classSessionStudents,
        and(eq(classSessionStudents.classSessionId, running.sessionId), eq(classSessionStudents.userId, userId)),
      ),
    ).toBe(1);
  }
  const { rows } = await reportOf(admin.ctx, id);
  expect(rows.map((row) => [row.row, row.outcome, Boolean(row["one-time code"])])).toEqual([
    ["2", "New", true],
    ["3", "Enrol", false],
    ["4", "Error", false],
    ["5", "Known", false],
  ]);
  const code = rows[0]!["one-time code"]!;
  const mail = firstOf(
    await ctx.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, `${newcomer}@example.org`)),
  );
  expect(mail.textBody).toContain(`https://apsis.test/reset-password?username=${newcomer}&code=${code}`);
  expect(
    (await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id))).map(
      ({ action, actorName }) => [action, actorName],
    ),
  ).toEqual([["user.import", admin.userName]]);
  expect(
    await ctx.db.$count(auditEntries, and(eq(auditEntries.subjectId, id), eq(auditEntries.action, "roster.import"))),
  ).toBe(1);

  await setPasswordByUsername(
    ctx,
    {
      username: newcomer,
      password: "An0ther@Password",
      passwordConfirmation: "An0ther@Password",
      code: code.toLowerCase(),
    },
    null,
    device,
  );
  expect((await enterAs(ctx, newcomer, "An0ther@Password")).role).toBe("Instructor");
  expect((await reportOf(admin.ctx, id)).rows[0]!["one-time code"]).toBe("");
  await expect(importRoster(admin.ctx, id, { site, secret })).rejects.toMatchObject({
    code: "conflict",
    message: "This file has already been imported.",
  });
});

test("the import plans each row again, so interim changes affect only their rows", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const [one, two, three, four] = ["a", "b", "c", "d"].map(unique);
  const id = await check(
    admin.ctx,
    [one, two, three, four].map((name) => `${name},${name}@example.org,,,,,`),
  );
  expect(await outcomes(admin.ctx, id)).toEqual(["New", "New", "New", "New"]);
  await addUser(ctx, { userName: two, organizationId });
  await addUser(ctx, { userName: unique("late"), organizationId });
  await importRoster(admin.ctx, id, { site, secret });
  expect((await rowsOf(admin.ctx, id)).map(({ outcome, message }) => `${outcome} ${message}`)).toEqual([
    "New New user.",
    expect.stringMatching(/^Known Existing user/),
    "New New user.",
    "Error The user limit of 5 is reached.",
  ]);
  expect(await ctx.db.$count(users, and(eq(users.organizationId, organizationId), eq(users.enabled, true)))).toBe(5);
});

test("users without a course in their row join the roster's course, also after mapping columns", async () => {
  const running = await addRunningClass(ctx);
  const { id: courseId, organizationId } = running;
  const other = await addCourse(ctx, organizationId);
  const { name } = onlyOf(await ctx.db.select({ name: courses.name }).from(courses).where(eq(courses.id, other.id)));
  const admin = (await addUser(ctx, { role: "OrganizationAdmin", organizationId })).ctx;
  const coursesOf = async (userName: string) =>
    (
      await ctx.db
        .select({ id: courseMembers.courseId })
        .from(courseMembers)
        .where(eq(courseMembers.userId, (await findByName(userName))!.id))
    ).map(({ id }) => id);
  const upload = (text: string, into = courseId) =>
    checkRoster(admin, { bytes: new TextEncoder().encode(text), fileName: "c.csv", organizationId, courseId: into });

  const [into, elsewhere, unsure] = [unique("into"), unique("elsewhere"), unique("unsure")];
  const id = await upload(
    `userName,email,course\n${into},${into}@example.org,\n${elsewhere},${elsewhere}@example.org,${name}`,
  );
  expect((await rowsOf(admin, id)).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^New user, joins/),
    `New user, joins “${name}”.`,
  ]);
  await importRoster(admin, id, { site, secret });
  expect([await coursesOf(into), await coursesOf(elsewhere)]).toEqual([[courseId], [other.id]]);
  expect((await readRosterImport(admin, id)).courseName).not.toBeNull();

  const waiting = await upload(`who,where\n${unsure},${unsure}@example.org`);
  await nameColumns(admin, waiting, ["username", "email"]);
  await importRoster(admin, waiting, { site, secret });
  expect(await coursesOf(unsure)).toEqual([courseId]);

  const late = unique("late");
  const broken = await upload(
    `userName,email,course\n${late},${late}@example.org,\n${late}2,${late}2@example.org,${name}`,
  );
  await deleteCourse(sysadmin, courseId);
  await importRoster(admin, broken, { site, secret });
  expect((await rowsOf(admin, broken)).map(({ outcome, message }) => `${outcome} ${message}`)).toEqual([
    "Error The course of this file no longer exists.",
    `New New user, joins “${name}”.`,
  ]);
  expect(await forgetRoster(admin, broken)).toEqual({ courseId: null });

  const foreignCourse = await addCourse(ctx, await addOrganization(ctx));
  await expect(upload(`userName,email\nx,x@example.org`, foreignCourse.id)).rejects.toMatchObject({ code: "notFound" });
});

test("the report keeps unreadable rows and names unused columns", async () => {
  const name = unique("kept");
  const id = await checkRoster(sysadmin, {
    bytes: new TextEncoder().encode(
      `userName,email,Shoe\n${name},${name}@example.org,38\nx,"x@example.org,38\nz${name},z${name}@example.org,38`,
    ),
    fileName: "fall.csv",
    organizationId: null,
  });
  await importRoster(sysadmin, id, { site, secret });
  expect((await rowsOf(sysadmin, id)).map(({ position, outcome }) => [position, outcome])).toEqual([
    [2, "New"],
    [3, "Error"],
    [4, "New"],
  ]);
  expect((await rowsOf(sysadmin, id))[1]!.message).toContain("A quotation mark");
  expect(await readRosterImport(sysadmin, id)).toMatchObject({ step: "done", ignoredColumns: ["Shoe"] });
});

test("a file with unclear columns waits until its uploader maps them, once", async () => {
  const name = unique("mapped");
  const id = await checkRoster(sysadmin, {
    bytes: new TextEncoder().encode(`Handle,Reached at\n${name},${name}@example.org`),
    fileName: "fall.csv",
    organizationId: null,
  });
  expect(await readRosterImport(sysadmin, id)).toMatchObject({ step: "columns", counts: { New: 0 } });
  await expect(importRoster(sysadmin, id, { site, secret })).rejects.toMatchObject({ code: "conflict" });
  expect((await readColumns(sysadmin, id)).map(({ head, field }) => [head, field])).toEqual([
    ["Handle", null],
    ["Reached at", "email"],
  ]);
  const other = await addUser(ctx, { role: "SystemAdmin" });
  await expect(nameColumns(other.ctx, id, ["username", "email"])).rejects.toMatchObject({ code: "notFound" });
  await expect(nameColumns(sysadmin, id, [null, "email"])).rejects.toThrow(
    "Choose the column that contains “userName”.",
  );
  await expect(nameColumns(sysadmin, id, ["username", "email", "email"])).rejects.toThrow("one column for “email”");
  await nameColumns(sysadmin, id, ["username", "email"]);
  await expect(nameColumns(sysadmin, id, ["username", "email"])).rejects.toMatchObject({ code: "conflict" });
  await importRoster(sysadmin, id, { site, secret });
  expect(await findByName(name)).toMatchObject({ email: `${name}@example.org` });
});

test("a file whose check is interrupted still waits for its columns and stores no rows", async () => {
  const name = unique("broken");
  const lines = Array.from({ length: 150 }, (_, at) => `${name}-${at},${name}-${at}@example.org`);
  const bytes = new TextEncoder().encode(["Handle,Reached at", ...lines].join("\n"));
  const id = await checkRoster(sysadmin, { bytes, fileName: "long.csv", organizationId: null });
  await ctx.db.execute(sql`alter table roster_rows add constraint broken_off check (position < 120) not valid`);
  await expect(nameColumns(sysadmin, id, ["username", "email"])).rejects.toThrow();
  await ctx.db.execute(sql`alter table roster_rows drop constraint broken_off`);
  expect(await rowsOf(sysadmin, id)).toEqual([]);
  await nameColumns(sysadmin, id, ["username", "email"]);
  expect(await readRosterImport(sysadmin, id)).toMatchObject({ step: "checked", counts: { New: 150 } });
});

test("a user of another organization is never enrolled or moved, by any field", async () => {
  const running = await addRunningClass(ctx);
  const { name: course } = onlyOf(
    await ctx.db.select({ name: courses.name }).from(courses).where(eq(courses.id, running.id)),
  );
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const id = await check(
    sysadmin,
    [
      `${stranger.userName},${stranger.userName}@example.org,,,,,${course}`,
      `fresh-name,${stranger.userName}@example.org,,,,,${course}`,
    ],
    running.organizationId,
  );
  await importRoster(sysadmin, id, { site, secret });
  expect(await outcomes(sysadmin, id)).toEqual(["Error", "Error"]);
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.userId, stranger.id))).toBe(0);
});

test("importing one file twice at once adds each user once", async () => {
  const people = Array.from({ length: 30 }, () => unique("twin"));
  const id = await check(
    sysadmin,
    people.map((name) => `${name},${name}@example.org,,,,,`),
  );
  const second = await check(
    sysadmin,
    people.map((name) => `${name},${name}@example.org,,,,,`),
  );
  const results = await Promise.allSettled([
    importRoster(sysadmin, id, { site, secret }),
    importRoster(sysadmin, id, { site, secret }),
    importRoster(sysadmin, second, { site, secret }),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled").length).toBe(2);
  expect(await ctx.db.$count(users, inArray(users.usernameKey, people))).toBe(30);
  expect(
    await ctx.db.$count(
      mailOutbox,
      inArray(
        mailOutbox.recipient,
        people.map((name) => `${name}@example.org`),
      ),
    ),
  ).toBe(30);
});

test("10,000 bad rows are 10,000 clear errors, and 1,200 good ones take several statements", async () => {
  const bad = Array.from({ length: 10_000 }, (_, n) => `bad name ${n},nothing,,,,Emperor,Nowhere`);
  const good = Array.from({ length: 1_200 }, (_, n) => `crowd${n},crowd${n}@example.org,,,,,`);
  const id = await check(sysadmin, [...bad, ...good]);
  const progress: number[] = [];
  await importRoster(sysadmin, id, { site, secret, onProgress: (done) => void progress.push(done) });
  expect(progress.length).toBeGreaterThan(3);
  expect((await readRosterImport(sysadmin, id)).counts).toEqual({ New: 1_200, Enrol: 0, Known: 0, Error: 10_000 });
  expect(await ctx.db.$count(users, sql`${users.usernameKey} like 'crowd%'`)).toBe(1_200);
  const { rows } = await reportOf(sysadmin, id);
  expect(rows.length).toBe(11_200);
  expect(new Set(rows.map((row) => row["one-time code"]).filter(Boolean)).size).toBe(1_200);
});

test("a spreadsheet never runs cells of the report as formulas", async () => {
  const id = await check(sysadmin, ["=HYPERLINK(1),+1@example.org,,,,,", "@sum,-1@example.org,,,,,"]);
  const { text } = await reportOf(sysadmin, id);
  expect(text.startsWith("\uFEFFrow,userName,email,outcome,message,one-time code\r\n")).toBe(true);
  for (const line of text.trim().split("\r\n").slice(1))
    for (const cell of line.split(",")) expect(cell).not.toMatch(/^"?[=+\-@]/);
});

test("a checked file is visible only to its uploader, and is deleted on demand or in time", async () => {
  const id = await check(sysadmin, ["somebody,somebody@example.org,,,,,"]);
  const other = await addUser(ctx, { role: "SystemAdmin" });
  for (const reader of [other.ctx, later(sysadmin, 121)]) {
    await expect(readRosterImport(reader, id)).rejects.toMatchObject({ code: "notFound" });
    await expect(importRoster(reader, id, { site, secret })).rejects.toMatchObject({ code: "notFound" });
  }
  await forgetRoster(sysadmin, id);
  expect(await ctx.db.$count(rosterImports, eq(rosterImports.id, id))).toBe(0);
});

test("administrators import into their organization, instructors into a course, students never", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  await expect(check(admin.ctx, ["x,y,,,,,"], await addOrganization(ctx))).rejects.toMatchObject({ code: "notFound" });
  await expect(check(admin.ctx, ["x,y,,,,,"], null)).rejects.toMatchObject({ code: "notFound" });
  await expect(check((await addUser(ctx, { role: "User", organizationId })).ctx, ["x,y,,,,,"])).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(
    check((await addUser(ctx, { role: "Instructor", organizationId })).ctx, ["x,y,,,,,"]),
  ).rejects.toMatchObject({ code: "invalid" });
  await expect(check(sysadmin, ["x,y,,,,,"], uuid())).rejects.toMatchObject({ code: "notFound" });
});

/** Breaks the connection after so many rows of the import, like a crash. */
const breakOff = (admin: SignedInCtx, id: string, after: number) =>
  importRoster(admin, id, {
    site,
    secret,
    onProgress: (done) => {
      if (done >= after) throw new Error("crashed");
    },
  });

test("an import works in steps and lets other requests through between them", async () => {
  const people = Array.from({ length: 2_000 }, (_, n) => `step${n},step${n}@example.org,,,,,`);
  let isOver = false;
  let queries = 0;
  const others = async () => {
    // Each waits for a turn of the event loop, as a request does.
    for (; !isOver; queries++) await nextTurn().then(() => ctx.db.execute(sql`select 1`));
    return queries;
  };
  const served = others();
  const id = await check(sysadmin, people);
  const whileChecked = queries;
  await importRoster(sysadmin, id, { site, secret });
  isOver = true;
  // The check has twenty parts, the import eighty steps.
  expect([whileChecked >= 20, (await served) - whileChecked >= 80]).toEqual([true, true]);
  expect(await ctx.db.$count(users, sql`${users.usernameKey} like 'step%'`)).toBe(2_000);
});

test("an interrupted import resumes as the same import", async () => {
  const running = await addRunningClass(ctx, { organizationId: await addOrganization(ctx, { userLimit: 1_000 }) });
  const { name: course } = onlyOf(
    await ctx.db.select({ name: courses.name }).from(courses).where(eq(courses.id, running.id)),
  );
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const lines = Array.from({ length: 250 }, (_, n) => `again${n},again${n}@example.org,,,,,`);
  const id = await check(admin, [
    ...lines,
    `again3,again3@example.org,,,,,${course}`,
    "again5,again5@example.org,,,,,",
  ]);
  const plannedRows = await rowsOf(admin, id);
  await expect(breakOff(admin, id, 200)).rejects.toThrow("crashed");
  expect(await readRosterImport(admin, id)).toMatchObject({ step: "checked", doneTo: 201 });
  expect(await ctx.db.$count(users, sql`${users.usernameKey} like 'again%'`)).toBe(200);
  await importRoster(admin, id, { site, secret });
  const outcomesOf = (rows: typeof plannedRows) => rows.map(({ outcome, message }) => `${outcome} ${message}`);
  expect(outcomesOf(await rowsOf(admin, id))).toEqual(outcomesOf(plannedRows));
  expect(plannedRows.slice(-2).map(({ message }) => message)).toEqual([
    `The new user of row 5 joins “${course}”.`,
    "Same user as row 7.",
  ]);
  expect(await ctx.db.$count(users, sql`${users.usernameKey} like 'again%'`)).toBe(250);
  expect(await ctx.db.$count(mailOutbox, sql`${mailOutbox.recipient} like 'again%'`)).toBe(250);
  const { rows } = await reportOf(admin, id);
  expect(rows.filter((row) => row["one-time code"]).length).toBe(250);
  await expect(importRoster(admin, id, { site, secret })).rejects.toMatchObject({ code: "conflict" });
});
