import { eq } from "drizzle-orm";
import { provisionedUsers, users } from "~/db/schema";
import { asSubject, lockUser, type AdministeredUser } from "~/domain/accounts/administered-user";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { updateUser } from "~/domain/accounts/update-user";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import type { MailSite } from "~/domain/mail/compose-mail";
import { nameKey } from "~/domain/name-key";
import { notFound } from "~/domain/refusal";
import { say } from "~/texts/say";
import { findPerson } from "./find-people";
import { patchPerson } from "./patch-person";
import type { PersonInput } from "./person-resource";
import { organizationOf, withUniqueness } from "./provisioning-scope";
import { ScimRefusal } from "./scim-refusal";
import { storePerson } from "./store-person";

type Options = {
  /** The provider deleted the user before, and now creates the user again. */
  isReturning?: boolean;
};

/** Makes a user what the provider says. Disabling ends the sign-ins; scores and memberships stay. */
export async function changePerson(
  ctx: SignedInCtx,
  userId: string,
  person: PersonInput,
  site: MailSite,
  { isReturning = false }: Options = {},
): Promise<void> {
  const id = requireId(userId, "user");
  await withUniqueness(() =>
    inTransaction(ctx, async (inner) => {
      const user = await lockProvisioned(inner, id, isReturning);
      await applyPerson(inner, user, person, site);
    }),
  );
}

/** The same by a patch, which is applied to the user as it is once no other change is under way. */
export async function applyPatch(ctx: SignedInCtx, userId: string, body: unknown, site: MailSite): Promise<void> {
  const id = requireId(userId, "user");
  await withUniqueness(() =>
    inTransaction(ctx, async (inner) => {
      const user = await lockProvisioned(inner, id, false);
      await applyPerson(inner, user, patchPerson(await findPerson(inner, id), body), site, { isPatch: true });
    }),
  );
}

async function lockProvisioned(ctx: SignedInCtx, userId: string, isReturning: boolean): Promise<AdministeredUser> {
  const organizationId = organizationOf(ctx);
  const user = await lockUser(ctx, userId);
  // A system administrator's reach is wider than the organization of the token.
  if (user.organizationId !== organizationId) throw notFound("user");
  const [row] = await ctx.db
    .select({ removedAt: provisionedUsers.removedAt, organizationId: provisionedUsers.organizationId })
    .from(provisionedUsers)
    .where(eq(provisionedUsers.userId, userId));
  const isRemoved = row?.organizationId === organizationId && row.removedAt !== null;
  if (isRemoved && !isReturning) throw notFound("user");
  if (!isRemoved && isReturning) throw new ScimRefusal("uniqueness", say.accountFields.usernameTaken);
  return user;
}

async function applyPerson(
  ctx: SignedInCtx,
  user: AdministeredUser,
  { username, enabled, externalId, ...details }: PersonInput,
  site: MailSite,
  { isPatch = false } = {},
) {
  const organizationId = organizationOf(ctx);
  // The seat first: a mail about a change that is refused would be rolled back with it, but costs time.
  if (enabled !== undefined && enabled !== user.enabled) await setEnabled(ctx, user.id, enabled);
  await updateUser(ctx, user.id, details, site);
  if (username !== user.username) await rename(ctx, user, username);
  // A patch has removed what it doesn't have any more; a whole user may leave it out.
  const named = externalId !== undefined || isPatch ? { externalId: externalId ?? null } : {};
  await storePerson(ctx, user.id, organizationId, { ...named, removedAt: null });
}

async function rename(ctx: SignedInCtx, user: AdministeredUser, username: string) {
  await ctx.db
    .update(users)
    .set({ username, usernameKey: nameKey(username) })
    .where(eq(users.id, user.id));
  await recordChange(ctx, { action: "user.rename", ...asSubject(user), details: { to: username } });
}
