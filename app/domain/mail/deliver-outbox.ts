import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { mailOutbox } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import type { Mail } from "./enqueue-mail";

const atOnce = 10;
const minute = 60_000;
/** How long a claimed mail belongs to one sender, who renews the claim while sending. */
const claim = 5 * minute;
const firstDelay = minute / 2;
const maxDelay = 6 * 60 * minute;
const giveUpAfter = 5 * 24 * 60 * minute;

const DueMail = v.object({
  id: v.string(),
  recipient: v.string(),
  replyTo: v.nullable(v.string()),
  stopUrl: v.nullable(v.string()),
  subject: v.string(),
  textBody: v.string(),
  htmlBody: v.string(),
  tries: v.number(),
  createdAt: Time,
  isLast: v.boolean(),
});
type DueMail = v.InferOutput<typeof DueMail>;

/** `id` identifies the mail permanently, so that a receiver can recognize a duplicate. */
export type Send = (mail: Mail & { id: string }) => Promise<void>;

export type DeliveryCounts = { sent: number; failed: number; givenUp: number };

/**
 * Passes up to ten due mails to `send`; retries failures with growing delays for five days. A mail is claimed, sent,
 * then marked: none is lost, and only a crash before the mark sends it twice (with the same Message-ID).
 */
export async function deliverOutbox(ctx: Ctx, send: Send): Promise<DeliveryCounts> {
  const mails = await claimDue(ctx);
  const outcomes = await Promise.all(mails.map((mail) => deliver(ctx, mail, send)));
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
  return { sent: count("sent"), failed: count("failed"), givenUp: count("givenUp") };
}

function claimDue({ db, now }: Ctx): Promise<DueMail[]> {
  const [at, until] = [now, new Date(now.getTime() + claim)].map((date) => sql`${date.toISOString()}::timestamptz`);
  return rowsOf(
    db,
    DueMail,
    sql`update mail_outbox set next_try_at = ${until}, tries = tries + 1
        where id in (
          select id from mail_outbox where sent_at is null and failed_at is null and next_try_at <= ${at}
          order by next_try_at limit ${atOnce} for update skip locked)
        returning id, recipient, reply_to as "replyTo", stop_url as "stopUrl", subject, text_body as "textBody", html_body as "htmlBody", tries,
          created_at as "createdAt", is_last as "isLast"`,
  );
}

async function deliver(
  { db, now }: Ctx,
  { tries, createdAt, isLast, ...mail }: DueMail,
  send: Send,
): Promise<keyof DeliveryCounts> {
  const isMail = eq(mailOutbox.id, mail.id);
  const renewal = setInterval(() => {
    db.update(mailOutbox)
      .set({ nextTryAt: sql`${mailOutbox.nextTryAt} + interval '1 minute'` })
      .where(isMail)
      .catch(() => {});
  }, minute);
  try {
    await send(mail);
  } catch (error) {
    const isOver = now.getTime() - createdAt.getTime() > giveUpAfter;
    if (isOver && isLast) {
      await db.delete(mailOutbox).where(isMail);
      return "givenUp";
    }
    const nextTryAt = new Date(now.getTime() + Math.min(maxDelay, firstDelay * 2 ** (tries - 1)));
    await db
      .update(mailOutbox)
      .set({ nextTryAt, lastError: String(error).slice(0, 500), failedAt: isOver ? now : null })
      .where(isMail);
    return isOver ? "givenUp" : "failed";
  } finally {
    clearInterval(renewal);
  }
  if (isLast) {
    await db.delete(mailOutbox).where(isMail);
    return "sent";
  }
  // The text was for its recipient only: its links and codes work for days.
  await db
    .update(mailOutbox)
    .set({ sentAt: now, lastError: null, textBody: "", htmlBody: "", stopUrl: null })
    .where(isMail);
  return "sent";
}
