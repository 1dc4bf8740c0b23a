import { and, eq, sql } from "drizzle-orm";
import { identityProviders, organizations, users } from "~/db/schema";
import { unknownCode } from "~/domain/access-codes/consume-access-code";
import { findAccessCode, type OpenedByCode } from "~/domain/access-codes/find-access-code";
import type { Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { isKnownPassword } from "~/domain/accounts/known-password";
import { containsOwnWord, namesOfOrganization } from "~/domain/accounts/own-words";
import { isCountry } from "~/domain/accounts/countries";
import { emailTaken, organizationFull, usernameTaken } from "~/domain/accounts/create-user";
import type { RegistrationDetails } from "~/domain/accounts/registration-details";
import type { Device } from "~/domain/accounts/sign-in";
import { say } from "~/texts/say";

type Reasons = Refusal["fieldReasons"];

/**
 * Runs before any registration and writes nothing. Refuses all taken fields at once, then a full organization. The
 * registration itself can still refuse if another one was faster.
 */
export async function validateRegistration(
  ctx: Ctx,
  details: RegistrationDetails,
  { address }: Device,
): Promise<OpenedByCode> {
  await countTry(ctx, [
    { limit: "register/account-and-address", by: `${details.email} ${address}` },
    { limit: "register/address", by: address },
  ]);
  const [opened, takenErrors] = await Promise.all([findAccessCode(ctx, details.accessCode), findTaken(ctx, details)]);
  // Without an access code, taken names are not revealed.
  const errors: Reasons = opened ? { ...takenErrors } : {};
  const ofOrganization = await namesOfOrganization(ctx, opened?.organizationId ?? null);
  if (isKnownPassword(details.password)) errors.password = [say.passwords.tooCommon];
  else if (containsOwnWord(details.password, { ...details, ...ofOrganization }))
    errors.password = [say.passwords.ownWord];
  if (details.nationality && !isCountry(details.nationality))
    errors.nationality = [say.registration.nationalityUnknown];
  if (!opened) Object.assign(errors, unknownCode().fieldReasons);
  const [first] = Object.values(errors).flat();
  if (first || !opened) throw new Refusal("invalid", first ?? "", errors);
  if (await requiresProvider(ctx, opened.organizationId)) throw new Refusal("conflict", say.singleSignOn.registerThere);
  if (await isFull(ctx, opened.organizationId)) throw organizationFull();
  return opened;
}

async function findTaken({ db }: Ctx, { username, email }: RegistrationDetails): Promise<Reasons> {
  const [[sameName], [sameEmail]] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.usernameKey, nameKey(username))),
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.emailKey, nameKey(email))),
  ]);
  return { ...(sameName ? usernameTaken().fieldReasons : {}), ...(sameEmail ? emailTaken().fieldReasons : {}) };
}

/** Whether the organization requires its own sign-in, so that an account with a password would be useless. */
async function requiresProvider({ db }: Ctx, organizationId: string | null): Promise<boolean> {
  if (!organizationId) return false;
  const required = and(eq(identityProviders.organizationId, organizationId), eq(identityProviders.state, "required"));
  return (await db.$count(identityProviders, required)) > 0;
}

/** The limit applies to an organization's enabled users. */
async function isFull({ db }: Ctx, organizationId: string | null): Promise<boolean> {
  if (!organizationId) return false;
  const active = sql`(select count(*) from ${users} where ${users.organizationId} = ${organizationId}
    and ${users.enabled})`;
  const [organization] = await db
    .select({ isFull: sql<boolean>`${active} >= ${organizations.userLimit}` })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return organization?.isFull ?? false;
}
