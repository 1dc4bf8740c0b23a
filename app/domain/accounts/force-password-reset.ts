import { eq } from "drizzle-orm";
import { passwordResets, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { enqueueMail, type Mail } from "~/domain/mail/enqueue-mail";
import { mailOf, type MailSite } from "~/domain/mail/mail-of";
import { hashToken } from "~/domain/tokens";
import { asSubject, lockUser, refuseNamed } from "./administered-user";
import { writeInvitation } from "./invitation-mail";
import { readInvitationOf } from "./read-inviting";
import { generateResetCode, resetCodeExpiryOf, resetCodeLinkOf } from "./reset-code";
import { endSignInsOf } from "./set-enabled";
import { ownAccount, userTexts } from "./user-rules";
import { voidResets } from "./reset-grant";

export type ForcedReset = {
  username: string;
  email: string;
  /** Told this once: only its digest is kept. */ code: string;
  expiresAt: Date;
};

/**
 * The user must set a new password before the next login, by a one-time code that is answered and mailed; earlier ones
 * are void. `voidsPassword`: the old password no longer counts; otherwise it still works in place of the code.
 */
export async function forcePasswordReset(
  ctx: SignedInCtx,
  userId: string,
  site: MailSite,
  { voidsPassword = false }: { voidsPassword?: boolean } = {},
): Promise<ForcedReset> {
  return inTransaction(ctx, async (inner) => {
    if (userId === ctx.actor.userId) throw ownAccount(userTexts.ownReset);
    const user = await lockUser(inner, userId);
    // The caller gets the code.
    await refuseNamed(inner, userId);
    await inner.db
      .update(users)
      .set({ resetPasswordPending: true, ...(voidsPassword ? { passwordHash: null } : {}) })
      .where(eq(users.id, userId));
    const { code, expiresAt } = await issueResetCode(inner, user, site);
    await endSignInsOf(inner, userId);
    const details = voidsPassword ? { oldPassword: "void" } : {};
    await recordChange(inner, { action: "user.resetPassword", ...asSubject(user), details });
    return { username: user.username, email: user.email, code, expiresAt };
  });
}

type Recipient = { id: string; username: string; email: string };

/**
 * A one-time code by mail; links and codes that were sent before are void. Somebody who was invited and never came is
 * invited again.
 */
export async function issueResetCode(ctx: SignedInCtx, user: Recipient, site: MailSite) {
  const { db, now } = ctx;
  const code = generateResetCode();
  const expiresAt = resetCodeExpiryOf(now);
  await voidResets(ctx, user.id);
  await db
    .insert(passwordResets)
    .values({ tokenHash: hashToken(code), userId: user.id, kind: "Code", createdAt: now, expiresAt });
  const inviting = await readInvitationOf(ctx, user.id);
  const mail = inviting
    ? writeInvitation({ ...user, code, courses: inviting.courses }, inviting, site)
    : writeResetCodeMail(user, code, site);
  await enqueueMail(ctx, mail);
  return { code, expiresAt };
}

function writeResetCodeMail(user: { email: string; username: string }, code: string, site: MailSite): Mail {
  return mailOf(site, {
    recipient: user.email,
    subject: `Set a new ${site.productName} password`,
    paragraphs: [
      `An administrator asked that the password of the account "${user.username}" be set again. You can log ` +
        "in again after that.",
      "Open this link within seven days:",
      { link: resetCodeLinkOf(site, user.username, code) },
      `If you are asked for a reset code, it is ${code}`,
    ],
  });
}
