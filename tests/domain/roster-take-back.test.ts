// What an import confirms before it begins, and how a whole import is undone.
import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, classSessionStudents, courseMembers, mailOutbox, users } from "~/db/schema";
import { changeOrganization } from "~/domain/accounts/change-organization";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { describeChange } from "~/domain/audit/change-text";
import type { SignedInCtx } from "~/domain/context";
import { checkRoster } from "~/domain/roster/check-roster";
import { confirmAdmins } from "~/domain/roster/confirm-admins";
import { forgetRoster, importRoster } from "~/domain/roster/import-roster";
import { listUndoableImports, readRosterImport, rosterRowsOf } from "~/domain/roster/read-roster-import";
import { takeBackRoster } from "~/domain/roster/take-back-roster";
import { addOrganization, addRunningClass, addUser, actAs, attemptOf, unique } from "../support/builders";
import { later, testContext } from "../support/database";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const sysadmin = (await addUser(ctx, { role: "SystemAdmin" })).ctx;
const means = {
  site: { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" },
  secret: "a secret of the tests",
};
const day = 24 * 60;

const check = (admin: SignedInCtx, lines: string[], organizationId: string | null, courseId: string | null = null) =>
  checkRoster(admin, {
    bytes: new TextEncoder().encode(["userName,email,firstName,lastName,rankTitle,role,course", ...lines].join("\n")),
    fileName: "fall.csv",
    organizationId,
    courseId,
  });
const lineOf = (name: string, role = "") => `${name},${name}@example.org,,,,${role},`;
const rowsOf = (admin: SignedInCtx, id: string) => rosterRowsOf(admin, id, { only: null, limit: 1_000, offset: 0 });
const countUsers = (names: string[]) => ctx.db.$count(users, inArray(users.usernameKey, names));
const idOf = async (name: string) =>
  onlyOf(await ctx.db.select({ id: users.id }).from(users).where(eq(users.usernameKey, name))).id;
const changesOf = async (subjectId: string) =>
  (await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId))).map((entry) =>
    describeChange({ ...entry, actorName: "Ada" }),
  );

test("a row that makes a system administrator is marked, must be confirmed, and is audited", async () => {
  const [chief, second, student] = [unique("chief"), unique("second"), unique("student")];
  const lines = [lineOf(chief, "SystemAdmin"), lineOf(second, "sysadmin"), lineOf(student)];
  const id = await check(sysadmin, lines, null);
  expect((await rowsOf(sysadmin, id)).map(({ makesAdmin, message }) => [makesAdmin, message])).toEqual([
    [true, "New system administrator."],
    [true, "New system administrator."],
    [false, "New user."],
  ]);
  expect((await readRosterImport(sysadmin, id)).newAdmins.map(({ username }) => username)).toEqual([chief, second]);

  const refusal = { code: "invalid", errors: { systemAdministrators: [expect.stringContaining(second)] } };
  await expect(importRoster(sysadmin, id, means)).rejects.toMatchObject(refusal);
  await expect(confirmAdmins(sysadmin, id, [chief])).rejects.toMatchObject(refusal);
  expect(await countUsers([chief, second, student])).toBe(0);

  await confirmAdmins(sysadmin, id, [chief.toUpperCase(), second, "nobody"]);
  await importRoster(sysadmin, id, means);
  expect(await changesOf(await idOf(chief))).toEqual([`Ada added ${chief} from a roster as SystemAdmin`]);
  expect(await changesOf(await idOf(student))).toEqual([`Ada added ${student} from a roster`]);
});

test("an unconfirmed system administrator is left out, even if only the import causes it", async () => {
  const existingUser = await addUser(ctx);
  const id = await check(sysadmin, [lineOf(existingUser.userName, "SystemAdmin")], null);
  expect((await readRosterImport(sysadmin, id)).counts).toMatchObject({ New: 0, Known: 1 });
  await ctx.db.delete(users).where(eq(users.id, existingUser.id));
  await importRoster(sysadmin, id, means);
  expect(await rowsOf(sysadmin, id)).toMatchObject([
    { outcome: "Error", message: "Wasn't confirmed as a system administrator." },
  ]);
  expect(await countUsers([existingUser.userName])).toBe(0);
});

test("a roster adds at most 20 system administrators, over all parts", async () => {
  const names = Array.from({ length: 121 }, () => unique("admin"));
  const id = await check(
    sysadmin,
    names.map((name, at) => lineOf(name, at % 6 === 0 ? "SystemAdmin" : "")),
    null,
  );
  const { newAdmins, counts } = await readRosterImport(sysadmin, id);
  expect([newAdmins.length, counts.Error]).toEqual([20, 1]);
  expect((await rowsOf(sysadmin, id)).at(-1)?.message).toBe("One roster can add at most 20 system administrators.");
});

test("the seats that a file needs are known before the import", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const names = Array.from({ length: 6 }, () => unique("seat"));
  const id = await check(admin, [...names.map((name) => lineOf(name)), "bad name,x,,,,,"], organizationId);
  const seats = { limit: 5, free: 4, lacking: 2 };
  expect(await readRosterImport(admin, id)).toMatchObject({ seats, counts: { New: 4, Error: 3 } });
});

test("a running import says so; long silence marks it as interrupted", async () => {
  const names = Array.from({ length: 60 }, () => unique("run"));
  const id = await check(
    sysadmin,
    names.map((name) => lineOf(name)),
    null,
  );
  const progress: object[] = [];
  const onProgress = async () => {
    const { isRunning, rowsDone, mayTakeBack } = await readRosterImport(sysadmin, id);
    progress.push({ isRunning, rowsDone, mayTakeBack });
    if (progress.length === 1)
      await expect(forgetRoster(sysadmin, id)).rejects.toMatchObject({ code: "conflict", message: /is running/ });
    if (progress.length === 2) throw new Error("crashed");
  };
  await expect(importRoster(sysadmin, id, { ...means, onProgress })).rejects.toThrow("crashed");
  expect(progress).toEqual([
    { isRunning: true, rowsDone: 25, mayTakeBack: false },
    { isRunning: true, rowsDone: 50, mayTakeBack: false },
  ]);
  expect(await readRosterImport(later(sysadmin, 1), id)).toMatchObject({ isRunning: false, step: "checked" });
  await importRoster(later(sysadmin, 1), id, means);
  expect(await readRosterImport(sysadmin, id)).toMatchObject({ isRunning: false, step: "done", rowsDone: 60 });
});

test("undoing an import removes new users without attempts and enrolments without plays", async () => {
  const course = await addRunningClass(ctx, { students: 0 });
  const before = await addRunningClass<1>(ctx, { organizationId: course.organizationId, students: 1 });
  const [early] = before.students;
  const { organizationId } = course;
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const [keen, movedUser] = [await addUser(ctx, { organizationId }), unique("moved")];
  const [newName, player] = [unique("gone"), unique("player")];
  const lines = [newName, player, movedUser, early.userName, keen.userName].map((name) => lineOf(name));
  const id = await check(admin, lines, organizationId, course.id);
  await importRoster(admin, id, { ...means, movesFromOtherClasses: true });
  const playerId = await idOf(player);
  const play = (userId: string, name: string) =>
    recordAttempt(
      later(actAs(ctx, userId, name, "User", organizationId), 5),
      attemptOf(course.lesson, course.sessionId),
    );
  await play(playerId, player);
  await play(keen.id, keen.userName);
  await changeOrganization(sysadmin, await idOf(movedUser), await addOrganization(ctx));
  expect((await listUndoableImports(admin)).map((each) => [each.id, each.people])).toEqual([[id, 3]]);

  const goneId = await idOf(newName);
  await takeBackRoster(later(admin, 6 * day), id);
  expect(await readRosterImport(later(admin, 6 * day), id)).toMatchObject({
    step: "takenBack",
    mayTakeBack: false,
    deleted: 1,
    leftAlone: [
      { username: player, reason: "Has attempts." },
      { username: movedUser, reason: "Now belongs to another organization." },
      { username: keen.userName, reason: "Has played in the course in the meantime." },
    ],
  });
  expect(await countUsers([newName, player, movedUser])).toBe(2);
  expect(await ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, `${newName}@example.org`))).toBe(0);
  expect(await changesOf(goneId)).toEqual([
    `Ada added ${newName} from a roster`,
    `Ada deleted ${newName} by undoing an import`,
  ]);
  expect((await changesOf(id)).at(-1)).toBe("Ada undid the import of fall.csv: 1 user deleted");
  const members = await ctx.db
    .select({ id: courseMembers.userId })
    .from(courseMembers)
    .where(eq(courseMembers.courseId, course.id));
  expect(members.map((member) => member.id).sort()).toEqual([playerId, keen.id].sort());
  const inClass = and(
    eq(classSessionStudents.classSessionId, course.sessionId),
    eq(classSessionStudents.userId, early.id),
  );
  expect(await ctx.db.$count(classSessionStudents, inClass)).toBe(0);
  const [restored] = await ctx.db
    .select({ classId: users.lastJoinedClassSessionId })
    .from(users)
    .where(eq(users.id, early.id));
  expect(restored?.classId).toBe(before.sessionId);
  expect(await listUndoableImports(admin)).toEqual([]);

  await expect(takeBackRoster(admin, id)).rejects.toMatchObject({ message: "This import has already been undone." });
  await expect(importRoster(admin, id, means)).rejects.toMatchObject({ code: "conflict" });
});

test("only its uploader can undo an import, within seven days, and after its first change", async () => {
  const name = unique("week");
  const id = await check(sysadmin, [lineOf(name)], null);
  await expect(takeBackRoster(sysadmin, id)).rejects.toMatchObject({ code: "conflict", message: /hasn't changed/ });
  await importRoster(sysadmin, id, means);
  const other = (await addUser(ctx, { role: "SystemAdmin" })).ctx;
  for (const by of [other, later(sysadmin, 7 * day + 1)])
    await expect(takeBackRoster(by, id)).rejects.toMatchObject({ code: "notFound" });
  expect(await countUsers([name])).toBe(1);
});

test("an interrupted undo resumes, two at once undo once, and interrupted imports can be undone", async () => {
  const names = Array.from({ length: 120 }, () => unique("twice"));
  const id = await check(
    sysadmin,
    names.map((name) => lineOf(name)),
    null,
  );
  const crashAt = (after: number) => (done: number) => {
    if (done >= after) throw new Error("crashed");
  };
  await expect(importRoster(sysadmin, id, { ...means, onProgress: crashAt(100) })).rejects.toThrow("crashed");
  const soon = later(sysadmin, 1);
  await expect(takeBackRoster(soon, id, { onProgress: crashAt(50) })).rejects.toThrow("crashed");
  expect(await countUsers(names)).toBe(50);
  await expect(importRoster(later(sysadmin, 2), id, means)).rejects.toMatchObject({ code: "conflict" });
  const results = await Promise.allSettled([
    takeBackRoster(later(sysadmin, 2), id),
    takeBackRoster(later(sysadmin, 2), id),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  expect(await countUsers(names)).toBe(0);
  expect(await readRosterImport(later(sysadmin, 2), id)).toMatchObject({ step: "takenBack", deleted: 100 });
  expect((await changesOf(id)).filter((text) => text.startsWith("Ada undid the import")).length).toBe(1);
});
