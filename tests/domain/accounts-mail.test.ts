import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNotNull, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailOutbox } from "~/db/schema";
import { writeResetLinkMail } from "~/domain/accounts/request-password-reset";
import { writeInvitation } from "~/domain/accounts/invitation-mail";
import { writeWelcomeMail } from "~/domain/accounts/welcome-mail";
import { deliverOutbox, type Send } from "~/domain/mail/deliver-outbox";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { writeReceiptMail } from "~/domain/payments/receipt-mail";
import { createMailSender } from "~/http/mail.server";
import { readEnvironment } from "~/http/environment.server";
import { later, testContext } from "../support/database";
import { startSmtpReceiver } from "../support/smtp-receiver";
import { testSite } from "../support/test-site";
import pino from "pino";
import { firstOf, onlyOf } from "../support/tuples";

const ctx = await testContext();
const log = pino({ level: "silent" });
const invited = {
  username: "ada",
  email: "ada@example.org",
  code: "AAAA-BBBB-CCCC",
  courses: ["Orbital Mechanics 101"],
};
const user = { username: "ada", email: "ada@example.org" };
const senderTo = (smtpUrl: string, dataDir = "./var") =>
  createMailSender({
    env: { ...readEnvironment({ SESSION_SECRET: "x".repeat(32), SMTP_URL: smtpUrl }), dataDir },
    log,
  });
const waiting = () => ctx.db.$count(mailOutbox, isNull(mailOutbox.sentAt));
const mailOne = (at = ctx) => enqueueMail(at, writeWelcomeMail(user, testSite));

beforeEach(async () => void (await ctx.db.delete(mailOutbox)));

test("a mail has a text and an HTML part and comes from the support address", async () => {
  const receiver = await startSmtpReceiver();
  await enqueueMail(ctx, writeResetLinkMail(user, "a-token-of-43-characters-0123456789abcdefghi", testSite));
  expect(await deliverOutbox(ctx, senderTo(receiver.url))).toEqual({ sent: 1, failed: 0, givenUp: 0 });
  const mail = firstOf(receiver.mails);
  const link =
    "https://apsis.test/reset-password?email=ada%40example.org&token=a-token-of-43-characters-0123456789abcdefghi";
  expect(mail).toMatchObject({
    subject: "Reset your Apsis password",
    from: { address: "support@apsis.example", name: "Apsis" },
    to: [{ address: "ada@example.org" }],
  });
  expect(mail.text!.split("\n")).toContain(link);
  expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);
  await receiver.close();
});

const inviting = { inviter: "Ruth Lindqvist", organization: "Aurora Academy", requiredProvider: null };
const price = { amount: 25_000, currency: "usd", interval: "month", intervalCount: 1 } as const;
const bought = {
  price: { id: "price_x", ...price },
  lastPayment: null,
  currentPeriodEnd: new Date("2026-04-02T00:30:00Z"),
};

test.each([
  writeWelcomeMail(user, testSite),
  writeInvitation(invited, inviting, testSite),
  writeReceiptMail(user, bought, new Date("2026-03-02T23:30:00Z"), testSite),
])("the text of $subject reads well in a terminal", ({ textBody }) => {
  for (const line of textBody.split("\n")) if (!/^https?:/.test(line)) expect(line.length).toBeLessThanOrEqual(72);
});

test("an invitation names the inviter, the course, the place and the first step", () => {
  const { subject, textBody } = writeInvitation(invited, inviting, testSite);
  expect(subject).toBe("Ruth Lindqvist invited you to Orbital Mechanics 101 on Apsis");
  for (const text of [
    "Ruth Lindqvist invited you to the course “Orbital Mechanics 101” at\nAurora Academy.",
    "Username      ada",
    "Organization  Aurora Academy",
    "Course        Orbital Mechanics 101",
    "https://apsis.test/reset-password?username=ada&code=AAAA-BBBB-CCCC",
  ])
    expect(textBody).toContain(text);
  const alone = writeInvitation(
    { ...invited, courses: [] },
    { ...inviting, inviter: "chief", organization: null },
    testSite,
  );
  expect(alone.subject).toBe("chief invited you to join Apsis");
  expect(alone.textBody).not.toMatch(/Organization|Course|null|undefined/);
});

test("the receipt states the amount, the day and how to cancel", () => {
  const { textBody } = writeReceiptMail(user, bought, new Date("2026-03-02T23:30:00Z"), testSite);
  for (const text of [
    "$250.00 USD",
    "Paid on       03/02/2026",
    "Next payment  04/02/2026",
    "cancel anytime",
    "https://apsis.test/account",
  ])
    expect(textBody).toContain(text);
});

test("a user's name can't inject HTML or a mail header", () => {
  const mail = writeWelcomeMail({ email: user.email, username: '<img src=x>"\r\nBcc: all@example.org' }, testSite);
  expect(mail.htmlBody).not.toContain("<img");
  expect(mail.subject).toBe("Welcome to Apsis");
});

test("if the mail server is down, the mail is retried with growing delays and arrives once", async () => {
  const receiver = await startSmtpReceiver();
  await receiver.close();
  await mailOne();
  const delays: number[] = [];
  for (let at = ctx, round = 0; round < 4; round++) {
    expect(await deliverOutbox(at, senderTo(receiver.url))).toMatchObject({ sent: 0, failed: 1 });
    expect(await deliverOutbox(at, senderTo(receiver.url))).toEqual({ sent: 0, failed: 0, givenUp: 0 });
    const { nextTryAt, lastError } = firstOf(await ctx.db.select().from(mailOutbox));
    expect(lastError).toContain("ECONNREFUSED");
    delays.push((nextTryAt.getTime() - at.now.getTime()) / 1_000);
    at = { ...at, now: nextTryAt };
  }
  expect(delays).toEqual([30, 60, 120, 240]);
  const back = await startSmtpReceiver(receiver.port);
  await deliverOutbox(later(ctx, 60), senderTo(back.url));
  await deliverOutbox(later(ctx, 120), senderTo(back.url));
  expect(back.mails).toHaveLength(1);
  await back.close();
});

test("a mail that the server refuses is retried for five days and then kept for the operator", async () => {
  const receiver = await startSmtpReceiver();
  receiver.mood("refusing");
  await mailOne();
  expect(await deliverOutbox(ctx, senderTo(receiver.url))).toEqual({ sent: 0, failed: 1, givenUp: 0 });
  expect(await deliverOutbox(later(ctx, 4 * 24 * 60), senderTo(receiver.url))).toEqual({
    sent: 0,
    failed: 1,
    givenUp: 0,
  });
  expect(await deliverOutbox(later(ctx, 6 * 24 * 60), senderTo(receiver.url))).toEqual({
    sent: 0,
    failed: 0,
    givenUp: 1,
  });
  expect(await deliverOutbox(later(ctx, 60 * 24 * 60), senderTo(receiver.url))).toEqual({
    sent: 0,
    failed: 0,
    givenUp: 0,
  });
  const [failedMail] = await ctx.db.select().from(mailOutbox);
  expect(failedMail).toMatchObject({
    sentAt: null,
    failedAt: later(ctx, 6 * 24 * 60).now,
    lastError: expect.stringContaining("Mailbox unavailable"),
  });
  await receiver.close();
});

test("while the mail server is slow, the database is free and no other instance sends the mail", async () => {
  const receiver = await startSmtpReceiver();
  const { waiting: arrived, release } = receiver.hold();
  await mailOne();
  const first = deliverOutbox(ctx, senderTo(receiver.url));
  await arrived;
  await mailOne();
  expect(await waiting()).toBe(2);
  const others = await Promise.all([1, 2, 3].map((minutes) => deliverOutbox(later(ctx, minutes / 60), async () => {})));
  expect(others.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  release();
  expect((await first).sent).toBe(1);
  // Its links work for days, so sent mails are deleted.
  const sentMails = await ctx.db.select().from(mailOutbox).where(isNotNull(mailOutbox.sentAt));
  expect(sentMails.map(({ textBody, htmlBody }) => textBody + htmlBody)).toEqual(sentMails.map(() => ""));
  expect(receiver.mails).toHaveLength(1);
  await receiver.close();
});

test("ten instances send each of a hundred mails once", async () => {
  const receiver = await startSmtpReceiver();
  for (let i = 0; i < 100; i++)
    await enqueueMail(ctx, { ...writeWelcomeMail(user, testSite), recipient: `student-${i}@example.org` });
  const send = senderTo(receiver.url);
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while ((await deliverOutbox(ctx, send)).sent > 0);
    }),
  );
  expect(await waiting()).toBe(0);
  expect(new Set(receiver.mails.map(({ to }) => to![0]!.address)).size).toBe(100);
  expect(receiver.mails).toHaveLength(100);
  await receiver.close();
});

test("if a process dies while sending, the mail goes out after five minutes with the same Message-ID", async () => {
  await mailOne();
  const ids: string[] = [];
  // The first instance dies after the server accepted but before it marked the mail: its promise never settles.
  const dying: Send = ({ id }) => new Promise(() => ids.push(id));
  void deliverOutbox(ctx, dying);
  await expect.poll(() => ids.length).toBe(1);
  const living: Send = async ({ id }) => void ids.push(id);
  expect(await deliverOutbox(later(ctx, 4), living)).toMatchObject({ sent: 0 });
  expect(await deliverOutbox(later(ctx, 6), living)).toMatchObject({ sent: 1 });
  expect(ids).toEqual([ids[0], ids[0]]);
  await ctx.db.update(mailOutbox).set({ sentAt: ctx.now }).where(eq(mailOutbox.id, ids[0]!));
});

test("a connection that breaks before acceptance is a failure and is retried", async () => {
  const receiver = await startSmtpReceiver();
  receiver.mood("hangingUp");
  await mailOne();
  expect(await deliverOutbox(ctx, senderTo(receiver.url))).toMatchObject({ failed: 1 });
  receiver.mood("willing");
  expect(await deliverOutbox(later(ctx, 1), senderTo(receiver.url))).toMatchObject({ sent: 1 });
  expect(new Set(receiver.mails.map(({ messageId }) => messageId)).size).toBe(1);
  await receiver.close();
});

test("a mail that can be stopped says where, for one click, and its address is forgotten once it is sent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "apsis-mail-"));
  const stopUrl = `https://apsis.test/stop-mails/feedback.${"0".repeat(36)}.${"s".repeat(43)}`;
  await enqueueMail(ctx, { ...writeWelcomeMail(user, testSite), stopUrl });
  const env = { ...readEnvironment({ SESSION_SECRET: "x".repeat(32) }), dataDir: folder };
  await deliverOutbox(ctx, createMailSender({ env, log }));
  const file = readFileSync(join(folder, "outbox", onlyOf(readdirSync(join(folder, "outbox")))), "utf8");
  const headers = file.slice(0, file.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, " ");
  expect(headers).toContain(`List-Unsubscribe: <${stopUrl}>`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(await ctx.db.$count(mailOutbox, isNull(mailOutbox.stopUrl))).toBe(1);
  rmSync(folder, { recursive: true });
});

test("without SMTP_URL each mail is a file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "apsis-mail-"));
  await mailOne();
  const env = { ...readEnvironment({ SESSION_SECRET: "x".repeat(32) }), dataDir: folder };
  await deliverOutbox(ctx, createMailSender({ env, log }));
  const file = onlyOf(readdirSync(join(folder, "outbox")));
  expect(readFileSync(join(folder, "outbox", file), "utf8")).toContain("Subject: Welcome to Apsis");
  rmSync(folder, { recursive: true });
});
