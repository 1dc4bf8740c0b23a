import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { assertCan, requireRecentProof } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { MailSite } from "~/domain/mail/compose-mail";
import { Refusal } from "~/domain/refusal";
import { newcomerRole, roleNames } from "~/domain/roles";
import { keyed, say } from "~/texts/say";
import { asUserRefusal } from "./create-user";
import type { ForcedReset } from "./force-password-reset";
import { inviteUsers } from "./insert-users";
import { writeInvitation } from "./invitation-mail";
import { writeForOrganization } from "./own-language";
import { readInviter } from "./read-inviter";
import { Email, PersonName, Username } from "./registration-details";
import { generateResetCode, resetCodeExpiryOf } from "./reset-code";
import { listAssignableRoles } from "./user-rules";

export const InvitedUser = v.object({
  userName: Username,
  email: Email,
  firstName: PersonName("firstName"),
  lastName: PersonName("lastName"),
  rankTitle: PersonName("rankTitle"),
  role: v.picklist(roleNames, () => keyed(say.accountFields.roleRequired)),
});

/** Adds a user, who sets the password with a one-time code. The code is returned once and mailed. */
export async function inviteUser(
  ctx: SignedInCtx,
  { userName, ...person }: v.InferOutput<typeof InvitedUser>,
  organizationId: string | null,
  site: MailSite,
): Promise<ForcedReset & { id: string }> {
  assertCan(ctx.actor, "user:administer", { organizationId }, "organization");
  if (!listAssignableRoles(ctx.actor).includes(person.role))
    throw new Refusal("forbidden", say.userRefusals.assignSystemAdmin, { role: [say.userRefusals.assignSystemAdmin] });
  if (person.role !== newcomerRole) requireRecentProof(ctx);
  const code = generateResetCode();
  const user = { ...person, id: uuid(), username: userName, passwordHash: null, organizationId, code };
  try {
    await inTransaction(ctx, async (inner) => {
      const inviter = await readInviter(inner, organizationId);
      const mail = await writeForOrganization(inner, organizationId, () => writeInvitation(user, inviter, site));
      await inviteUsers(inner, [{ ...user, mail }], "user.create");
    });
  } catch (error) {
    throw asUserRefusal(error) ?? error;
  }
  return { id: user.id, username: userName, email: person.email, code, expiresAt: resetCodeExpiryOf(ctx.now) };
}
