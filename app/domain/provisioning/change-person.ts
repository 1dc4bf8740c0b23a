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
import { countTry } from "~/domain/limits/count-try";
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
      await applyPerson(inner, await lockProvisioned(inner, id, isReturning), person, site);
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

/** `externalId`: the one that the provider gave before. */
type Provisioned = AdministeredUser & { externalId: string | null };

async function lockProvisioned(ctx: SignedInCtx, userId: string, isReturning: boolean): Promise<Provisioned> {
  const organizationId = organizationOf(ctx);
  const user = await lockUser(ctx, userId);
  // A system administrator's reach is wider than the organization of the token.
  if (user.organizationId !== organizationId) throw notFound("user");
  const [row] = await ctx.db
    .select({
      removedAt: provisionedUsers.removedAt,
      organizationId: provisionedUsers.organizationId,
      externalId: provisionedUsers.externalId,
    })
    .from(provisionedUsers)
    .where(eq(provisionedUsers.userId, userId));
  const own = row?.organizationId === organizationId ? row : undefined;
  const isRemoved = own != null && own.removedAt !== null;
  if (isRemoved && !isReturning) throw notFound("user");
  if (!isRemoved && isReturning) throw new ScimRefusal("uniqueness", say.accountFields.usernameTaken);
  return { ...user, externalId: own?.externalId ?? null };
}

async function applyPerson(
  ctx: SignedInCtx,
  user: Provisioned,
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
  const newId = externalId !== undefined || isPatch ? (externalId ?? null) : user.externalId;
  await storePerson(ctx, user.id, organizationId, { externalId: newId, removedAt: null });
  if (newId !== user.externalId)
    await recordChange(ctx, { action: "user.externalId", ...asSubject(user), details: { to: newId } });
  // Each writes to two mailboxes, which the provider chooses.
  if (details.email !== user.email)
    await countTry(ctx, [{ limit: "provisioned-address", by: organizationId }], "addresses");
}

async function rename(ctx: SignedInCtx, user: AdministeredUser, username: string) {
  await ctx.db
    .update(users)
    .set({ username, usernameKey: nameKey(username) })
    .where(eq(users.id, user.id));
  await recordChange(ctx, { action: "user.rename", ...asSubject(user), details: { to: username } });
}
