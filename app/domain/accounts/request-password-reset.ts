import { eq } from "drizzle-orm";
import { passwordResets, users } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { writeForUser } from "./own-language";
import { enqueueMail, type Mail } from "~/domain/mail/enqueue-mail";
import { type MailSite, composeMail } from "~/domain/mail/compose-mail";
import { nameKey } from "~/domain/name-key";
import { generateToken, hashToken } from "~/domain/tokens";
import { texts } from "~/texts";
import type { Device } from "./sign-in";
import { isBreakGlass, requiredProvider } from "./user-conditions";

const hour = 3_600_000;

/**
 * Mails a link that sets a new password, once and within an hour. Doesn't reveal whether the address has an account.
 */
export async function requestPasswordReset(ctx: Ctx, email: string, site: MailSite, { address }: Device) {
  await countTry(ctx, [
    { limit: "reset/account", by: email },
    { limit: "reset/address", by: address },
  ]);
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, username: users.username, requiredProvider, isBreakGlass })
    .from(users)
    .where(eq(users.emailKey, nameKey(email)));
  if (!user) return;
  const { requiredProvider: shortName } = user;
  if (shortName !== null && !user.isBreakGlass) {
    const mail = await writeForUser(ctx, user.id, () => writeOrganizationMail(user, shortName, site));
    return enqueueMail(ctx, mail);
  }
  const token = generateToken();
  await inTransaction(ctx, async (inner) => {
    await inner.db.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: user.id,
      kind: "Link",
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + hour),
    });
    await enqueueMail(inner, await writeForUser(inner, user.id, () => writeResetLinkMail(user, token, site)));
  });
}

/** Instead of a link, where the organization requires its own sign-in. */
function writeOrganizationMail(user: { email: string; username: string }, shortName: string, site: MailSite): Mail {
  return composeMail(site, {
    recipient: user.email,
    subject: texts.accountMails.resetSubject({ productName: site.productName }),
    paragraphs: [
      texts.accountMails.organizationRequiredReset({ username: user.username }),
      { link: `${site.url}/sign-in/${shortName}` },
    ],
  });
}

export function writeResetLinkMail(user: { email: string; username: string }, token: string, site: MailSite): Mail {
  const link = `${site.url}/reset-password?${new URLSearchParams({ email: user.email, token })}`;
  return composeMail(site, {
    recipient: user.email,
    subject: texts.accountMails.resetSubject({ productName: site.productName }),
    paragraphs: [
      texts.accountMails.resetRequested({ username: user.username }),
      texts.accountMails.resetLink,
      { link },
      texts.accountMails.resetHint,
    ],
  });
}
