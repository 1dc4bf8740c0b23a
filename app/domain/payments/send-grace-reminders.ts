import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { subscriptions, users } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { writeForUser } from "~/domain/accounts/own-language";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import type { MailSite } from "~/domain/mail/compose-mail";
import { writeGraceReminderMail } from "./dunning-mails";

const aDay = 24 * 3_600_000;

/** Notifies everyone whose grace period ends within a day, once. Returns how many. */
export async function sendGraceReminders(ctx: Ctx, site: MailSite): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const due = and(
      gt(subscriptions.graceUntil, ctx.now),
      lt(subscriptions.graceUntil, new Date(ctx.now.getTime() + aDay)),
      isNull(subscriptions.lastCallAt),
    );
    const warned = await inner.db
      .update(subscriptions)
      .set({ lastCallAt: ctx.now })
      .where(due)
      .returning({ userId: subscriptions.userId, graceUntil: subscriptions.graceUntil });
    for (const { userId, graceUntil } of warned) {
      const [user] = await inner.db
        .select({ username: users.username, email: users.email })
        .from(users)
        .where(eq(users.id, userId));
      if (!user || !graceUntil) continue;
      const mail = await writeForUser(inner, userId, () => writeGraceReminderMail(user, graceUntil, site));
      await enqueueMail(inner, mail);
    }
    return warned.length;
  });
}
