import { eq } from "drizzle-orm";
import { passwordResets, users } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import type { MailSite } from "~/domain/mail/mail-site";
import { nameKey } from "~/domain/name-key";
import { generateToken, hashToken } from "~/domain/tokens";
import { writeResetLinkMail } from "./reset-link-mail";
import type { Device } from "./sign-in";

const hour = 3_600_000;

/** Sends a link to set a new password, for one hour and one use. Nobody learns whether the address is in the system. */
export async function requestPasswordReset(ctx: Ctx, email: string, site: MailSite, { address }: Device) {
  await countTry(ctx, [
    { limit: "reset/account", by: email },
    { limit: "reset/address", by: address },
  ]);
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(eq(users.emailKey, nameKey(email)));
  if (!user) return;
  const token = generateToken();
  await inTransaction(ctx, async (inner) => {
    await inner.db.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: user.id,
      kind: "Link",
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + hour),
    });
    await enqueueMail(inner, writeResetLinkMail(user, token, site));
  });
}
