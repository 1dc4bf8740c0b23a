import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { inTransaction, type Ctx } from "~/domain/context";
import { operatorRole } from "~/domain/roles";
import { asUserRefusal } from "./create-user";
import { inviteUsers } from "./insert-users";
import { resetCodeLinkOf } from "./reset-code";
import { Email, Username } from "./registration-details";
import type { MailSite } from "~/domain/mail/compose-mail";
import { generateResetCode, resetCodeExpiryOf } from "./reset-code";

/** Input of `npm run admin:create`. */
export const NewSystemAdmin = v.object({ username: Username, email: Email });

/**
 * Adds a system administrator without a password, for the operator of the server. Returns a link that sets the
 * password, once and within seven days.
 */
export async function addSystemAdmin(
  ctx: Ctx,
  { username, email }: v.InferOutput<typeof NewSystemAdmin>,
  site: MailSite,
): Promise<{ link: string; expiresAt: Date }> {
  return inTransaction(ctx, async (inner) => {
    const code = generateResetCode();
    const admin = { id: uuid(), username, email, passwordHash: null, organizationId: null, role: operatorRole, code };
    await inviteUsers(inner, [admin], "user.create").catch((error: unknown) => {
      throw asUserRefusal(error) ?? error;
    });
    const expiresAt = resetCodeExpiryOf(inner.now);
    return { link: resetCodeLinkOf(site, username, code), expiresAt };
  });
}
