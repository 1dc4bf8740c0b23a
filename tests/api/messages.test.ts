// Mail from instructors to students of their classes: with the organization's consent, within limits, with a copy.
import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRunningClass, addStudent, addUser, attemptOf, testPassword, type Person } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, ask, testApi, withServer } from "../support/rest-api";
import { recordAttempt } from "../support/set-up";
import { startSmtpReceiver } from "../support/smtp-receiver";
import { auditEntries, courseMessages, mailOutbox, organizations } from "../support/tables";

const ctx = await testApi();

const addressOf = (sessionId: string, query = "") => `/instructor/gradebook/${sessionId}/students/message${query}`;
const cookieOf = (person: Person) => cookiesOf(apiUrl(), person.userName, testPassword);

async function read(path: string, cookie: string) {
  const answer = await ask(path, { headers: { cookie } });
  const html = await answer.text();
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>")).replaceAll("<!-- -->", "");
  return { status: answer.status, main };
}

async function post(path: string, cookie: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  const headers = { cookie, origin: apiUrl(), "content-type": "application/x-www-form-urlencoded" };
  const answer = await ask(path, { method: "POST", headers, body });
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
}

async function addClass(allowsMessages = true, on = ctx) {
  const running = await addRunningClass(on, { students: 0 });
  const addNamed = (firstName: string) =>
    addStudent(on, running, { userName: `${firstName}-${running.sessionId.slice(-8)}`, firstName, lastName: "Novak" });
  const [good, low] = [await addNamed("Grace"), await addNamed("Lowell")];
  await recordAttempt(good.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 95 }));
  await recordAttempt(low.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 50 }));
  if (allowsMessages)
    await on.db.update(organizations).set({ allowsMessages: true }).where(eq(organizations.id, running.organizationId));
  return { ...running, good, low, cookie: await cookieOf(running.owner) };
}

const message = { subject: "How is it going?", text: "Come to my office hour.\n\nBest wishes" };
const mailsTo = async (people: Person[]) => {
  const addresses = await ctx.db.execute(sql`select email from users where id in ${people.map(({ id }) => id)}`);
  const emails = (addresses as unknown as { rows: { email: string }[] }).rows.map(({ email }) => email);
  return ctx.db.select().from(mailOutbox).where(inArray(mailOutbox.recipient, emails));
};

test("students at risk are preselected, get single mails, and the course stores a copy", async () => {
  const { sessionId, id, cookie, good, low, owner } = await addClass();
  const { main } = await read(addressOf(sessionId, "?show=at-risk"), cookie);
  const ticked = (person: Person) => new RegExp(`name="to-${person.id}"[^>]*checked`).test(main);
  expect([ticked(low), ticked(good)]).toEqual([true, false]);
  const formKey = /name="formKey" value="([^"]+)"/.exec(main)?.[1] ?? "";
  const fields = { ...message, formKey, [`to-${low.id}`]: "on" };
  const answers = await Promise.all([
    post(addressOf(sessionId), cookie, fields),
    post(addressOf(sessionId), cookie, fields),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  const mails = (await mailsTo([good, low])).filter(({ subject }) => subject === message.subject);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.replyTo).toMatch(new RegExp(`^${owner.userName}@`));
  const after = await read(addressOf(sessionId), cookie);
  expect(after.main).toContain("Lowell Novak");
  expect(after.main).toContain(message.subject);
  expect(await ctx.db.select().from(courseMessages).where(eq(courseMessages.courseId, id))).toHaveLength(1);
  const audited = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audited.filter(({ action }) => action === "course.message")).toHaveLength(1);
});

test("without the organization's consent nothing is sent, and the page says who can give it", async () => {
  const { sessionId, cookie, low } = await addClass(false);
  const { main } = await read(addressOf(sessionId), cookie);
  expect(main).toContain("doesn&#x27;t allow messages to students");
  expect(main).not.toContain('name="subject"');
  const { status } = await post(addressOf(sessionId), cookie, { ...message, [`to-${low.id}`]: "on" });
  expect(status).toBe(403);
});

test("nobody can message foreign students or classes, and students can't at all", async () => {
  const [ownClass, foreignClass] = [await addClass(), await addClass()];
  const foreign = await post(addressOf(foreignClass.sessionId), ownClass.cookie, {
    ...message,
    [`to-${foreignClass.low.id}`]: "on",
  });
  expect(foreign.status).toBe(404);
  expect((await read(addressOf(foreignClass.sessionId), ownClass.cookie)).status).toBe(404);
  const smuggled = await post(addressOf(ownClass.sessionId), ownClass.cookie, {
    ...message,
    [`to-${ownClass.low.id}`]: "on",
    [`to-${foreignClass.low.id}`]: "on",
  });
  expect(smuggled.status).toBe(404);
  const student = await post(addressOf(ownClass.sessionId), await cookieOf(ownClass.low), message);
  expect(student.status).toBe(302);
  expect(
    await ctx.db
      .select()
      .from(courseMessages)
      .where(inArray(courseMessages.courseId, [ownClass.id, foreignClass.id])),
  ).toEqual([]);
});

test("a refused message keeps the typed text and the selection, and names the field", async () => {
  const { sessionId, cookie, good, low } = await addClass();
  const { status, html } = await post(addressOf(sessionId), cookie, {
    subject: " ",
    text: "Kept text",
    [`to-${good.id}`]: "on",
  });
  expect(status).toBe(422);
  expect(html).toContain("Enter a subject.");
  expect(html).toContain("Kept text");
  expect(new RegExp(`name="to-${good.id}"[^>]*checked`).test(html)).toBe(true);
  expect(new RegExp(`name="to-${low.id}"[^>]*checked`).test(html)).toBe(false);
  const nobody = await post(addressOf(sessionId), cookie, message);
  expect([nobody.status, nobody.html.includes("Choose at least one student.")]).toEqual([422, true]);
  const tooLong = await post(addressOf(sessionId), cookie, { ...message, text: "x".repeat(5_001) });
  expect([tooLong.status, tooLong.html.includes("at most 5,000 characters")]).toEqual([422, true]);
  const twoLines = await post(addressOf(sessionId), cookie, { ...message, subject: "One\r\nBcc: all@example.org" });
  expect([twoLines.status, twoLines.html.includes("The subject must be a single line.")]).toEqual([422, true]);
});

test("students without an address are named and get no mail", async () => {
  const { sessionId, cookie, good, low } = await addClass();
  await ctx.db.execute(sql`update users set email = 'n/a', email_key = ${`n/a ${low.id}`} where id = ${low.id}`);
  const answer = await post(addressOf(sessionId), cookie, {
    ...message,
    [`to-${good.id}`]: "on",
    [`to-${low.id}`]: "on",
  });
  expect(answer.status).toBe(302);
  const { main } = await read(addressOf(sessionId), cookie);
  expect(main).toContain("Not sent because there&#x27;s no email address: Lowell Novak.");
});

test("an instructor sends at most twenty messages a day; refused ones don't count", async () => {
  const { sessionId, cookie, good } = await addClass();
  const fields = { ...message, [`to-${good.id}`]: "on" };
  expect((await post(addressOf(sessionId), cookie, message)).status).toBe(422);
  const answers = [];
  for (let turn = 0; turn < 21; turn++)
    answers.push((await post(addressOf(sessionId), cookie, { ...fields, subject: `Number ${turn}` })).status);
  expect(answers).toEqual([...Array<number>(20).fill(302), 429]);
});

test("a system administrator gives and withdraws the organization's consent", async () => {
  const { sessionId, cookie, organizationId } = await addClass(false);
  const admin = await cookieOf(await addUser(ctx, { role: "SystemAdmin" }));
  const set = (fields: Record<string, string>) =>
    post("/admin/organizations", admin, { intent: "messages", id: organizationId, ...fields });
  expect((await set({ allowsMessages: "on" })).status).toBe(302);
  expect((await read(addressOf(sessionId), cookie)).main).toContain('name="subject"');
  expect((await set({})).status).toBe(302);
  expect((await read(addressOf(sessionId), cookie)).main).not.toContain('name="subject"');
  expect((await post("/admin/organizations", cookie, { intent: "messages", id: organizationId })).status).toBe(302);
  const audited = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, organizationId));
  expect(audited.filter(({ action }) => action === "organization.messages")).toHaveLength(2);
});

test("the mail goes out with the instructor's address for replies", async () => {
  const receiver = await startSmtpReceiver();
  await withServer({ SMTP_URL: receiver.url }, async (on) => {
    const { sessionId, cookie, good, owner } = await addClass(true, on);
    expect((await post(addressOf(sessionId), cookie, { ...message, [`to-${good.id}`]: "on" })).status).toBe(302);
    const find = () => receiver.mails.find(({ subject }) => subject === message.subject);
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    expect(find()?.replyTo).toMatchObject([{ address: expect.stringContaining(owner.userName) as string }]);
    expect(find()?.text).toContain("Come to my office hour.");
  });
  await receiver.close();
}, 60_000);

test("without a mail server the page shows the addresses, and nothing is sent", async () => {
  await withServer({ SMTP_URL: "" }, async (on) => {
    const { sessionId, cookie, low, good } = await addClass(true, on);
    const { main } = await read(addressOf(sessionId, "?show=at-risk"), cookie);
    expect(main).toContain("This server doesn&#x27;t send email.");
    expect([main.includes(`${low.userName}@`), main.includes(`${good.userName}@`)]).toEqual([true, false]);
    expect(main).not.toContain('name="subject"');
    expect((await post(addressOf(sessionId), cookie, { ...message, [`to-${low.id}`]: "on" })).status).toBe(409);
    // Without consent no filter reveals addresses, so the page doesn't offer any.
    const classWithoutConsent = await addClass(false, on);
    const page = await read(addressOf(classWithoutConsent.sessionId, "?show=at-risk"), classWithoutConsent.cookie);
    expect(page.main).toContain("allow messages to students");
    expect(page.main).not.toContain("filter the gradebook and choose");
  });
}, 60_000);
