import { eq } from "drizzle-orm";
import { passwordResets, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { writeForUser } from "./own-language";
import { enqueueMail, type Mail } from "~/domain/mail/enqueue-mail";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { hashToken } from "~/domain/tokens";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { asSubject, lockUser, refuseNamedPermissions } from "./administered-user";
import { writeInvitation } from "./invitation-mail";
import { readInvitationOf } from "./read-inviter";
import { generateResetCode, resetCodeExpiryOf, resetCodeLinkOf } from "./reset-code";
import { endSignInsOf } from "./set-enabled";
import { isWithoutPassword } from "./user-conditions";
import { ownAccount } from "./user-rules";
import { voidResets } from "./reset-grant";

export type ForcedReset = {
  username: string;
  email: string;
  /** Returned only once: only its digest is stored. */ code: string;
  expiresAt: Date;
};

/**
 * Refuses users who sign in with their organization only. Requires a new password before the next sign-in, set with a one-time code that is returned and mailed; earlier codes
 * are void. `voidsPassword`: the current password stops working; otherwise it works in place of the code.
 */
export async function forcePasswordReset(
  ctx: SignedInCtx,
  userId: string,
  site: MailSite,
  { voidsPassword = false }: { voidsPassword?: boolean } = {},
): Promise<ForcedReset> {
  return inTransaction(ctx, async (inner) => {
    if (userId === ctx.actor.userId) throw ownAccount(say.userRefusals.ownReset);
    const user = await lockUser(inner, userId);
    // The caller gets the code, and with it the account.
    await refuseNamedPermissions(inner, userId);
    await inner.db
      .update(users)
      .set({ resetPasswordPending: true, ...(voidsPassword ? { passwordHash: null } : {}) })
      .where(eq(users.id, userId));
    const reset = await issueResetCode(inner, user, site);
    if (!reset) throw new Refusal("conflict", say.singleSignOn.resetsOff);
    await endSignInsOf(inner, userId);
    const details = voidsPassword ? { oldPassword: "void" } : {};
    await recordChange(inner, { action: "user.resetPassword", ...asSubject(user), details });
    return { username: user.username, email: user.email, ...reset };
  });
}

type Recipient = { id: string; username: string; email: string };

/**
 * Sends a one-time code and voids earlier links and codes. A user who never accepted an invitation gets a new
 * invitation. Null, and no code, where the organization requires its provider.
 */
export async function issueResetCode(ctx: SignedInCtx, user: Recipient, site: MailSite) {
  const { db, now } = ctx;
  await voidResets(ctx, user.id);
  const inviting = await readInvitationOf(ctx, user.id);
  const [row] = await db.select({ isWithoutPassword }).from(users).where(eq(users.id, user.id));
  if (row?.isWithoutPassword) {
    const write = (invitation: NonNullable<typeof inviting>) => () =>
      writeInvitation({ ...user, code: null, courses: invitation.courses }, invitation, site);
    if (inviting) await enqueueMail(ctx, await writeForUser(ctx, user.id, write(inviting)));
    return null;
  }
  const code = generateResetCode();
  const expiresAt = resetCodeExpiryOf(now);
  await db
    .insert(passwordResets)
    .values({ tokenHash: hashToken(code), userId: user.id, kind: "Code", createdAt: now, expiresAt });
  const mail = await writeForUser(ctx, user.id, () =>
    inviting
      ? writeInvitation({ ...user, code, courses: inviting.courses }, inviting, site)
      : writeResetCodeMail(user, code, site),
  );
  await enqueueMail(ctx, mail);
  return { code, expiresAt };
}

function writeResetCodeMail(user: { email: string; username: string }, code: string, site: MailSite): Mail {
  return composeMail(site, {
    recipient: user.email,
    subject: texts.accountMails.forcedResetSubject({ productName: site.productName }),
    paragraphs: [
      texts.accountMails.forcedReset({ username: user.username }),
      texts.accountMails.forcedResetLink,
      { link: resetCodeLinkOf(site, user.username, code) },
      texts.accountMails.resetCode({ code }),
    ],
  });
}
