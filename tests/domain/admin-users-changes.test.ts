import { and, desc, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import {
  auditEntries,
  courseMembers,
  mailOutbox,
  organizations,
  passwordResets,
  sandboxes,
  signIns,
  subscriptions,
  users,
} from "~/db/schema";
import { changeOrganization } from "~/domain/accounts/change-organization";
import { changeRole } from "~/domain/accounts/change-role";
import { deleteUser } from "~/domain/accounts/delete-user";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { grantByPassword, setPasswordByLink, setPasswordByUsername } from "~/domain/accounts/set-new-password";
import { findActor, signIn } from "~/domain/accounts/sign-in";
import { updateUser } from "~/domain/accounts/update-user";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { SignedInCtx } from "~/domain/context";
import { roleNames } from "~/domain/roles";
import {
  addCourse,
  addOrganization,
  addRunningClass,
  addStudent,
  addUser,
  asSystemAdmin,
  attemptOf,
  enterAs,
  testPassword,
  type Person,
  unique,
} from "../support/builders";
import { testContext } from "../support/database";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const device = { userAgent: "test", address: "" };

const userOf = async (id: string) => (await ctx.db.select().from(users).where(eq(users.id, id)))[0];
const lastChange = async (subjectId: string) =>
  (
    await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId)).orderBy(desc(auditEntries.id))
  )[0];
const addAdmin = (organizationId: string) => addUser(ctx, { role: "OrganizationAdmin", organizationId });
const sysadmin = (await addUser(ctx, { role: "SystemAdmin" })).ctx;
const secondSystemAdmin = await addUser(ctx, { role: "SystemAdmin" });

test("a role change takes effect on the next request, and is recorded completely", async () => {
  const player = await addUser(ctx);
  const session = await enterAs(ctx, player.userName);
  await changeRole(sysadmin, player.id, "Instructor");
  expect(await findActor(ctx, { cookieToken: session.cookieToken })).toMatchObject({ role: "Instructor" });
  expect(await lastChange(player.id))!.toMatchObject({
    action: "user.role",
    actorId: sysadmin.actor.userId,
    actorName: sysadmin.actor.username,
    signInId: sysadmin.actor.signInId,
    subjectName: player.userName,
    at: ctx.now,
    details: { from: "User", to: "Instructor" },
  });
});

test("setting the current role changes nothing", async () => {
  const player = await addUser(ctx);
  await expect(changeRole(sysadmin, player.id, "User")).rejects.toMatchObject({
    code: "conflict",
    message: "User already has this role. No change made.",
  });
  expect(await lastChange(player.id))!.toBeUndefined();
});

test("administrators can't change, delete, disable or reset themselves", async () => {
  const id = sysadmin.actor.userId;
  await expect(changeRole(sysadmin, id, "User")).rejects.toMatchObject({
    message: "You cannot change the role for the logged-in account",
  });
  await expect(deleteUser(sysadmin, id)).rejects.toMatchObject({ message: "You cannot delete the logged-in account" });
  await expect(setEnabled(sysadmin, id, false)).rejects.toMatchObject({
    message: "You cannot disable the logged-in account",
  });
  await expect(forcePasswordReset(sysadmin, id, site)).rejects.toMatchObject({
    message: "You cannot reset the password for the logged-in account",
  });
});

test("an administrator's change of an address needs a recent proof, other changes don't", async () => {
  const { id, userName } = await addUser(ctx);
  const { provedAt: _, ...actor } = sysadmin.actor;
  const unproved = { ...sysadmin, actor };
  await expect(updateUser(unproved, id, { email: `new.${userName}@example.org` }, site)).rejects.toMatchObject({
    code: "proofRequired",
  });
  await updateUser(unproved, id, { firstName: "Grace" }, site);
});

type Change = (admin: SignedInCtx, id: string) => Promise<unknown>;
const changes: [string, Change][] = [
  ["role", (admin, id) => changeRole(admin, id, "Instructor")],
  ["enabled", (admin, id) => setEnabled(admin, id, false)],
  ["delete", deleteUser],
  ["reset", (admin, id) => forcePasswordReset(admin, id, site)],
  ["update", (admin, id) => updateUser(admin, id, { firstName: "X" }, site)],
];

test.each(changes)("%s: an organization admin changes only users of their own organization", async (_, change) => {
  const organizationId = await addOrganization(ctx);
  const admin = await addAdmin(organizationId);
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  for (const id of [stranger.id, (await addUser(ctx)).id, uuid()])
    await expect(change(admin.ctx, id)).rejects.toMatchObject({ code: "notFound" });
  await change(admin.ctx, (await addUser(ctx, { organizationId })).id);
});

test.each(changes)("%s: only a system admin edits a system admin", async (_, change) => {
  const organizationId = await addOrganization(ctx);
  const admin = await addAdmin(organizationId);
  const target = await addUser(ctx, { role: "SystemAdmin", organizationId });
  await expect(change(admin.ctx, target.id)).rejects.toMatchObject({
    code: "forbidden",
    message: "Only a system admin can edit a system admin user.",
  });
  await change(sysadmin, target.id);
});

test.each(changes)("%s: instructors, users and restricted users are refused", async (_, change) => {
  const organizationId = await addOrganization(ctx);
  const target = await addUser(ctx, { organizationId });
  for (const role of ["Instructor", "User", "Restricted"] as const) {
    const reader = await addUser(ctx, { role, organizationId });
    await expect(change(reader.ctx, target.id)).rejects.toMatchObject({ code: "forbidden" });
  }
});

test("an organization admin assigns every role except system admin", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addAdmin(organizationId);
  const target = await addUser(ctx, { organizationId });
  await expect(changeRole(admin.ctx, target.id, "SystemAdmin")).rejects.toMatchObject({ code: "forbidden" });
  for (const role of roleNames.filter((name) => name !== "SystemAdmin" && name !== "User"))
    await changeRole(admin.ctx, target.id, role);
  expect((await userOf(target.id))!.roles).toEqual(["Instructor"]);
});

test("the last system admin who can log in stays, even when two act at once", async () => {
  const others = (
    await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.mainRole, "SystemAdmin"), eq(users.enabled, true)))
  ).filter(({ id }) => id !== secondSystemAdmin.id);
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.mainRole, "SystemAdmin"));
  await ctx.db.update(users).set({ enabled: true }).where(eq(users.id, secondSystemAdmin.id));
  const last = {
    message: "This is the last system administrator who can sign in. Make someone else a system administrator first.",
  };
  // An administrator whose role was removed a moment ago.
  const ghost = asSystemAdmin(ctx);
  await expect(changeRole(ghost, secondSystemAdmin.id, "User")).rejects.toMatchObject(last);
  await expect(setEnabled(ghost, secondSystemAdmin.id, false)).rejects.toMatchObject(last);
  await expect(deleteUser(ghost, secondSystemAdmin.id)).rejects.toMatchObject(last);
  const unpaid = await addOrganization(ctx);
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, unpaid));
  await expect(changeOrganization(ghost, secondSystemAdmin.id, unpaid)).rejects.toMatchObject(last);

  const [one, other] = [await addUser(ctx, { role: "SystemAdmin" }), secondSystemAdmin];
  const results = await Promise.allSettled([
    changeRole(one.ctx, other.id, "User"),
    changeRole(other.ctx, one.id, "User"),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await ctx.db
    .update(users)
    .set({ enabled: true, roles: ["SystemAdmin"] })
    .where(eq(users.id, others[0]!.id));
});

test("disabling ends the sign-ins at once; enabling lets the user log in again", async () => {
  const player = await addUser(ctx);
  const session = await enterAs(ctx, player.userName);
  expect(await setEnabled(sysadmin, player.id)).toEqual({ username: player.userName, enabled: false });
  expect(await findActor(ctx, { cookieToken: session.cookieToken })).toBeNull();
  expect(await signIn(ctx, { username: player.userName, password: testPassword }, device)).toMatchObject({
    canPlay: false,
    reason: "disabled",
  });
  expect(await setEnabled(sysadmin, player.id)).toMatchObject({ enabled: true });
  expect(await findActor(ctx, { cookieToken: session.cookieToken })).toBeNull();
  await enterAs(ctx, player.userName);
  expect((await lastChange(player.id))!.action).toBe("user.enable");
});

test("enabling is refused exactly at the user limit", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const people: Person[] = [];
  for (let i = 0; i < 5; i++) people.push(await addUser(ctx, { organizationId }));
  await setEnabled(sysadmin, people[0]!.id, false);
  await addUser(ctx, { organizationId });
  await expect(setEnabled(sysadmin, people[0]!.id, true)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^Organization-\d+ has reached its user limit\./),
  });
  await setEnabled(sysadmin, people[1]!.id, false);
  const results = await Promise.allSettled(people.slice(0, 2).map(({ id }) => setEnabled(sysadmin, id, true)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("deleting a user deletes the scores and leaves the sandboxes without an owner", async () => {
  const {
    students: [student],
    lesson,
    sessionId,
  } = await addRunningClass(ctx);
  await recordAttempt(student.ctx, attemptOf(lesson, sessionId));
  const sandbox = uuid();
  await ctx.db.insert(sandboxes).values({
    id: sandbox,
    ownerId: student.id,
    title: "Kept",
    content: {},
    timeCreated: ctx.now,
    lastModified: ctx.now,
    lastAccessed: ctx.now,
  });
  expect(await deleteUser(sysadmin, student.id)).toBe(student.userName);
  expect(await userOf(student.id))!.toBeUndefined();
  expect(onlyOf(await ctx.db.select().from(sandboxes).where(eq(sandboxes.id, sandbox))).ownerId).toBeNull();
  expect(await lastChange(student.id))!.toMatchObject({ action: "user.delete", subjectName: student.userName });
});

test("a user who owns courses can't be deleted: the message names them", async () => {
  const { owner, id } = await addCourse(ctx);
  await expect(deleteUser(sysadmin, owner.id)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(
      /owns the course “Course-\d+” and can't be deleted\. Reassign or delete the course first\.$/,
    ),
  });
  expect(await ctx.db.$count(users, eq(users.id, owner.id))).toBe(1);
  expect(id).toBeTruthy();
});

test("a user who owns courses must stay staff: the message names them", async () => {
  const { owner } = await addCourse(ctx);
  await expect(changeRole(sysadmin, owner.id, "User")).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(
      /owns the course “Course-\d+”, so the role can't be changed to User\. Reassign or delete the course first\.$/,
    ),
  });
  await changeRole(sysadmin, owner.id, "OrganizationAdmin");
});

test("a user with a running subscription can't be deleted", async () => {
  const payer = await addUser(ctx);
  await ctx.db.insert(subscriptions).values({
    id: uuid(),
    userId: payer.id,
    stripeCustomerId: unique("cus"),
    stripeSubscriptionId: unique("sub"),
    status: "active",
    updatedAt: ctx.now,
  });
  await expect(deleteUser(sysadmin, payer.id)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("paid subscription"),
  });
  await ctx.db.update(subscriptions).set({ status: "canceled" }).where(eq(subscriptions.userId, payer.id));
  await deleteUser(sysadmin, payer.id);
});

test("a forced reset ends the sign-ins and mails a code that works once", async () => {
  const player = await addUser(ctx);
  const session = await enterAs(ctx, player.userName);
  const earlier = await forcePasswordReset(sysadmin, player.id, site);
  const { code } = await forcePasswordReset(sysadmin, player.id, site);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  expect(await findActor(ctx, { cookieToken: session.cookieToken })).toBeNull();
  expect((await userOf(player.id))!.resetPasswordPending).toBe(true);
  const mails = await ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${player.userName}@example.org`))
    .orderBy(desc(mailOutbox.id));
  expect(mails[0]!.textBody).toContain(`https://apsis.test/reset-password?username=${player.userName}&code=${code}`);
  const stored = await ctx.db.select().from(passwordResets).where(eq(passwordResets.userId, player.id));
  expect(stored.every(({ tokenHash }) => tokenHash !== code)).toBe(true);

  const reset = (code: string) =>
    setPasswordByUsername(
      ctx,
      {
        username: player.userName,
        password: "An0ther@Password",
        passwordConfirmation: "An0ther@Password",
        code,
      },
      null,
      device,
    );
  await expect(reset(earlier.code)).rejects.toMatchObject({
    message: "This reset code isn't valid. Check it, or ask for a new one.",
  });
  await reset(code.toLowerCase().replaceAll("-", " "));
  expect((await userOf(player.id))!.resetPasswordPending).toBe(false);
  await expect(reset(code)).rejects.toMatchObject({
    message: "This reset code isn't valid. Check it, or ask for a new one.",
  });
  await enterAs(ctx, player.userName, "An0ther@Password");
  expect(await ctx.db.$count(signIns, eq(signIns.userId, player.id))).toBe(2);
});

test("moving to another organization ends memberships, keeps scores and respects the limit", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  const [player, idle] = [await addStudent(ctx, running), await addStudent(ctx, running)];
  await recordAttempt(player.ctx, attemptOf(running.lesson, running.sessionId));
  const target = await addOrganization(ctx, { userLimit: 5 });
  for (const { id } of [player, idle]) await changeOrganization(sysadmin, id, target);
  expect(await ctx.db.$count(courseMembers, eq(courseMembers.courseId, running.id))).toBe(0);
  const { readGradebook } = await import("~/domain/gradebook/read-gradebook");
  expect(JSON.stringify(await readGradebook(running.owner.ctx, running.sessionId))).toContain(player.userName);
  expect(JSON.stringify(await readGradebook(running.owner.ctx, running.sessionId))).not.toContain(idle.userName);
  expect(await userOf(player.id))!.toMatchObject({ organizationId: target, lastJoinedClassSessionId: null });
  expect(await lastChange(player.id))!.toMatchObject({ action: "user.organization", organizationId: target });

  for (let i = 0; i < 3; i++) await addUser(ctx, { organizationId: target });
  const third = await addUser(ctx);
  await expect(changeOrganization(sysadmin, third.id, target)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("has reached its user limit"),
  });
  await expect(changeOrganization(sysadmin, third.id, uuid())).rejects.toMatchObject({ code: "invalid" });
  await changeOrganization(sysadmin, player.id, null);
  expect(await userOf(player.id))!.toMatchObject({ organizationId: null, organizationKey: "" });
});

test("only a system admin moves users, and owners of courses stay", async () => {
  const { owner, organizationId } = await addCourse(ctx);
  await expect(changeOrganization(sysadmin, owner.id, await addOrganization(ctx))).rejects.toMatchObject({
    message: expect.stringContaining("can't leave the organization"),
  });
  const admin = await addAdmin(organizationId);
  const member = await addUser(ctx, { organizationId });
  await expect(changeOrganization(admin.ctx, member.id, await addOrganization(ctx))).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(updateUser(admin.ctx, member.id, { organizationId: null }, site)).rejects.toMatchObject({
    code: "forbidden",
  });
  await updateUser(admin.ctx, member.id, { organizationId, firstName: "Ada" }, site);
  expect(await userOf(member.id))!.toMatchObject({ firstName: "Ada", firstNameKey: "ada", organizationId });
});

test("an update with a taken address is refused and changes nothing", async () => {
  const [one, other] = [await addUser(ctx), await addUser(ctx)];
  await expect(
    updateUser(sysadmin, one.id, { email: `${other.userName}@EXAMPLE.org`, firstName: "New" }, site),
  ).rejects.toMatchObject({ errors: { email: ["This email is already in use."] } });
  expect((await userOf(one.id))!.firstName).toBe("");
});

test("changing a user's address voids its links, notifies both addresses and redirects the code", async () => {
  const user = await addUser(ctx);
  const old = `${user.userName}@example.org`;
  const email = `${user.userName}@new.example.org`;
  const { code } = await forcePasswordReset(sysadmin, user.id, site);
  await requestPasswordReset(ctx, old, site, device);
  const token = new URL(linkIn(await lastMailTo(old))).searchParams.get("token")!;
  await updateUser(sysadmin, user.id, { email }, site);
  for (const address of [old, email])
    await expect(
      setPasswordByLink(ctx, { email: address, token, newPassword: "An0ther@Password" }, device),
    ).rejects.toThrow();
  const byCode = (code: string) =>
    setPasswordByUsername(
      ctx,
      { username: user.userName, password: "An0ther@Password", passwordConfirmation: "An0ther@Password", code },
      null,
      device,
    );
  await expect(byCode(code)).rejects.toThrow("This reset code isn't valid. Check it, or ask for a new one.");
  expect((await lastMailTo(old)).textBody.replace(/\s+/g, " ")).toContain(`to ${email}. We no longer use this address`);
  const toNew = await mailsTo(email);
  expect(toNew.map(({ subject }) => subject)).toEqual([
    "Your Apsis email address was changed",
    "Set a new Apsis password",
  ]);
  await byCode(new URL(linkIn(toNew[1]!)).searchParams.get("code")!);
  await enterAs(ctx, user.userName, "An0ther@Password");
});

test("a forced reset may void the old password, so that only the code or a link works", async () => {
  const [resettable, voided] = [await addUser(ctx), await addUser(ctx)];
  await forcePasswordReset(sysadmin, resettable.id, site);
  const { code } = await forcePasswordReset(sysadmin, voided.id, site, { voidsPassword: true });
  expect((await lastChange(voided.id))!.details).toEqual({ oldPassword: "void" });
  const granted = ({ userName }: { userName: string }) =>
    grantByPassword(ctx, { username: userName, password: testPassword }, device);
  expect([await granted(resettable), await granted(voided)]).toEqual([
    expect.objectContaining({ userId: resettable.id }),
    null,
  ]);
  const change = { username: voided.userName, password: "An0ther@Password", passwordConfirmation: "An0ther@Password" };
  await expect(setPasswordByUsername(ctx, { ...change, code: "" }, null, device)).rejects.toThrow();
  await setPasswordByUsername(ctx, { ...change, code }, null, device);
  await enterAs(ctx, voided.userName, "An0ther@Password");
});

test("a grant from the old password ends when that password is voided or changed", async () => {
  const [voided, changing] = [await addUser(ctx), await addUser(ctx)];
  for (const { id } of [voided, changing]) await forcePasswordReset(sysadmin, id, site);
  const byGrant = async ({ userName }: { userName: string }) => {
    const grant = await grantByPassword(ctx, { username: userName, password: testPassword }, device);
    expect(grant).not.toBeNull();
    const change = { username: userName, password: "An0ther@Password", passwordConfirmation: "An0ther@Password" };
    return () => setPasswordByUsername(ctx, { ...change, code: "" }, grant, device);
  };
  const [late, twice] = [await byGrant(voided), await byGrant(changing)];
  await forcePasswordReset(sysadmin, voided.id, site, { voidsPassword: true });
  await expect(late()).rejects.toThrow("This reset code isn't valid. Check it, or ask for a new one.");
  await twice();
  await forcePasswordReset(sysadmin, changing.id, site);
  await expect(twice()).rejects.toThrow("This reset code isn't valid. Check it, or ask for a new one.");
});

async function mailsTo(recipient: string) {
  const isForRecipient = eq(mailOutbox.recipient, recipient);
  return ctx.db.select().from(mailOutbox).where(isForRecipient).orderBy(mailOutbox.id);
}

const lastMailTo = async (recipient: string) => (await mailsTo(recipient)).at(-1)!;
const linkIn = ({ textBody }: { textBody: string }) => /https:\S+/.exec(textBody)![0];
