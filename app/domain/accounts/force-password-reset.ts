import { and, eq, isNull } from "drizzle-orm";
import { passwordResets, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { enqueueMail, type Mail } from "~/domain/mail/enqueue-mail";
import { mailOf } from "~/domain/mail/mail-of";
import { tokenHash } from "~/domain/tokens";
import { asSubject, lockUser } from "./administered-user";
import type { MailSite } from "~/domain/mail/mail-site";
import { newResetCode, resetCodeExpiry } from "./reset-code";
import { endSignInsOf } from "./set-enabled";
import { ownAccount, userTexts } from "./user-rules";

export type ForcedReset = {
  username: string;
  email: string;
  /** Told this once: only its digest is kept. */ code: string;
  expiresAt: string;
};

/** The user must set a new password before the next login, by the one-time code that is answered and mailed; earlier codes and links are void. */
export async function forcePasswordReset(ctx: SignedInCtx, userId: string, site: MailSite): Promise<ForcedReset> {
  return inTransaction(ctx, async (inner) => {
    if (userId === ctx.actor.userId) throw ownAccount(userTexts.ownReset);
    const user = await lockUser(inner, userId);
    const { db, now } = inner;
    const code = newResetCode();
    const expiresAt = resetCodeExpiry(now);
    await db.update(users).set({ resetPasswordPending: true }).where(eq(users.id, userId));
    await db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
    await db
      .insert(passwordResets)
      .values({ tokenHash: tokenHash(code), userId, kind: "Code", createdAt: now, expiresAt });
    await endSignInsOf(inner, userId);
    await enqueueMail(inner, resetCodeMail(user, code, site));
    await recordChange(inner, { action: "user.resetPassword", ...asSubject(user) });
    return { username: user.username, email: user.email, code, expiresAt: expiresAt.toISOString() };
  });
}

/** Leads to the form that sets a password by a one-time code. */
export const resetCodeLink = (site: MailSite, username: string, code: string) =>
  `${site.url}/reset-password?${new URLSearchParams({ username, code })}`;

function resetCodeMail(user: { email: string; username: string }, code: string, site: MailSite): Mail {
  return mailOf(site, {
    recipient: user.email,
    subject: `Set a new ${site.productName} password`,
    paragraphs: [
      `An administrator asked that the password of the account "${user.username}" be set anew. You can log in again after that.`,
      "Open this link within seven days:",
      { link: resetCodeLink(site, user.username, code) },
      `If you are asked for a reset code, it is ${code}`,
    ],
  });
}
