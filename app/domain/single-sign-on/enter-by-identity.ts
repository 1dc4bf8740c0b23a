import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { identities, users } from "~/db/schema";
import { createUser } from "~/domain/accounts/create-user";
import { Email, Username } from "~/domain/accounts/registration-details";
import { voidResets } from "~/domain/accounts/reset-grant";
import { signInAs, type Device, type Factor, type NewSignIn, type RefusedSignIn } from "~/domain/accounts/sign-in";
import { isInvited, mayUseProvider } from "~/domain/accounts/user-conditions";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { ChangedMeanwhile, lockOrganizations, lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf, newcomerRole } from "~/domain/roles";
import { generateAccessCode } from "~/domain/tokens";
import { say } from "~/texts/say";
import { applyClaims } from "./apply-claims";
import { describePerson, isStrongEnough, nothingGiven } from "./claim-rules";
import { ownsDomainOf, type Provider } from "./find-provider";
import { readGiven, type IdentityAccount, type ProvenIdentity } from "./identity";

export type Entry = { kind: "signIn"; signIn: NewSignIn | RefusedSignIn } | { kind: "password"; username: string };

/**
 * Signs in the account of a proven identity. A new person gets an account, if the organization allows that and has a
 * seat. An account with the same address is linked only after its password: the result then asks for it.
 */
export async function enterByIdentity(
  ctx: Ctx,
  provider: Provider,
  proven: ProvenIdentity,
  device: Device,
): Promise<Entry> {
  if (!isStrongEnough(provider, proven.claims))
    throw new Refusal("forbidden", say.singleSignOn.tooWeak({ organization: provider.organizationName }));
  const known = await findByIdentity(ctx, proven);
  const account = known ?? (await admit(ctx, provider, proven));
  if ("needsPassword" in account) return { kind: "password", username: account.needsPassword };
  return { kind: "signIn", signIn: await enterAccount(ctx, provider, account, proven, device) };
}

/** Gives and takes what the claims say, then signs in. */
export async function enterAccount(
  ctx: Ctx,
  provider: Provider,
  account: IdentityAccount,
  proven: ProvenIdentity,
  device: Device,
  factor?: Factor,
): Promise<NewSignIn | RefusedSignIn> {
  requireAccountOf(provider, account);
  await applyClaims(ctx, provider, account, proven);
  const { issuer, subject, providerSession, idToken } = proven;
  const way = { way: "organization" as const, issuer, subject, providerSession, idToken };
  const signIn = await signInAs(ctx, account.id, way, device, factor);
  if (!signIn) throw new Refusal("unauthenticated", say.signIn.mustLogIn);
  return signIn;
}

/** Refuses accounts of other organizations, and those that only their own password opens. */
function requireAccountOf(provider: Provider, account: IdentityAccount) {
  if (account.organizationId !== provider.organizationId)
    throw new Refusal("forbidden", say.singleSignOn.otherOrganization({ organization: provider.organizationName }));
  if (!account.mayUseProvider) throw new Refusal("forbidden", say.singleSignOn.passwordOnly);
}

const columns = {
  id: users.id,
  username: users.username,
  roles: users.roles,
  rankTitle: users.rankTitle,
  organizationId: users.organizationId,
};

export async function findByIdentity(
  { db }: Pick<Ctx, "db">,
  { issuer, subject }: Pick<ProvenIdentity, "issuer" | "subject">,
): Promise<IdentityAccount | null> {
  const [row] = await db
    .select({ ...columns, mayUseProvider: sql<boolean>`${mayUseProvider}`, given: identities.given })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  if (!row) return null;
  const { roles, given, ...account } = row;
  return { ...account, role: mainRoleOf(roles), given: readGiven(given) };
}

/** Finds or creates the account of an identity that comes for the first time. */
async function admit(
  ctx: Ctx,
  provider: Provider,
  proven: ProvenIdentity,
): Promise<IdentityAccount | { needsPassword: string }> {
  return inTransaction(ctx, async (inner) => {
    // Two first sign-ins of one person come one after the other, and so do two for the last seat.
    await lockOrganizations(inner, [provider.organizationId]);
    const known = await findByIdentity(inner, proven);
    if (known) return known;
    const person = describePerson(proven.claims);
    const email = v.safeParse(Email, person.email);
    if (!email.success) throw new Refusal("invalid", say.singleSignOn.noEmail);
    const holder = await findByEmail(inner, email.output);
    if (holder && holder.organizationId !== provider.organizationId)
      throw new Refusal("conflict", say.singleSignOn.emailElsewhere);
    if (holder?.hasIdentity) throw new Refusal("conflict", say.singleSignOn.accountOfOther);
    if (holder) {
      const isProvenOwner = person.isEmailVerified && (await ownsDomainOf(inner, provider, email.output));
      if (isProvenOwner && holder.isUnused && holder.may) return acceptInvitation(inner, provider, holder, proven);
      // Invited without a code for a password, so there is none to enter.
      if (holder.isUnused && provider.state === "required")
        throw new Refusal("conflict", say.singleSignOn.notConnected({ organization: provider.organizationName }));
      return { needsPassword: holder.username };
    }
    if (!provider.createsAccounts || person.isEmailDenied) throw new Refusal("forbidden", say.singleSignOn.noAccount);
    return createAccount(inner, provider, proven, email.output);
  });
}

/** An account that an administrator has made and that nobody has used: nobody else can know a password of it. */
async function acceptInvitation(ctx: Ctx, provider: Provider, { id, username }: Holder, proven: ProvenIdentity) {
  await lockUsers(ctx, [id]);
  const accepted = await ctx.db
    .update(users)
    .set({ resetPasswordPending: false })
    .where(and(eq(users.id, id), isUnused))
    .returning({ id: users.id });
  if (accepted.length === 0) throw new ChangedMeanwhile();
  await voidResets(ctx, id);
  return link(ctx, provider, { id, username }, proven, "email");
}

async function createAccount(ctx: Ctx, provider: Provider, proven: ProvenIdentity, email: string) {
  const { firstName, lastName, name } = describePerson(proven.claims);
  const username = await chooseUsername(ctx, email);
  const id = await createUser(ctx, {
    username,
    email,
    passwordHash: null,
    firstName: firstName || (lastName ? "" : name),
    lastName,
    organizationId: provider.organizationId,
    role: newcomerRole,
  });
  return link(ctx, provider, { id, username }, proven, "creation");
}

/** The address, if nobody has it as a username. Names are never compared to find a person. */
async function chooseUsername({ db }: Ctx, email: string): Promise<string> {
  const [local = ""] = email.split("@");
  const plain = local.replace(/[^A-Za-z0-9._+-]/g, "").slice(0, 40);
  const suffix = () => generateAccessCode(2).toLowerCase();
  const names = [email, `${plain || "user"}-${suffix()}`].filter((name) => v.safeParse(Username, name).success);
  const taken = await db
    .select({ key: users.usernameKey })
    .from(users)
    .where(inArray(users.usernameKey, names.map(nameKey)));
  const free = names.find((name) => !taken.some(({ key }) => key === nameKey(name)));
  return free ?? `user-${suffix()}`;
}

type LinkedBy = (typeof identities.$inferInsert)["linkedBy"];

/** Records that the identity belongs to the account. */
export async function link(
  ctx: Ctx,
  provider: Pick<Provider, "organizationId" | "issuer">,
  { id, username }: { id: string; username: string },
  { subject }: Pick<ProvenIdentity, "subject">,
  linkedBy: LinkedBy,
): Promise<IdentityAccount> {
  await ctx.db
    .insert(identities)
    .values({ issuer: provider.issuer, subject, userId: id, linkedAt: ctx.now, linkedBy, given: nothingGiven });
  const author = ctx.actor ?? { userId: id, username, signInId: null };
  const { organizationId } = provider;
  await recordChange(
    ctx,
    {
      action: linkedBy === "creation" ? "user.createBySignIn" : "user.linkIdentity",
      subject: { type: "user", id, name: username },
      organizationId,
      details: { issuer: provider.issuer, by: linkedBy },
    },
    author,
  );
  const account = await findByIdentity(ctx, { issuer: provider.issuer, subject });
  if (!account) throw new ChangedMeanwhile();
  return account;
}

/** Made by an administrator, and never used: see `isInvited`. */
const isUnused = isInvited(sql`users`);

async function findByEmail({ db }: Ctx, email: string) {
  const [row] = await db
    .select({
      ...columns,
      isUnused: sql<boolean>`${isUnused}`,
      may: mayUseProvider,
      hasIdentity: sql<boolean>`exists (select from ${identities} where ${identities.userId} = ${users.id})`,
    })
    .from(users)
    .where(eq(users.emailKey, nameKey(email)));
  return row ?? null;
}
type Holder = Pick<NonNullable<Awaited<ReturnType<typeof findByEmail>>>, "id" | "username">;
