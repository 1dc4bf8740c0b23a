// Emails a day before a due date, to those who asked for them.
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowsOf, Time, timeOf } from "~/db/rows.server";
import { dueReminders } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { writeForUser } from "~/domain/accounts/own-language";
import { Email } from "~/domain/accounts/registration-details";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { formatDateTime } from "~/domain/date-text";
import { lockUsers } from "~/domain/locks";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { playAddressOf } from "~/domain/play-address";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import type { StopUrl } from "~/domain/mail/stop-mails";
import { texts } from "~/texts";
import { listOwnDates, type OwnDate } from "./list-own-dates";

const dayMs = 24 * 3_600_000;
const maxAtOnce = 200;

/** Whether the actor wants to be reminded. */
export const wantsReminders = async ({ db, actor }: SignedInCtx): Promise<boolean> =>
  (await db.$count(dueReminders, eq(dueReminders.userId, actor.userId))) > 0;

export async function setReminders({ db, actor, now }: SignedInCtx, isWanted: boolean): Promise<void> {
  assertCan(actor, "account:change", { ownerId: actor.userId });
  if (isWanted)
    await db.insert(dueReminders).values({ userId: actor.userId, remindedUntil: now }).onConflictDoNothing();
  else await db.delete(dueReminders).where(eq(dueReminders.userId, actor.userId));
}

const Student = v.object({ userId: v.string(), email: v.string(), username: v.string(), remindedUntil: Time });

/** Writes an email to each who has something due within a day that they weren't reminded of. Returns how many. */
export async function mailReminders(ctx: Ctx, site: MailSite, stopUrlOf?: StopUrl): Promise<number> {
  const until = new Date(ctx.now.getTime() + dayMs);
  const students = await rowsOf(
    ctx.db,
    Student,
    sql`select u.id as "userId", trim(u.email) as email, u.username, r.reminded_until as "remindedUntil"
        from due_reminders r join users u on u.id = r.user_id
        where u.enabled and u.email <> '' and r.reminded_until <= ${timeOf(new Date(until.getTime() - 60_000))}
        order by r.reminded_until limit ${maxAtOnce}`,
  );
  let mailed = 0;
  for (const student of students) if (await mailStudent(ctx, student, until, { site, stopUrlOf })) mailed++;
  return mailed;
}

function mailStudent(
  ctx: Ctx,
  { userId, email, username, remindedUntil }: v.InferOutput<typeof Student>,
  until: Date,
  { site, stopUrlOf }: { site: MailSite; stopUrlOf: StopUrl | undefined },
): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [userId], "key share");
    // Of several instances one claims this stretch of time.
    const claimed = await countRows(
      inner.db,
      sql`update due_reminders set reminded_until = ${timeOf(until)}
          where user_id = ${userId} and reminded_until = ${timeOf(remindedUntil)} returning user_id`,
    );
    if (claimed === 0 || !v.is(Email, email)) return false;
    const after = new Date(Math.max(remindedUntil.getTime(), ctx.now.getTime()));
    const dates = (await listOwnDates(inner, userId, { after, until })).filter(({ isDone }) => !isDone);
    if (dates.length === 0) return false;
    const mail = await writeForUser(inner, userId, () => composeReminder({ email, username }, dates, site));
    await enqueueMail(inner, { ...mail, stopUrl: stopUrlOf?.("dueDates", userId) });
    return true;
  });
}

/** The scenario itself if there is one only. */
const pageOf = ([first, ...others]: OwnDate[]) =>
  first && others.length === 0
    ? playAddressOf({ classId: first.classSessionId, scenarioId: first.scenarioId })
    : `/results?class=${first?.classSessionId ?? ""}`;

const composeReminder = ({ email, username }: { email: string; username: string }, dates: OwnDate[], site: MailSite) =>
  composeMail(site, {
    recipient: email,
    subject: texts.dueDates.mailSubject({ scenarios: dates.length, productName: site.productName }),
    paragraphs: [
      texts.dueDates.mailText({ username, scenarios: dates.length }),
      ...dates.map(({ scenarioTitle, courseName, dueAt, timeZone }) =>
        texts.dueDates.mailLine({
          ...{ scenarioTitle, courseName },
          date: dueAt ? `${formatDateTime(dueAt, timeZone)} (${timeZone})` : "",
        }),
      ),
      { link: `${site.url}${pageOf(dates)}` },
      texts.dueDates.mailStop,
      { link: `${site.url}/account` },
    ],
  });
