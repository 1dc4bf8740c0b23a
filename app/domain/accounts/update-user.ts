import { eq } from "drizzle-orm";
import * as v from "valibot";
import { users } from "~/db/schema";
import { requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { idSchema } from "~/domain/id";
import { nameKey } from "~/domain/name-key";
import { writeForUser } from "./own-language";
import { enqueueMails } from "~/domain/mail/enqueue-mail";
import type { MailSite } from "~/domain/mail/compose-mail";
import { keyed, say } from "~/texts/say";
import { asSubject, lockUser, refuseNamedPermissions, type AdministeredUser } from "./administered-user";
import { writeEmailChangedMails } from "./account-change-mails";
import { moveUser } from "./change-organization";
import { asUserRefusal } from "./create-user";
import { issueResetCode } from "./force-password-reset";
import { Email, PersonName } from "./registration-details";
import { voidResets } from "./reset-grant";

/** Body of `PUT /users/{id}`; missing fields stay unchanged. */
export const UserUpdate = v.object({
  id: v.optional(
    v.pipe(
      v.string(() => keyed(say.accountFields.idNotText)),
      v.toLowerCase(),
    ),
  ),
  email: v.optional(Email),
  organizationId: v.optional(v.nullable(idSchema(() => keyed(say.accountFields.organizationNotId)))),
  firstName: v.optional(PersonName("firstName")),
  lastName: v.optional(PersonName("lastName")),
  rankTitle: v.optional(PersonName("rankTitle")),
});
export type UserUpdate = v.InferOutput<typeof UserUpdate>;

/**
 * Changes a user's email, names and, for a system administrator, organization. The old mailbox can no longer reset the
 * password.
 */
export async function updateUser(
  ctx: SignedInCtx,
  userId: string,
  { organizationId, email, firstName, lastName, rankTitle }: UserUpdate,
  site: MailSite,
) {
  await inTransaction(ctx, async (inner) => {
    const lockOptions = organizationId === undefined ? {} : { moveTo: organizationId, strength: "update" as const };
    const user = await lockUser(inner, userId, lockOptions);
    const newValues = { email, firstName, lastName, rankTitle };
    // `Object.entries` loses the names' types.
    const isNew = ([field, value]: [string, string | undefined]) =>
      value !== undefined && value !== user[field as keyof typeof newValues];
    const changes: Partial<typeof newValues> = Object.fromEntries(Object.entries(newValues).filter(isNew));
    // A service account has the id of the administrator who created it, but isn't that person.
    const isOwn = userId === ctx.actor.userId && !ctx.actor.token;
    if (changes.email !== undefined && !ctx.actor.token) requireRecentProof(ctx);
    if (changes.email !== undefined && !isOwn) await refuseNamedPermissions(inner, userId);
    if (Object.keys(changes).length > 0) {
      const emailKey = changes.email === undefined ? {} : { emailKey: nameKey(changes.email) };
      try {
        await inner.db
          .update(users)
          .set({ ...changes, ...emailKey })
          .where(eq(users.id, userId));
      } catch (error) {
        throw asUserRefusal(error) ?? error;
      }
      if (changes.email !== undefined) await moveMailbox(inner, user, changes.email, site);
      await recordChange(inner, { action: "user.update", ...asSubject(user), details: changes });
    }
    if (organizationId !== undefined && organizationId !== user.organizationId)
      await moveUser(inner, user, organizationId);
  });
}

/** Notifies both addresses. A pending one-time code is voided too, and a new one goes to the new address. */
async function moveMailbox(ctx: SignedInCtx, user: AdministeredUser, email: string, site: MailSite) {
  await voidResets(ctx, user.id);
  const write = () => writeEmailChangedMails(user, email, site, "administrator");
  await enqueueMails(ctx, await writeForUser(ctx, user.id, write));
  if (user.resetPasswordPending) await issueResetCode(ctx, { ...user, email }, site);
}
