import { and, eq, inArray, isNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { auditEntries, courseMembers, mailOutbox, passwordResets, signIns, users } from "~/db/schema";
import { changeOrganization } from "~/domain/accounts/change-organization";
import { inviteUser } from "~/domain/accounts/invite-user";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { grantByPassword, setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { findActor } from "~/domain/accounts/sign-in";
import { describeChange } from "~/domain/audit/change-text";
import type { SignedInCtx } from "~/domain/context";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { removeMember } from "~/domain/enrolment/change-members";
import { maxInBatch } from "~/domain/user-batches/batch-rules";
import { createBatch } from "~/domain/user-batches/create-batch";
import { planBatch, type BatchOrder } from "~/domain/user-batches/plan-batch";
import { textOf } from "~/texts/say";
import {
  countNewMatches,
  forgetOldBatches,
  listBatchPeople,
  listUndoableBatches,
  readBatch,
} from "~/domain/user-batches/read-batch";
import { runBatch } from "~/domain/user-batches/run-batch";
import { undoBatch } from "~/domain/user-batches/undo-batch";
import {
  addCourse,
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptOf,
  enterAs,
  unique,
  type Person,
  testPassword,
} from "../support/builders";
import { testContext } from "../support/database";
import { firstOf, times } from "../support/tuples";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const sysadmin = await addUser(ctx, { role: "SystemAdmin", userName: unique("chief") });
const organizationId = await addOrganization(ctx);
const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });

const later = (reader: SignedInCtx, minutes: number): SignedInCtx => ({
  ...reader,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
});
const addPeople = <N extends number>(count: N, organization = organizationId) =>
  Promise.all(times(count, () => addUser(ctx, { organizationId: organization })));
const idsOf = (people: Person[]) => people.map(({ id }) => id);
const rowsOf = (people: Person[]) =>
  ctx.db
    .select()
    .from(users)
    .where(inArray(users.id, idsOf(people)))
    .orderBy(users.usernameKey);
const enabledOf = async (people: Person[]) => (await rowsOf(people)).map(({ enabled }) => enabled);

const plan = (reader: SignedInCtx, { kind, userIds, ...choice }: BatchOrder) =>
  createBatch(reader, kind, { userIds }, Object.keys(choice).length > 0 ? choice : undefined);

/** Makes a plan and carries it out. */
async function apply(reader: SignedInCtx, order: BatchOrder) {
  const batchId = await plan(reader, order);
  await runBatch(reader, batchId, { site });
  return batchId;
}

async function reportOf(reader: SignedInCtx, batchId: string) {
  const batch = await readBatch(reader, batchId);
  const [changedUser, omittedUser, untouchedUser] = await Promise.all([
    listBatchPeople(reader, batchId, "changed"),
    listBatchPeople(reader, batchId, "leftOut"),
    listBatchPeople(reader, batchId, "leftAlone"),
  ]);
  return { ...batch, changed: changedUser, leftOut: omittedUser, leftAlone: untouchedUser };
}

const reasonsOf = (omissions: { username: string; reason: string | null }[]) =>
  Object.fromEntries(omissions.map(({ username, reason }) => [username, reason]));

test("the preview names the users to disable, and those left out with reasons", async () => {
  const [one, two, off] = await addPeople(3);
  await setEnabled(admin.ctx, off.id, false);
  const chief = await addUser(ctx, { role: "SystemAdmin", organizationId });
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const userIds = [...idsOf([one, two, off, chief, stranger, admin]), uuid()];
  const plan = await planBatch(admin.ctx, { kind: "disable", userIds });
  expect(plan.affected.map(({ username }) => username).sort()).toEqual([one.userName, two.userName].sort());
  expect(Object.fromEntries(plan.leftOut.map(({ user, reason }) => [user.username, textOf(reason)]))).toEqual({
    [off.userName]: "Already disabled.",
    [chief.userName]: "Only a system admin can edit a system admin user.",
    [admin.userName]: "You cannot disable the logged-in account.",
  });
  // Foreign and unknown users are only counted.
  expect(plan.missing).toBe(2);
  expect(await enabledOf([one, two])).toEqual([true, true]);
});

test("disabling many ends their sign-ins, is recorded, and can be undone", async () => {
  const people = await addPeople(3);
  const signIn = await enterAs(ctx, people[0].userName);
  const batchId = await apply(admin.ctx, { kind: "disable", userIds: idsOf(people) });
  expect(await enabledOf(people)).toEqual([false, false, false]);
  expect(await findActor(ctx, { cookieToken: signIn.cookieToken })).toBeNull();
  const batch = await reportOf(admin.ctx, batchId);
  expect(batch).toMatchObject({ kind: "disable", leftOut: [], leftAlone: [], mayUndo: true });
  expect(batch.changed.map(({ username }) => username).sort()).toEqual(people.map(({ userName }) => userName).sort());

  const batches = await listUndoableBatches(admin.ctx);
  expect(batches[0]).toMatchObject({
    id: batchId,
    kind: "disable",
    users: (await reportOf(admin.ctx, batchId)).changed.length,
  });
  expect(await listUndoableBatches(later(admin.ctx, 7 * 24 * 60 + 1))).toEqual([]);
  await undoBatch(later(admin.ctx, 1), batchId);
  expect((await listUndoableBatches(admin.ctx)).map(({ id }) => id)).not.toContain(batchId);
  expect(await enabledOf(people)).toEqual([true, true, true]);
  // An Undo restores no credential: signed-out users stay signed out.
  expect(await findActor(ctx, { cookieToken: signIn.cookieToken })).toBeNull();
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, people[1].id));
  expect(entries.map((entry) => describeChange(entry))).toEqual([
    `${admin.userName} disabled ${people[1].userName}`,
    `${admin.userName} enabled ${people[1].userName} again by undoing a change`,
  ]);
  expect(await reportOf(admin.ctx, batchId)).toMatchObject({ leftAlone: [], mayUndo: false });
  await expect(undoBatch(admin.ctx, batchId)).rejects.toMatchObject({
    message: "This change has already been undone.",
  });
});

test("an Undo restores only its own changes: users disabled before or changed since stay", async () => {
  const [before, touched, other, restored] = await addPeople(4);
  await setEnabled(admin.ctx, before.id, false);
  const batchId = await apply(sysadmin.ctx, { kind: "disable", userIds: idsOf([before, touched, other, restored]) });
  // Another administrator enabled and disabled the user: the same state, for another reason.
  await setEnabled(admin.ctx, touched.id, true);
  await setEnabled(admin.ctx, touched.id, false);
  await undoBatch(sysadmin.ctx, batchId);
  expect(firstOf(await rowsOf([before])).enabled).toBe(false);
  expect(firstOf(await rowsOf([touched])).enabled).toBe(false);
  expect(await enabledOf([other, restored])).toEqual([true, true]);
  expect(reasonsOf((await reportOf(sysadmin.ctx, batchId)).leftAlone)).toEqual({
    [touched.userName]: "Changed by someone else in the meantime.",
  });
});

test("an Undo skips users who left the administrator's organization or were deleted", async () => {
  const [movedUser, deleted, stays] = await addPeople(3);
  const batchId = await apply(admin.ctx, { kind: "disable", userIds: idsOf([movedUser, deleted, stays]) });
  await changeOrganization(sysadmin.ctx, movedUser.id, null);
  await ctx.db.delete(users).where(eq(users.id, deleted.id));
  await undoBatch(admin.ctx, batchId);
  expect(await enabledOf([stays])).toEqual([true]);
  expect(firstOf(await rowsOf([movedUser])).enabled).toBe(false);
  const missingReason = "No longer exists, or you can't change it anymore.";
  expect(reasonsOf((await reportOf(admin.ctx, batchId)).leftAlone)).toEqual({
    [movedUser.userName]: missingReason,
    [deleted.userName]: missingReason,
  });
});

test("an Undo doesn't reopen sign-ins of users with a new password", async () => {
  const [person] = await addPeople(1);
  const signIn = await enterAs(ctx, person.userName);
  const batchId = await apply(admin.ctx, { kind: "disable", userIds: [person.id] });
  await ctx.db.update(users).set({ passwordHash: "another" }).where(eq(users.id, person.id));
  await undoBatch(admin.ctx, batchId);
  expect(await enabledOf([person])).toEqual([true]);
  expect(await findActor(ctx, { cookieToken: signIn.cookieToken })).toBeNull();
});

test("enabling many stops at the organization's limit and says so, and can be undone", async () => {
  const small = await addOrganization(ctx, { userLimit: 5 });
  const people = await addPeople(5, small);
  await ctx.db
    .update(users)
    .set({ enabled: false })
    .where(inArray(users.id, idsOf(people)));
  const others = await addPeople(2, small);
  const batchId = await apply(sysadmin.ctx, { kind: "enable", userIds: idsOf([...people, ...others]) });
  const { leftOut, changed } = await reportOf(sysadmin.ctx, batchId);
  expect(changed).toHaveLength(3);
  expect(Object.values(reasonsOf(leftOut)).sort()).toEqual([
    "Already enabled.",
    "Already enabled.",
    expect.stringMatching(/^Organization-\d+ has reached its user limit\.$/),
    expect.stringMatching(/ has reached its user limit\.$/),
  ]);
  await undoBatch(sysadmin.ctx, batchId);
  expect(await enabledOf(people)).toEqual([false, false, false, false, false]);
  expect(await enabledOf(others)).toEqual([true, true]);
});

test("the last system administrator who can log in is left out", async () => {
  const others = await ctx.db.select({ id: users.id }).from(users).where(eq(users.mainRole, "SystemAdmin"));
  const plan = await planBatch(asSystemAdmin(ctx), { kind: "disable", userIds: others.map(({ id }) => id) });
  expect(plan.affected).toHaveLength(others.length - 1);
  expect(plan.leftOut.map(({ reason }) => textOf(reason))).toEqual([
    "This is the last system administrator who can sign in. Make someone else a system administrator first.",
  ]);
});

test("many get a reset mail; an Undo restores old passwords unless a new one was set", async () => {
  const [waiting, set, waitingUser, pending] = await addPeople(4);
  await forcePasswordReset(admin.ctx, pending.id, site);
  const signIn = await enterAs(ctx, waiting.userName);
  const batchId = await apply(admin.ctx, { kind: "reset", userIds: idsOf([waiting, set, waitingUser, pending]) });
  expect(reasonsOf((await reportOf(admin.ctx, batchId)).leftOut)).toEqual({
    [pending.userName]: "Already has to set a new password.",
  });
  expect((await rowsOf([waiting, set])).map(({ resetPasswordPending }) => resetPasswordPending)).toEqual([true, true]);
  expect(await findActor(ctx, { cookieToken: signIn.cookieToken })).toBeNull();
  const device = { userAgent: "test", address: "" };
  await setPasswordByUsername(
    ctx,
    { username: set.userName, password: "Quite@Another1", passwordConfirmation: "Quite@Another1", code: "" },
    await grantByPassword(ctx, { username: set.userName, password: testPassword }, device),
    device,
  );
  await forcePasswordReset(admin.ctx, waitingUser.id, site);

  await undoBatch(later(admin.ctx, 1), batchId);
  expect(reasonsOf((await reportOf(admin.ctx, batchId)).leftAlone)).toEqual({
    [set.userName]: "Has set a new password in the meantime.",
    [waitingUser.userName]: "The password was reset again in the meantime.",
  });
  expect(firstOf(await rowsOf([waiting])).resetPasswordPending).toBe(false);
  expect(firstOf(await rowsOf([waitingUser])).resetPasswordPending).toBe(true);
  expect(await findActor(ctx, { cookieToken: signIn.cookieToken })).toBeNull();
  const codes = await ctx.db.select().from(passwordResets).where(eq(passwordResets.userId, waiting.id));
  expect(codes.filter(({ usedAt }) => usedAt === null)).toEqual([]);
  await enterAs(ctx, waiting.userName);
});

test("many join a course and its running class; an Undo removes those who haven't played", async () => {
  const course = await addRunningClass(ctx, { organizationId, students: 1 });
  const [joins, plays, leaver] = await addPeople(3);
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const [member] = course.students;
  const userIds = idsOf([joins, plays, leaver, member, stranger]);
  const batchId = await apply(sysadmin.ctx, { kind: "enrol", userIds, courseId: course.id });
  expect(reasonsOf((await reportOf(sysadmin.ctx, batchId)).leftOut)).toEqual({
    [member.userName]: "Already a member.",
    [stranger.userName]: "Doesn't belong to the course's organization.",
  });
  expect(firstOf(await rowsOf([joins])).lastJoinedClassSessionId).toBe(course.sessionId);
  await recordAttempt(later(plays.ctx, 1), attemptOf(course.lesson, course.sessionId));
  await removeMember(course.owner.ctx, course.id, leaver.id);

  await undoBatch(later(sysadmin.ctx, 2), batchId);
  expect(reasonsOf((await reportOf(sysadmin.ctx, batchId)).leftAlone)).toEqual({
    [plays.userName]: "Has played in the course in the meantime.",
    [leaver.userName]: "Has left or rejoined the course in the meantime.",
  });
  const members = await ctx.db.select().from(courseMembers).where(eq(courseMembers.courseId, course.id));
  expect(members.map(({ userId }) => userId).sort()).toEqual([member.id, plays.id].sort());
  expect(firstOf(await rowsOf([joins])).lastJoinedClassSessionId).toBeNull();
});

test("users in another running class are not added, and are named with their course", async () => {
  const otherClass = await addRunningClass(ctx, { organizationId, students: 1 });
  const targetClass = await addRunningClass(ctx, { organizationId, students: 0 });
  const idle = await addCourse(ctx, organizationId);
  const [plays] = otherClass.students;
  const [joins] = await addPeople(1);
  const add = (courseId: string) => apply(sysadmin.ctx, { kind: "enrol", userIds: [plays.id, joins.id], courseId });
  const { leftOut } = await reportOf(sysadmin.ctx, await add(targetClass.id));
  expect(reasonsOf(leftOut)).toEqual({
    [plays.userName]: expect.stringMatching(/^Is in the running class of Course.*add them on the course's page\.$/),
  });
  expect(firstOf(await rowsOf([plays])).lastJoinedClassSessionId).toBe(otherClass.sessionId);
  // A course without a running class moves nobody.
  expect((await reportOf(sysadmin.ctx, await add(idle.id))).leftOut).toEqual([]);
  expect(firstOf(await rowsOf([plays])).lastJoinedClassSessionId).toBe(otherClass.sessionId);
});

test("nobody is added to a course that isn't the administrator's", async () => {
  const course = await addCourse(ctx);
  const people = await addPeople(1);
  const order: BatchOrder = { kind: "enrol", userIds: idsOf(people), courseId: course.id };
  await expect(planBatch(admin.ctx, order)).rejects.toMatchObject({ code: "notFound" });
  await expect(apply(admin.ctx, order)).rejects.toMatchObject({ code: "notFound" });
});

test("only planned users are changed, once, even if others match by then", async () => {
  const word = unique("pinned");
  const plannedUser = await addUser(ctx, { organizationId, userName: `${word}-1` });
  const changes = await addUser(ctx, { organizationId, userName: `${word}-2` });
  const matching = { q: word, organizationId: null, filter: { enabled: true } };
  const batchId = await createBatch(admin.ctx, "disable", { matching, search: `q=${word}&enabled=true` });
  const late = await addUser(ctx, { organizationId, userName: `${word}-3` });
  await setEnabled(sysadmin.ctx, changes.id, false);
  expect(await countNewMatches(admin.ctx, batchId, matching)).toBe(1);
  await Promise.all([runBatch(admin.ctx, batchId, { site }), runBatch(admin.ctx, batchId, { site })]);
  await runBatch(admin.ctx, batchId, { site });
  expect(await enabledOf([plannedUser, changes, late])).toEqual([false, false, true]);
  const report = await reportOf(admin.ctx, batchId);
  expect(report.counts).toMatchObject({ chosen: 2, changed: 1, leftOut: 1, late: 1, pending: 0 });
  expect(reasonsOf(report.leftOut)).toEqual({ [changes.userName]: "Already disabled." });
  const entries = await ctx.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, plannedUser.id), eq(auditEntries.action, "user.disable")));
  expect(entries).toHaveLength(1);
});

test("a batch belongs to its maker, can be undone for a week, and is deleted after a month", async () => {
  const people = await addPeople(1);
  const batchId = await apply(admin.ctx, { kind: "disable", userIds: idsOf(people) });
  await expect(readBatch(sysadmin.ctx, batchId)).rejects.toMatchObject({ code: "notFound" });
  await expect(undoBatch(sysadmin.ctx, batchId)).rejects.toMatchObject({ code: "notFound" });
  const day = 24 * 60;
  await expect(undoBatch(later(admin.ctx, 7 * day + 1), batchId)).rejects.toMatchObject({ code: "conflict" });
  await forgetOldBatches(later(admin.ctx, 29 * day));
  expect(await reportOf(admin.ctx, batchId)).toMatchObject({ kind: "disable" });
  await forgetOldBatches(later(admin.ctx, 31 * day));
  await expect(readBatch(admin.ctx, batchId)).rejects.toMatchObject({ code: "notFound" });
});

test("only administrators change many, at least one and at most ten thousand", async () => {
  const disable = (reader: SignedInCtx, userIds: string[]) => plan(reader, { kind: "disable", userIds });
  await expect(disable(admin.ctx, [])).rejects.toMatchObject({ message: "Select at least one user." });
  const many = Array.from({ length: maxInBatch + 1 }, () => uuid());
  await expect(disable(admin.ctx, many)).rejects.toMatchObject({
    code: "invalid",
    message: "Select at most 10,000 users at a time. Use the filters to narrow the list.",
  });
  for (const role of ["Instructor", "User", "Restricted"] as const) {
    const reader = await addUser(ctx, { role, organizationId });
    await expect(disable(reader.ctx, [reader.id])).rejects.toMatchObject({ code: "forbidden" });
  }
});

test("simultaneous disabling and enabling leaves each user in one reported state", async () => {
  const people = await addPeople(4);
  const userIds = idsOf(people);
  const setAll = (enabled: boolean) => ctx.db.update(users).set({ enabled }).where(inArray(users.id, userIds));
  const off = await plan(admin.ctx, { kind: "disable", userIds });
  await setAll(false);
  const on = await plan(sysadmin.ctx, { kind: "enable", userIds });
  await setAll(true);
  await Promise.all([runBatch(admin.ctx, off, { site }), runBatch(sysadmin.ctx, on, { site })]);
  const [disabled, enabled] = [await reportOf(admin.ctx, off), await reportOf(sysadmin.ctx, on)];
  expect(disabled.changed).toHaveLength(4);
  const states = await enabledOf(people);
  expect(states).toEqual(Array(4).fill(enabled.changed.length === 4));
  expect(await ctx.db.$count(signIns, inArray(signIns.userId, idsOf(people)))).toBe(0);
});

test("an invitation is sent again with a new code to users who never signed in", async () => {
  const invite = (userName: string) =>
    inviteUser(
      admin.ctx,
      { userName, email: `${userName}@apsis.example`, firstName: "", lastName: "", rankTitle: "", role: "User" },
      organizationId,
      site,
    );
  const [first, second] = [await invite(unique("guest")), await invite(unique("guest"))];
  const [invitee] = await addPeople(1);
  const { id: courseId } = await addCourse(ctx, organizationId);
  await ctx.db.insert(courseMembers).values({ courseId, userId: second.id, joinedAt: ctx.now });
  const order = { kind: "invite" as const, userIds: [first.id, second.id, invitee.id] };
  const plan = await planBatch(admin.ctx, order);
  expect(plan.affected.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect(plan.leftOut.map(({ reason }) => textOf(reason))).toEqual(["Has no open invitation."]);
  const batchId = await apply(later(admin.ctx, 5), order);

  const open = await ctx.db
    .select({ userId: passwordResets.userId, createdAt: passwordResets.createdAt })
    .from(passwordResets)
    .where(and(inArray(passwordResets.userId, [first.id, second.id]), isNull(passwordResets.usedAt)));
  expect(open).toHaveLength(2);
  expect(open.every(({ createdAt }) => createdAt.getTime() === later(admin.ctx, 5).now.getTime())).toBe(true);
  const mails = await ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, second.email))
    .orderBy(mailOutbox.createdAt);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ invited you to join Apsis$/),
    expect.stringMatching(/ invited you to .+ on Apsis$/),
  ]);

  expect(await readBatch(later(admin.ctx, 6), batchId)).toMatchObject({ mayUndo: false });
  expect(await listUndoableBatches(later(admin.ctx, 6))).not.toContainEqual(expect.objectContaining({ id: batchId }));
  await expect(undoBatch(later(admin.ctx, 6), batchId)).rejects.toMatchObject({ code: "conflict" });
});
