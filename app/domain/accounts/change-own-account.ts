import { and, eq, isNull, ne } from "drizzle-orm";
import * as v from "valibot";
import { signIns, users } from "~/db/schema";
import { assertCan, requireSignInId } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { countPasswordTry } from "./count-password-try";
import { enqueueMail, enqueueMails } from "~/domain/mail/enqueue-mail";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { writeForUser } from "./own-language";
import { isKnownPassword } from "./known-password";
import { asUserRefusal } from "./create-user";
import { refuseOwnWordOf } from "./own-words";
import { hashPassword, verifyPassword } from "./password-hash";
import { findPasswordProblem, passwordFieldOf } from "./password-rules";
import { writeEmailChangedMails, writePasswordChangedMail } from "./account-change-mails";
import { Email } from "./registration-details";
import type { MailSite } from "~/domain/mail/compose-mail";
import { keyed, say } from "~/texts/say";
import type { Device } from "./sign-in";
import { renewSignIn, type RenewedTokens } from "./renew-sign-in";
import { voidResets } from "./reset-grant";

const CurrentPassword = v.pipe(
  v.string(() => keyed(say.account.currentPasswordRequired)),
  v.nonEmpty(() => keyed(say.account.currentPasswordRequired)),
);

export const PasswordChange = v.object({
  currentPassword: CurrentPassword,
  newPassword: v.optional(v.string(), ""),
  confirmPassword: v.optional(v.string(), ""),
});
export type PasswordChange = v.InferOutput<typeof PasswordChange>;

export const EmailChange = v.object({ email: Email, currentPassword: CurrentPassword });
export type EmailChange = v.InferOutput<typeof EmailChange>;

type From = { site: MailSite; device: Device };

/**
 * Changes the actor's password, ends all other sign-ins, and voids links and codes that could set a password.
 * Returns the sign-in's new secrets. `cookie`: as in `renewSignIn`.
 */
export async function changeOwnPassword(
  ctx: SignedInCtx,
  { currentPassword, newPassword, confirmPassword }: PasswordChange,
  { site, device, cookie = null }: From & { cookie?: string | null },
): Promise<RenewedTokens | null> {
  const problem =
    findPasswordProblem(newPassword, confirmPassword) ??
    (isKnownPassword(newPassword) ? say.passwords.tooCommon : null);
  if (problem) throw new Refusal("invalid", problem, { [passwordFieldOf(problem, newPassword)]: [problem] });
  const user = await requireCurrentPassword(ctx, currentPassword, device);
  await refuseOwnWordOf(ctx, user.id, newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(ctx, async (inner) => {
    const { db, now, actor } = inner;
    const renewed = await renewSignIn(inner, cookie);
    await db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await voidResets(inner, user.id);
    const own = requireSignInId(actor);
    await db
      .update(signIns)
      .set({ endedAt: now })
      .where(and(eq(signIns.userId, user.id), isNull(signIns.endedAt), ne(signIns.id, own)));
    await recordOwnChange(inner, "user.ownPassword");
    await enqueueMail(inner, await writeForUser(inner, user.id, () => writePasswordChangedMail(user, site)));
    return renewed;
  });
}

/**
 * Changes the actor's email address. Notifies the old address, since the new one can now be used to reset the password.
 */
export async function changeOwnEmail(
  ctx: SignedInCtx,
  { email, currentPassword }: EmailChange,
  { site, device }: From,
) {
  const user = await requireCurrentPassword(ctx, currentPassword, device);
  if (email === user.email) return;
  await inTransaction(ctx, async (inner) => {
    try {
      await inner.db
        .update(users)
        .set({ email, emailKey: nameKey(email) })
        .where(eq(users.id, user.id));
    } catch (error) {
      throw asUserRefusal(error) ?? error;
    }
    await voidResets(inner, user.id);
    await recordOwnChange(inner, "user.ownEmail");
    await enqueueMails(inner, await writeForUser(inner, user.id, () => writeEmailChangedMails(user, email, site)));
  });
}

function recordOwnChange(ctx: SignedInCtx, action: "user.ownPassword" | "user.ownEmail") {
  const { userId: id, username: name, organizationId } = ctx.actor;
  return recordChange(ctx, { action, subject: { type: "user", id, name }, organizationId });
}

/** Refuses a wrong password of the actor, and counts it. */
export async function requireCurrentPassword(ctx: SignedInCtx, password: string, device: Device) {
  const { userId: ownerId, username } = ctx.actor;
  assertCan(ctx.actor, "account:change", { ownerId });
  const uncountTry = await countPasswordTry(ctx, username, device, requireSignInId(ctx.actor));
  const [user] = await ctx.db
    .select({ id: users.id, username: users.username, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ownerId));
  // Deleted since the request was let in.
  if (!user) throw new Refusal("unauthenticated", say.signIn.mustLogIn);
  if (!(await verifyPassword(password, user.passwordHash)))
    throw new Refusal("invalid", say.account.currentPasswordWrong, {
      currentPassword: [say.account.currentPasswordWrong],
    });
  await uncountTry();
  return user;
}
