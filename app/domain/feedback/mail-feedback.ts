// Mails that tell students about comments that they haven't read: one a day at most.
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowOf, rowsOf, timeOf } from "~/db/rows.server";
import { feedbackMails } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { writeForUser } from "~/domain/accounts/own-language";
import { Email } from "~/domain/accounts/registration-details";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import type { StopUrl } from "~/domain/mail/stop-mails";
import { texts } from "~/texts";
import { isReleased } from "./list-comments";

const dayMs = 24 * 3_600_000;
/** Instructors write several comments in a row. */
const pauseMs = 10 * 60_000;
const maxAtOnce = 100;

/** Writes a mail to each student with comments that are unread and not yet mailed. Returns how many. */
export async function mailFeedback(ctx: Ctx, site: MailSite, stopUrlOf?: StopUrl): Promise<number> {
  const due = await rowsOf(
    ctx.db,
    v.object({ userId: v.string() }),
    sql`select f.user_id as "userId" from feedback_comments f
        join users u on u.id = f.user_id
        left join feedback_mails m on m.user_id = f.user_id
        where f.read_at is null and f.mailed_at is null and ${isReleased(ctx)} and u.enabled and u.email <> ''
          and coalesce(m.is_wanted, true) and ${isRested(ctx, sql`m.mailed_at`)}
        group by f.user_id having min(f.written_at) <= ${timeOf(new Date(ctx.now.getTime() - pauseMs))}
        order by min(f.number) limit ${maxAtOnce}`,
  );
  let mailed = 0;
  for (const { userId } of due) if (await mailStudent(ctx, userId, site, stopUrlOf)) mailed++;
  return mailed;
}

const isRested = ({ now }: Ctx, mailedAt: ReturnType<typeof sql>) =>
  sql`coalesce(${mailedAt} <= ${timeOf(new Date(now.getTime() - dayMs))}, true)`;

const Student = v.object({ email: v.string(), username: v.string() });

function mailStudent(ctx: Ctx, userId: string, site: MailSite, stopUrlOf?: StopUrl): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    await lockUsers(inner, [userId], "key share");
    // Of several instances one claims the day.
    const claimed = await countRows(
      db,
      sql`insert into feedback_mails as m (user_id, mailed_at) select id, ${timeOf(now)} from users where id = ${userId}
          on conflict (user_id) do update set mailed_at = excluded.mailed_at
          where m.is_wanted and ${isRested(inner, sql`m.mailed_at`)} returning user_id`,
    );
    if (claimed === 0) return false;
    const { comments, classSessionId } = await rowOf(
      db,
      v.object({ comments: v.number(), classSessionId: v.nullable(v.string()) }),
      sql`with mailed as (update feedback_comments f set mailed_at = ${timeOf(now)}
            where f.user_id = ${userId} and f.read_at is null and f.mailed_at is null and ${isReleased(inner)}
            returning f.number, f.class_session_id)
          select (select count(*)::int from mailed) as comments,
            (select class_session_id from mailed order by number limit 1) as "classSessionId"`,
    );
    const student = await rowOf(
      db,
      Student,
      sql`select trim(email) as email, username from users where id = ${userId}`,
    );
    if (classSessionId === null || !v.is(Email, student.email)) return false;
    const mail = await writeForUser(inner, userId, () =>
      composeFeedbackMail(student, { comments, classSessionId }, site),
    );
    await enqueueMail(inner, { ...mail, stopUrl: stopUrlOf?.("feedback", userId) });
    return true;
  });
}

/** The comments are behind a sign-in, and not in the mail. `classSessionId`: the class of the oldest of them. */
const composeFeedbackMail = (
  { email, username }: v.InferOutput<typeof Student>,
  { comments, classSessionId }: { comments: number; classSessionId: string },
  site: MailSite,
) =>
  composeMail(site, {
    recipient: email,
    subject: texts.feedback.mailSubject({ comments, productName: site.productName }),
    paragraphs: [
      texts.feedback.mailText({ username, comments }),
      { link: `${site.url}/results?class=${classSessionId}` },
      texts.feedback.mailStop,
      { link: `${site.url}/account` },
    ],
  });

/** Whether the actor wants mails about comments. */
export async function wantsFeedbackMails({ db, actor }: SignedInCtx): Promise<boolean> {
  const [setting] = await db
    .select({ isWanted: feedbackMails.isWanted })
    .from(feedbackMails)
    .where(eq(feedbackMails.userId, actor.userId));
  return setting?.isWanted ?? true;
}

export async function setFeedbackMails({ db, actor }: SignedInCtx, isWanted: boolean): Promise<void> {
  assertCan(actor, "account:change", { ownerId: actor.userId });
  await db
    .insert(feedbackMails)
    .values({ userId: actor.userId, isWanted })
    .onConflictDoUpdate({ target: feedbackMails.userId, set: { isWanted } });
}
