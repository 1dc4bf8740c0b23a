import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailOutbox, users } from "~/db/schema";
import { changeRole } from "~/domain/accounts/change-role";
import { inviteUser } from "~/domain/accounts/invite-user";
import { readUserRecord } from "~/domain/accounts/read-user-record";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { deliverOutbox } from "~/domain/mail/deliver-outbox";
import { readMailState } from "~/domain/mail/list-mails";
import { describeChange } from "~/domain/audit/change-text";
import { addOrganization, addRunningClass, addUser, enterAs, unique } from "../support/builders";
import { testContext } from "../support/database";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const person = (userName: string) => ({
  userName,
  email: `${userName}@example.org`,
  firstName: "Ada",
  lastName: "Byron",
  rankTitle: "",
  role: "User" as const,
});

test("a user's record has the details, the courses, the sign-ins and the changes", async () => {
  const { organizationId, students, sessionId, id } = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const [student] = students;
  await enterAs(ctx, student.userName);
  await setEnabled(admin.ctx, student.id, false);
  await changeRole(admin.ctx, student.id, "Restricted");
  const record = await readUserRecord(admin.ctx, student.id);
  expect(record.user).toMatchObject({ username: student.userName, enabled: false, role: "Restricted" });
  expect(record.courses).toMatchObject([{ id, sessionId, attempts: 0 }]);
  expect(record.signIns.map(({ isOpen }) => isOpen)).toEqual([false]);
  expect(
    record.changes
      .map((change) => describeChange(change))
      .slice(0, 2)
      .sort(),
  ).toEqual([
    `${admin.userName} changed the role of ${student.userName} from User to Restricted`,
    `${admin.userName} disabled ${student.userName}`,
  ]);
});

test("another organization's user has no readable record", async () => {
  const { students } = await addRunningClass(ctx);
  const foreign = await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) });
  await expect(readUserRecord(foreign.ctx, students[0].id)).rejects.toMatchObject({ code: "notFound" });
});

test("an added user has no password, a mail and a code; names and the limit are checked", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const name = unique("added");
  const { reset } = await inviteUser(admin, person(name), organizationId, site);
  const [user] = await ctx.db.select().from(users).where(eq(users.usernameKey, name));
  expect(user).toMatchObject({ passwordHash: null, resetPasswordPending: true, organizationId, firstName: "Ada" });
  const mail = firstOf(
    await ctx.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, `${name}@example.org`)),
  );
  expect(mail.textBody).toContain(reset?.code);
  await expect(inviteUser(admin, person(name), organizationId, site)).rejects.toMatchObject({
    errors: { userName: ["This username is already taken."] },
  });
  await expect(inviteUser(admin, person(unique("x")), await addOrganization(ctx), site)).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(
    inviteUser(admin, { ...person(unique("x")), role: "SystemAdmin" }, organizationId, site),
  ).rejects.toMatchObject({ code: "forbidden" });
  for (let place = 2; place < 5; place++) await inviteUser(admin, person(unique("full")), organizationId, site);
  await expect(inviteUser(admin, person(unique("full")), organizationId, site)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("an action without a label is shown as it is", () => {
  expect(describeChange({ action: "constructor", actorName: "ada", subjectName: "x", details: {} })).toBe(
    "ada: constructor x",
  );
});

test("the record shows the state of each mail: waiting, accepted or given up", async () => {
  const organizationId = await addOrganization(ctx);
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const name = unique("mailed");
  const { id } = await inviteUser(admin, person(name), organizationId, site);
  const mailsOf = async () => (await readUserRecord(admin, id)).mails;
  expect(await mailsOf()).toMatchObject([{ subject: expect.stringContaining("invited you"), sentAt: null, tries: 0 }]);
  const state = () => readMailState(ctx);
  const { waiting } = await state();
  const isRefused = () => Promise.reject(new Error("the mail server is away"));
  await deliverOutbox({ ...ctx, now: new Date(ctx.now.getTime() + 1_000) }, isRefused);
  expect(await mailsOf()).toMatchObject([{ sentAt: null, failedAt: null, tries: 1 }]);
  expect(await state()).toMatchObject({ waiting, lastError: expect.stringContaining("is away"), lastAccepted: null });

  const accepted = new Date(ctx.now.getTime() + 3_600_000);
  while ((await deliverOutbox({ ...ctx, now: accepted }, () => Promise.resolve())).sent > 0);
  expect(await mailsOf()).toMatchObject([{ sentAt: accepted, tries: 2 }]);
  expect(await state()).toMatchObject({ waiting: 0, lastError: null, lastAccepted: accepted, givenUp: 0 });
});
