// Sign-ins under control: their limits, new devices, failures, and administrators who end them.
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, failedSignIns, mailOutbox, signIns, users } from "~/db/schema";
import { noteFailedSignIn, reportFailedSignIns } from "~/domain/accounts/failed-sign-ins";
import { listOwnSignIns } from "~/domain/accounts/own-sign-ins";
import { readUserRecord } from "~/domain/accounts/read-user-record";
import { findActor, signIn, type Device } from "~/domain/accounts/sign-in";
import { setOrganizationLimits, setSiteLimits } from "~/domain/accounts/sign-in-limits";
import { endSignInsOfUser } from "~/domain/accounts/sign-ins-of-user";
import { deviceKeyOf } from "~/domain/accounts/known-device";
import { describeChange } from "~/domain/audit/change-text";
import { addOrganization, addUser, enterAs, testPassword, unique } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const minute = 1;
const day = 24 * 60 * minute;
const byDefault = { idleMinutes: 20_160, absoluteMinutes: null, staffIdleMinutes: 20_160, staffAbsoluteMinutes: null };
const deviceAt = (address: string, known?: Device["known"]): Device => ({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  address,
  site,
  ...(known && { known }),
});
const mailsOf = (username: string) =>
  ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${username}@example.org`));

async function addMember(role: "User" | "Instructor" | "OrganizationAdmin" = "User", organizationId?: string) {
  const organization = organizationId ?? (await addOrganization(ctx));
  const user = await addUser(ctx, { role, organizationId: organization });
  await ctx.db
    .update(users)
    .set({ email: `${user.userName}@example.org` })
    .where(eq(users.id, user.id));
  return { ...user, organizationId: organization };
}

const changesOf = async (userId: string) => {
  const rows = await ctx.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, userId))
    .orderBy(desc(auditEntries.id));
  return rows.map((row) => describeChange(row));
};

test("by default a sign-in ends after 14 days without use, and never while it is used", async () => {
  const user = await addMember();
  const entered = await enterAs(ctx, user.userName);
  for (let days = 13; days <= 130; days += 13) expect(await findActor(later(ctx, days * day), entered)).not.toBeNull();
  expect(await findActor(later(ctx, (130 + 15) * day), entered)).toBeNull();
});

test("an organization's limits end its sign-ins: without use, and in any case", async () => {
  const user = await addMember();
  const admin = await addMember("OrganizationAdmin", user.organizationId);
  await setOrganizationLimits(admin.ctx, user.organizationId, { ...byDefault, idleMinutes: 60, absoluteMinutes: 480 });
  const unused = await enterAs(ctx, user.userName);
  const used = await enterAs(ctx, user.userName);
  expect(await findActor(later(ctx, 61 * minute), unused)).toBeNull();
  for (let minutes = 50; minutes < 480; minutes += 50)
    expect(await findActor(later(ctx, minutes * minute), used)).not.toBeNull();
  expect(await findActor(later(ctx, 481 * minute), used)).toBeNull();
});

test("staff and students have their own limits, and other organizations keep theirs", async () => {
  const student = await addMember();
  const admin = await addMember("OrganizationAdmin", student.organizationId);
  const instructor = await addMember("Instructor", student.organizationId);
  const stranger = await addMember("Instructor");
  await setOrganizationLimits(admin.ctx, student.organizationId, { ...byDefault, staffIdleMinutes: 30 });
  const after = later(ctx, 31 * minute);
  expect(await findActor(after, await enterAs(ctx, instructor.userName))).toBeNull();
  expect(await findActor(after, await enterAs(ctx, student.userName))).not.toBeNull();
  expect(await findActor(after, await enterAs(ctx, stranger.userName))).not.toBeNull();
});

test("shorter limits hold for open sign-ins at once, and longer ones don't bring ended ones back", async () => {
  const user = await addMember();
  const admin = await addMember("OrganizationAdmin", user.organizationId);
  const entered = await enterAs(ctx, user.userName);
  const after = later(ctx, 3 * day);
  await setOrganizationLimits({ ...after, actor: admin.ctx.actor }, user.organizationId, {
    ...byDefault,
    absoluteMinutes: 1_440,
  });
  expect(await findActor(after, entered)).toBeNull();
  await setOrganizationLimits({ ...after, actor: admin.ctx.actor }, user.organizationId, byDefault);
  expect(await findActor(after, entered)).toBeNull();
});

test("limits are set by the organization's administrators and audited; the site's by system administrators", async () => {
  const user = await addMember();
  const admin = await addMember("OrganizationAdmin", user.organizationId);
  const stranger = await addMember("OrganizationAdmin");
  const limits = { ...byDefault, absoluteMinutes: 480 };
  await expect(setOrganizationLimits(user.ctx, user.organizationId, limits)).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(setOrganizationLimits(stranger.ctx, user.organizationId, limits)).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(setSiteLimits(admin.ctx, limits)).rejects.toMatchObject({ code: "forbidden" });
  await setOrganizationLimits(admin.ctx, user.organizationId, limits);
  expect((await changesOf(user.organizationId))[0]).toContain("changed the sign-in limits of");
  const system = await addUser(ctx, { role: "SystemAdmin" });
  await setSiteLimits(system.ctx, { ...byDefault, staffAbsoluteMinutes: 480 });
  const entered = await enterAs(ctx, system.userName);
  expect(await findActor(later(ctx, 481 * minute), entered)).toBeNull();
  await setSiteLimits(system.ctx, byDefault);
});

test("a sign-in from a new device is mailed and audited, but not an account's first one", async () => {
  const user = await addMember();
  await enterAs(ctx, user.userName, testPassword, deviceAt("192.0.2.1"));
  await enterAs(ctx, user.userName, testPassword, deviceAt("192.0.2.1"));
  expect(await mailsOf(user.userName)).toHaveLength(0);
  await enterAs(ctx, user.userName, testPassword, deviceAt("192.0.2.2"));
  const [mail, ...others] = await mailsOf(user.userName);
  expect(others).toHaveLength(0);
  expect(mail?.subject).toBe("New sign-in to your Apsis account");
  expect(mail?.textBody).toContain("Device: Firefox on Linux. Address: 192.0.2.2. Signed in with: Password.");
  expect((await changesOf(user.id))[0]).toBe(`${user.userName} signed in from a new device (Firefox on Linux)`);
});

test("a browser with the account's cookie isn't a new device, wherever it is", async () => {
  const user = await addMember();
  await enterAs(ctx, user.userName, testPassword, deviceAt("192.0.2.1"));
  const known = { [deviceKeyOf(user.userName)]: "an-id" };
  await enterAs(ctx, user.userName, testPassword, deviceAt("192.0.2.9", known));
  expect(await mailsOf(user.userName)).toHaveLength(0);
});

test("new devices are mailed at most three times a day", async () => {
  const user = await addMember();
  for (let place = 1; place <= 8; place++)
    await enterAs(ctx, user.userName, testPassword, deviceAt(`192.0.2.${place}`));
  expect(await mailsOf(user.userName)).toHaveLength(3);
});

test("failed sign-ins are one entry for each account, however many there are", async () => {
  const user = await addMember();
  for (let tries = 0; tries < 5; tries++)
    await expect(
      signIn(ctx, { username: user.userName, password: "wrong" }, deviceAt("192.0.2.7")),
    ).rejects.toMatchObject({ code: "unauthenticated" });
  await reportFailedSignIns(later(ctx, 10 * minute));
  expect(await changesOf(user.id)).not.toContainEqual(expect.stringContaining("failed"));
  await Promise.all([reportFailedSignIns(later(ctx, 16 * minute)), reportFailedSignIns(later(ctx, 16 * minute))]);
  const failures = (await changesOf(user.id)).filter((text) => text.includes("failed"));
  expect(failures).toEqual([`Someone failed to sign in as ${user.userName} 5 times; the last try came from 192.0.2.7`]);
});

test("unknown usernames share one row, and aren't stored", async () => {
  for (let tries = 0; tries < 3; tries++)
    await expect(
      signIn(ctx, { username: unique("Secret@Password"), password: "x" }, deviceAt("192.0.2.8")),
    ).rejects.toMatchObject({ code: "unauthenticated" });
  const rows = await ctx.db.select().from(failedSignIns);
  expect(rows.filter(({ userId }) => userId === null)).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("Secret");
});

test("an attack on a whole organization makes twenty-one entries", async () => {
  const organizationId = await addOrganization(ctx);
  for (let place = 0; place < 25; place++) {
    const user = await addMember("User", organizationId);
    await noteFailedSignIn(ctx, user.id, { address: "192.0.2.9" });
  }
  await reportFailedSignIns(later(ctx, 16 * minute));
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId));
  const failures = entries.filter(({ action }) => action.endsWith("failedSignIns"));
  expect(failures).toHaveLength(21);
  expect(failures.map((entry) => describeChange(entry))).toContain(
    "Someone failed to sign in to other accounts 5 times",
  );
});

test("an administrator sees and ends a user's sign-ins; those of other organizations are out of reach", async () => {
  const user = await addMember();
  const admin = await addMember("OrganizationAdmin", user.organizationId);
  const stranger = await addMember("OrganizationAdmin");
  const first = await enterAs(ctx, user.userName, testPassword, deviceAt("192.0.2.1"));
  const second = await enterAs(ctx, user.userName, testPassword, deviceAt("192.0.2.2"));
  const { signIns: listed } = await readUserRecord(admin.ctx, user.id);
  expect(listed).toMatchObject([
    { device: "Firefox on Linux", way: "password", isOpen: true },
    { device: "Firefox on Linux", way: "password", isOpen: true },
  ]);
  await expect(endSignInsOfUser(stranger.ctx, user.id, first.signInId)).rejects.toMatchObject({ code: "notFound" });
  await expect(endSignInsOfUser(user.ctx, user.id, first.signInId)).rejects.toMatchObject({ code: "forbidden" });
  await expect(endSignInsOfUser(admin.ctx, stranger.id, first.signInId)).rejects.toMatchObject({ code: "notFound" });
  await endSignInsOfUser(admin.ctx, user.id, first.signInId);
  expect(await findActor(ctx, first)).toBeNull();
  expect(await findActor(ctx, second)).not.toBeNull();
  await expect(endSignInsOfUser(admin.ctx, user.id, first.signInId)).rejects.toMatchObject({ code: "notFound" });
  await endSignInsOfUser(admin.ctx, user.id);
  expect(await findActor(ctx, second)).toBeNull();
  expect((await changesOf(user.id)).slice(0, 2)).toEqual([
    `${admin.userName} ended 1 sign-in of ${user.userName}`,
    `${admin.userName} ended a sign-in of ${user.userName} (Firefox on Linux)`,
  ]);
});

test("an organization's administrator can't end sign-ins of a system administrator there", async () => {
  const admin = await addMember("OrganizationAdmin");
  const system = await addUser(ctx, { role: "SystemAdmin", organizationId: admin.organizationId });
  await enterAs(ctx, system.userName);
  await expect(endSignInsOfUser(admin.ctx, system.id)).rejects.toMatchObject({ code: "forbidden" });
});

test("people see by which way they signed in", async () => {
  const user = await addMember();
  const { signInId } = await enterAs(ctx, user.userName);
  const [own] = await listOwnSignIns({ ...user.ctx, actor: { ...user.ctx.actor, signInId } });
  expect(own).toMatchObject({ way: "password", isThis: true });
  expect(await ctx.db.$count(signIns, eq(signIns.userId, user.id))).toBe(1);
});
