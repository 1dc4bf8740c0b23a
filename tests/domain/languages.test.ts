// Mails have the language of their recipient: the account's, else the organization's, else that of the request.
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, mailOutbox } from "~/db/schema";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { inviteUser } from "~/domain/accounts/invite-user";
import { changeOwnLanguage, readLanguage } from "~/domain/accounts/own-language";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { readDefaultLanguage, setDefaultLanguage } from "~/domain/organizations/set-default-language";
import { checkRoster } from "~/domain/roster/check-roster";
import { importRoster } from "~/domain/roster/import-roster";
import { createScope, requestScope } from "~/http/request-scope.server";
import type { Language } from "~/texts/locale";
import { addOrganization, addUser, unique } from "../support/builders";
import { inLocale, texts } from "../support/catalogue";
import { testContext } from "../support/database";
import { testSite } from "../support/test-site";

const ctx = await testContext();
const sysadmin = (await addUser(ctx, { role: "SystemAdmin" })).ctx;
const device = { userAgent: "test", address: "" };
const { productName } = testSite;

/** In a request of a browser that is set to Arabic, a language that no recipient here has. */
const inArabicRequest = <Result>(work: () => Promise<Result>) =>
  requestScope.run(createScope("languages", "POST", "ar"), work);

async function addOrganizationIn(language: Language | null) {
  const id = await addOrganization(ctx);
  await setDefaultLanguage(sysadmin, id, language);
  return id;
}

async function readSubject(username: string) {
  const [mail] = await ctx.db
    .select({ subject: mailOutbox.subject })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${username}@example.org`))
    .orderBy(desc(mailOutbox.id));
  return mail?.subject;
}

test.each<[Language | null, Language | null, Language]>([
  ["de", null, "de"],
  ["de", "fr", "de"],
  [null, "fr", "fr"],
  ["en", "fr", "en"],
  [null, null, "ar"],
])("an account in %s, of an organization in %s, gets mails in %s", async (own, ofOrganization, language) => {
  const { userName, id, ...user } = await addUser(ctx, { organizationId: await addOrganizationIn(ofOrganization) });
  await changeOwnLanguage(user.ctx, own);
  await inArabicRequest(() => requestPasswordReset(ctx, `${userName}@example.org`, testSite, device));
  expect(await readSubject(userName)).toBe(inLocale(language, () => texts.accountMails.resetSubject({ productName })));
  await inArabicRequest(() => forcePasswordReset(sysadmin, id, testSite));
  expect(await readSubject(userName)).toBe(
    inLocale(language, () => texts.accountMails.forcedResetSubject({ productName })),
  );
});

test("a user added by hand and users of a roster are invited in their organization's language", async () => {
  const organizationId = await addOrganizationIn("es");
  const admin = (await addUser(ctx, { role: "OrganizationAdmin", organizationId })).ctx;
  await changeOwnLanguage(admin, "de");
  const subjectIn = (language: Language) =>
    inLocale(language, () =>
      texts.accountMails.invitationSubject({ inviter: admin.actor.username, course: null, productName }),
    );
  const names = { firstName: "", lastName: "", rankTitle: "" };
  const [added, imported] = [unique("added"), unique("imported")];
  await inArabicRequest(() =>
    inviteUser(
      admin,
      { userName: added, email: `${added}@example.org`, ...names, role: "User" },
      organizationId,
      testSite,
    ),
  );
  expect(await readSubject(added)).toBe(subjectIn("es"));
  await inArabicRequest(async () => {
    const bytes = new TextEncoder().encode(`userName,email\n${imported},${imported}@example.org`);
    const id = await checkRoster(admin, { bytes, fileName: "fall.csv", organizationId });
    await importRoster(admin, id, { site: testSite, secret: "a secret of the tests" });
  });
  expect(await readSubject(imported)).toBe(subjectIn("es"));
});

test("an account's language is changed by its owner, and without one the organization's is used", async () => {
  const person = await addUser(ctx, { organizationId: await addOrganizationIn("fr") });
  expect(await changeOwnLanguage(person.ctx, "es")).toBe("es");
  expect(await readLanguage(ctx, person.id)).toEqual({ own: "es", ofOrganization: "fr" });
  expect(await changeOwnLanguage(person.ctx, null)).toBe("fr");
  expect(await readLanguage(ctx, person.id)).toEqual({ own: null, ofOrganization: "fr" });
  expect(await changeOwnLanguage((await addUser(ctx)).ctx, null)).toBe(null);
});

test("only system administrators set an organization's language, and each change is in the audit trail once", async () => {
  const id = await addOrganizationIn("de");
  const admin = (await addUser(ctx, { role: "OrganizationAdmin", organizationId: id })).ctx;
  await expect(setDefaultLanguage(admin, id, "fr")).rejects.toMatchObject({ code: "forbidden" });
  await setDefaultLanguage(sysadmin, id, "de");
  await setDefaultLanguage(sysadmin, id, null);
  expect(await readDefaultLanguage(sysadmin, id)).toBe(null);
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.filter(({ action }) => action === "organization.language").map(({ details }) => details)).toEqual([
    { from: "", to: "de" },
    { from: "de", to: "" },
  ]);
});
