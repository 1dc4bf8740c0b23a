import { eq } from "drizzle-orm";
import * as v from "valibot";
import { passwordResets, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { operatorRole } from "~/domain/roles";
import { tokenHash } from "~/domain/tokens";
import { createUser } from "./create-user";
import { resetCodeLink } from "./force-password-reset";
import { Email, Username } from "./registration-details";
import type { MailSite } from "~/domain/mail/mail-site";
import { newResetCode, resetCodeExpiry } from "./reset-code";

/** What `npm run admin:create` asks for. */
export const NewSystemAdmin = v.object({ username: Username, email: Email });

/** Adds a SystemAdmin without a password, for the operator of the server; the answer's link sets one, once and within seven days. */
export async function addSystemAdmin(
  ctx: Ctx,
  { username, email }: v.InferOutput<typeof NewSystemAdmin>,
  site: MailSite,
): Promise<{ link: string; expiresAt: Date }> {
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    const userId = await createUser(inner, {
      username,
      email,
      passwordHash: null,
      organizationId: null,
      role: operatorRole,
    });
    const code = newResetCode();
    const expiresAt = resetCodeExpiry(now);
    await db.update(users).set({ resetPasswordPending: true }).where(eq(users.id, userId));
    await db
      .insert(passwordResets)
      .values({ tokenHash: tokenHash(code), userId, kind: "Code", createdAt: now, expiresAt });
    await recordChange(inner, {
      action: "user.create",
      subject: { type: "user", id: userId, name: username },
      details: { role: operatorRole },
    });
    return { link: resetCodeLink(site, username, code), expiresAt };
  });
}
