import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { inTransaction, type Ctx } from "~/domain/context";
import { operatorRole } from "~/domain/roles";
import { userRefusal } from "./create-user";
import { inviteUsers } from "./insert-users";
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
    const code = newResetCode();
    const admin = { id: uuid(), username, email, passwordHash: null, organizationId: null, role: operatorRole, code };
    await inviteUsers(inner, [admin], "user.create").catch((error: unknown) => {
      throw userRefusal(error) ?? error;
    });
    const expiresAt = resetCodeExpiry(inner.now);
    return { link: resetCodeLink(site, username, code), expiresAt };
  });
}
