// Due dates outside the product: in a calendar by a secret address, and in an email a day before.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { releases } from "~/db/schema";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import {
  createCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  writeCalendar,
} from "~/domain/due-dates/calendar-feed";
import { mailReminders, setReminders } from "~/domain/due-dates/mail-reminders";
import { extendDueDates, setClassDates } from "~/domain/due-dates/set-dates";
import { addRunningClass, addUser, attemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";

const ctx = await testContext();
const visitor = { ...ctx, actor: null };
const site = { productName: "Apsis", url: "https://apsis.test", supportEmail: "support@apsis.test" };
const hour = 60;
const at = (minutes: number) => later(ctx, minutes).now;

const dueIn = (running: RunningClass, minutes: number) =>
  setClassDates(running.owner.ctx, running.sessionId, {
    timeZone: "Europe/Berlin",
    dates: [{ scenarioId: running.lesson, campaignId: null, opensAt: null, dueAt: at(minutes) }],
  });

const mailsTo = async ({ students: [student] }: RunningClass<1>) =>
  (
    await storedRows<{ text: string }>(
      ctx.db,
      sql`select text_body as text from mail_outbox
          where recipient = (select email from users where id = ${student.id})`,
    )
  ).map(({ text }) => text);

test("a calendar reads a person's due dates by an address that can be replaced and removed", async () => {
  const running = await addRunningClass(ctx);
  const { ctx: student, id } = running.students[0];
  await dueIn(running, 30 * hour);
  await extendDueDates(running.owner.ctx, running.sessionId, {
    ...{ userIds: [id], scenarioIds: [running.lesson], dueAt: at(54 * hour), reason: "Was ill." },
  });
  const token = await createCalendarFeed(student);
  const calendar = await writeCalendar(visitor, token, site);
  const start = at(54 * hour)
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, "");
  expect(calendar).toContain("BEGIN:VCALENDAR");
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendar).toContain(`DTSTART:${start}`);
  expect(calendar).not.toContain("ill");
  expect(await readCalendarFeed(student)).toMatchObject({ readAt: ctx.now });
  const other = await createCalendarFeed(student);
  await expect(writeCalendar(visitor, token, site)).rejects.toMatchObject({ code: "notFound" });
  await writeCalendar(visitor, other, site);
  await removeCalendarFeed(student);
  await expect(writeCalendar(visitor, other, site)).rejects.toMatchObject({ code: "notFound" });
});

test("a calendar can't be read after its person's account is disabled", async () => {
  const running = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const token = await createCalendarFeed(running.students[0].ctx);
  await setEnabled(admin.ctx, running.students[0].id, false);
  await expect(writeCalendar(visitor, token, site)).rejects.toMatchObject({ code: "notFound" });
});

test("a day before a due date those who asked get one email about what they haven't handed in", async () => {
  const running = await addRunningClass(ctx);
  const { ctx: student } = running.students[0];
  await dueIn(running, 30 * hour);
  await mailReminders(later(visitor, 7 * hour), site);
  expect(await mailsTo(running)).toEqual([]);
  await setReminders(student, true);
  await mailReminders(later(visitor, 5 * hour), site);
  expect(await mailsTo(running)).toEqual([]);
  await Promise.all([mailReminders(later(visitor, 7 * hour), site), mailReminders(later(visitor, 7 * hour), site)]);
  await mailReminders(later(visitor, 8 * hour), site);
  const mails = await mailsTo(running);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("(Europe/Berlin)");
});

test("no email comes about what is done, or once reminders are off", async () => {
  const running = await addRunningClass(ctx);
  const { ctx: student } = running.students[0];
  await setReminders(student, true);
  await dueIn(running, 30 * hour);
  await recordAttempt(later(student, hour), attemptOf(running.lesson, running.sessionId));
  await mailReminders(later(visitor, 7 * hour), site);
  await setReminders(student, false);
  await dueIn(running, 60 * hour);
  await mailReminders(later(visitor, 50 * hour), site);
  expect(await mailsTo(running)).toEqual([]);
});

test("an excluded attempt brings reminders back only once its grade is released", async () => {
  const running = await addRunningClass(ctx);
  const { ctx: student } = running.students[0];
  await setReminders(student, true);
  await dueIn(running, 30 * hour);
  await addHeldGrades(running);
  const { receipt } = await recordAttempt(later(student, hour), attemptOf(running.lesson, running.sessionId));
  await excludeAttempt(later(running.owner.ctx, 2 * hour), receipt.attemptId, "Copied.");
  await mailReminders(later(visitor, 7 * hour), site);
  expect(await mailsTo(running)).toEqual([]);
  await ctx.db.delete(releases).where(eq(releases.classSessionId, running.sessionId));
  await dueIn(running, 34 * hour);
  await mailReminders(later(visitor, 11 * hour), site);
  expect(await mailsTo(running)).toHaveLength(1);
});

const addHeldGrades = ({ sessionId, lesson, owner }: RunningClass<1>) =>
  ctx.db.insert(releases).values({
    ...{ classSessionId: sessionId, scenarioId: lesson, part: "grades", rule: "held" },
    ...{ setBy: owner.id, setterName: owner.userName, setAt: ctx.now },
  });
