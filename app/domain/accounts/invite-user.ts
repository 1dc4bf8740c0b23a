import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { assertCan, requireRecentProof } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { MailSite } from "~/domain/mail/compose-mail";
import { Refusal } from "~/domain/refusal";
import { newcomerRole, roleNames } from "~/domain/roles";
import { keyed, say } from "~/texts/say";
import { asUserRefusal } from "./create-user";
import { inviteUsers } from "./insert-users";
import { writeInvitation } from "./invitation-mail";
import { writeForOrganization } from "./own-language";
import { invitesToProvider, readInviter } from "./read-inviter";
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

export type AddedUser = {
  id: string;
  username: string;
  email: string;
  /** Returned only once. Null for a user who signs in with the organization. */
  reset: { code: string; expiresAt: Date } | null;
};

/**
 * Adds a user, who sets the password with a one-time code; the code is returned once and mailed. Where the organization
 * requires its provider, the mail leads there instead.
 */
export async function inviteUser(
  ctx: SignedInCtx,
  { userName, ...person }: v.InferOutput<typeof InvitedUser>,
  organizationId: string | null,
  site: MailSite,
): Promise<AddedUser> {
  assertCan(ctx.actor, "user:administer", { organizationId }, "organization");
  if (!listAssignableRoles(ctx.actor).includes(person.role))
    throw new Refusal("forbidden", say.userRefusals.assignSystemAdmin, { role: [say.userRefusals.assignSystemAdmin] });
  if (person.role !== newcomerRole) requireRecentProof(ctx);
  const user = { ...person, id: uuid(), username: userName, passwordHash: null, organizationId };
  try {
    const code = await inTransaction(ctx, async (inner) => {
      const inviter = await readInviter(inner, organizationId);
      const code = invitesToProvider(inviter, person.role) ? null : generateResetCode();
      const mail = await writeForOrganization(inner, organizationId, () =>
        writeInvitation({ ...user, code }, inviter, site),
      );
      await inviteUsers(inner, [{ ...user, code, mail }], "user.create");
      return code;
    });
    const reset = code === null ? null : { code, expiresAt: resetCodeExpiryOf(ctx.now) };
    return { id: user.id, username: userName, email: person.email, reset };
  } catch (error) {
    throw asUserRefusal(error) ?? error;
  }
}
