import { and, eq, inArray, ne } from "drizzle-orm";
import { breakGlassAdmins, identityProviders, ownedDomains, users } from "~/db/schema";
import { mayUseProvider, roleCan } from "~/domain/accounts/user-conditions";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { assertCan, requireRecentProof, type Action } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockOrganizations } from "~/domain/locks";
import { readOrganization } from "~/domain/organizations/read-organization";
import { notFound, Refusal } from "~/domain/refusal";
import { openSecret, sealSecret, type SecretKeys } from "~/domain/sealed-secret";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import type { ClaimRule } from "./claim-rules";
import { createClientKey } from "./client-key";
import { findProvider, secretUseOf, type Provider } from "./find-provider";
import { maxRules, type ProviderSettings } from "./provider-settings";

const fieldRefusal = (field: string, reason: Message) => new Refusal("invalid", reason, { [field]: [reason] });

type Change = { action: `organization.${string}`; details?: Record<string, unknown> };

/** Runs a change of an organization's provider in a transaction, with the organization locked, and audits it. */
async function changing(
  ctx: SignedInCtx,
  organizationId: string,
  run: (ctx: SignedInCtx, provider: Provider | null) => Promise<Change>,
  permission: Action = "organization:configure",
) {
  assertCan(ctx.actor, permission, { organizationId }, "organization");
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    await lockOrganizations(inner, [organizationId]);
    const { name } = await readOrganization(inner, organizationId);
    const change = await run(inner, await findProvider(inner, organizationId));
    const subject = { type: "organization" as const, id: organizationId, name };
    await recordChange(inner, { ...change, subject, organizationId });
  });
}

function required(provider: Provider | null): Provider {
  if (!provider) throw notFound("page");
  return provider;
}

/** Saves how to reach the provider. Another issuer or client has to be tried and offered again. */
export async function saveProvider(
  ctx: SignedInCtx,
  organizationId: string,
  settings: ProviderSettings,
  keys: SecretKeys,
): Promise<void> {
  const { clientSecret, createsAccounts, countsAsFactor, ...columns } = settings;
  await changing(ctx, organizationId, async (inner, stored) => {
    const isSameClient =
      stored?.issuer === settings.issuer &&
      stored.clientId === settings.clientId &&
      stored.clientAuth === settings.clientAuth;
    const credentials =
      stored && isSameClient && !clientSecret
        ? { secret: keptSecret(stored, keys) }
        : await newCredentials(organizationId, settings, keys);
    await requireFreeName(inner, organizationId, settings.shortName);
    const isSame = isSameClient && !clientSecret && stored.scopes === settings.scopes;
    const row = {
      ...columns,
      ...credentials,
      createsAccounts: createsAccounts === "on",
      countsAsFactor: countsAsFactor === "on",
      ...(isSame ? {} : { triedClaims: null, triedAt: null, changedAt: inner.now }),
      ...(isSameClient ? {} : { state: "draft" as const }),
    };
    await inner.db
      .insert(identityProviders)
      .values({ organizationId, changedAt: inner.now, ...row })
      .onConflictDoUpdate({ target: identityProviders.organizationId, set: row });
    return { action: "organization.signInSettings", details: { issuer: settings.issuer } };
  });
}

/** Never for another issuer or client: the secret would be sent there. */
function keptSecret({ organizationId, secret }: Provider, keys: SecretKeys): string {
  const opened = openSecret(keys, secretUseOf(organizationId), secret);
  if (opened === null) throw fieldRefusal("clientSecret", say.singleSignOn.secretUnreadable);
  return sealSecret(keys, secretUseOf(organizationId), opened);
}

async function newCredentials(
  organizationId: string,
  { clientAuth, clientSecret }: ProviderSettings,
  keys: SecretKeys,
) {
  const use = secretUseOf(organizationId);
  if (clientAuth === "key") {
    const { privateKey, publicKey } = await createClientKey(organizationId);
    return { secret: sealSecret(keys, use, privateKey), publicKey };
  }
  if (!clientSecret) throw fieldRefusal("clientSecret", say.singleSignOn.secretRequired);
  return { secret: sealSecret(keys, use, clientSecret), publicKey: null };
}

async function requireFreeName({ db }: SignedInCtx, organizationId: string, shortName: string) {
  const others = and(eq(identityProviders.shortName, shortName), ne(identityProviders.organizationId, organizationId));
  if ((await db.$count(identityProviders, others)) > 0)
    throw fieldRefusal("shortName", say.singleSignOn.shortNameTaken);
}

/** Offers the provider on the login page, requires it, or takes either back. */
export const setProviderState = (ctx: SignedInCtx, organizationId: string, state: Provider["state"]) =>
  changing(ctx, organizationId, async (inner, stored) => {
    const { state: from } = required(stored);
    const [row] = await inner.db
      .select({ triedAt: identityProviders.triedAt })
      .from(identityProviders)
      .where(eq(identityProviders.organizationId, organizationId));
    if (state !== "draft" && !row?.triedAt) throw new Refusal("conflict", say.singleSignOn.tryFirst);
    if (state === "required" && from === "draft") throw new Refusal("conflict", say.singleSignOn.offerFirst);
    if (state === "required" && (await countBreakGlass(inner, organizationId)) === 0)
      throw new Refusal("conflict", say.singleSignOn.breakGlassFirst);
    await inner.db.update(identityProviders).set({ state }).where(eq(identityProviders.organizationId, organizationId));
    return { action: "organization.signIn", details: { from, to: state } };
  });

const countBreakGlass = ({ db }: SignedInCtx, organizationId: string, except = "") =>
  db.$count(
    breakGlassAdmins,
    and(
      eq(breakGlassAdmins.organizationId, organizationId),
      except ? ne(breakGlassAdmins.userId, except) : undefined,
      inArray(
        breakGlassAdmins.userId,
        db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.organizationId, organizationId), eq(users.enabled, true), hasPassword())),
      ),
    ),
  );

const hasPassword = () => ne(users.passwordHash, "");

/** The administrators of the organization who have a password. */
export const isBreakGlassCandidate = (organizationId: string) =>
  and(
    eq(users.organizationId, organizationId),
    roleCan(users.mainRole, "organization:configure"),
    mayUseProvider,
    hasPassword(),
  );

/** Names an administrator who may use the password when the organization requires its sign-in, or takes that back. */
export const setBreakGlass = (ctx: SignedInCtx, organizationId: string, userId: string, isNamed: boolean) =>
  changing(ctx, organizationId, async (inner, stored) => {
    const { state } = required(stored);
    const [user] = await inner.db
      .select({ username: users.username })
      .from(users)
      .where(and(eq(users.id, userId), isNamed ? isBreakGlassCandidate(organizationId) : undefined));
    if (!user) throw notFound("user");
    if (isNamed) await inner.db.insert(breakGlassAdmins).values({ organizationId, userId }).onConflictDoNothing();
    else {
      if (state === "required" && (await countBreakGlass(inner, organizationId, userId)) === 0)
        throw new Refusal("conflict", say.singleSignOn.breakGlassFirst);
      await inner.db
        .delete(breakGlassAdmins)
        .where(and(eq(breakGlassAdmins.organizationId, organizationId), eq(breakGlassAdmins.userId, userId)));
    }
    return { action: "organization.breakGlass", details: { user: user.username, to: isNamed ? "on" : "off" } };
  });

/** Adds a row to the table of claims. */
export const addRule = (ctx: SignedInCtx, organizationId: string, rule: ClaimRule) =>
  changing(ctx, organizationId, async (inner, stored) => {
    const { rules } = required(stored);
    if (rule.role && !listAssignableRoles(inner.actor).includes(rule.role))
      throw fieldRefusal("role", say.userRefusals.assignSystemAdmin);
    if (!rule.role && !rule.courseId && !rule.rankTitle) throw fieldRefusal("role", say.singleSignOn.ruleGivesNothing);
    if (rules.length >= maxRules) throw fieldRefusal("claim", say.singleSignOn.tooManyRules({ max: maxRules }));
    return writeRules(inner, organizationId, [...rules, rule]);
  });

/** Removes a row, if it is still the one that the page showed. */
export const removeRule = (ctx: SignedInCtx, organizationId: string, place: number, shown: string) =>
  changing(ctx, organizationId, async (inner, stored) => {
    const { rules } = required(stored);
    const rule = rules[place];
    if (!rule || ruleKeyOf(rule) !== shown) throw notFound("page");
    return writeRules(
      inner,
      organizationId,
      rules.filter((each) => each !== rule),
    );
  });

/** Recognizes a rule in a form. */
export const ruleKeyOf = ({ claim, value }: ClaimRule) => `${claim}=${value}`;

async function writeRules({ db }: SignedInCtx, organizationId: string, rules: ClaimRule[]): Promise<Change> {
  await db.update(identityProviders).set({ rules }).where(eq(identityProviders.organizationId, organizationId));
  return { action: "organization.signInRules", details: { rules: rules.length } };
}

/** Sets the organization's email domains. Only for system administrators: who owns a domain decides who is found. */
export const setDomains = (ctx: SignedInCtx, organizationId: string, domains: string[]) =>
  changing(
    ctx,
    organizationId,
    async (inner, stored) => {
      required(stored);
      await inner.db.delete(ownedDomains).where(eq(ownedDomains.organizationId, organizationId));
      const rows = domains.map((domain) => ({ domain, organizationId }));
      const added =
        rows.length === 0
          ? []
          : await inner.db
              .insert(ownedDomains)
              .values(rows)
              .onConflictDoNothing()
              .returning({ domain: ownedDomains.domain });
      if (added.length < rows.length) throw fieldRefusal("domains", say.singleSignOn.domainTaken);
      return { action: "organization.signInDomains", details: { domains: domains.join(", ") } };
    },
    "organization:administer",
  );

/** Removes the provider: people sign in with passwords again. Identities stay, in case it is set up again. */
export const removeProvider = (ctx: SignedInCtx, organizationId: string) =>
  changing(ctx, organizationId, async (inner, stored) => {
    const { issuer } = required(stored);
    await inner.db.delete(identityProviders).where(eq(identityProviders.organizationId, organizationId));
    return { action: "organization.signInRemoved", details: { issuer } };
  });
