import { and, asc, eq, inArray } from "drizzle-orm";
import { breakGlassAdmins, courses, identityProviders, ownedDomains, users } from "~/db/schema";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { assertCan, can } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { readOrganization } from "~/domain/organizations/read-organization";
import { applyRules, canBeGiven, describePerson, isStrongEnough, valuesOf } from "./claim-rules";
import { findByIdentity } from "./enter-by-identity";
import { isBreakGlassCandidate } from "./change-provider";
import { findProvider, type Provider } from "./find-provider";

const maxCourses = 500;
const maxShownClaims = 100;
const maxShownValue = 300;

/** What the set-up page shows; `provider` is null before the first save. The secret is never part of it. */
export async function readSetup(ctx: SignedInCtx, organizationId: string) {
  const { db, actor } = ctx;
  assertCan(actor, "organization:configure", { organizationId }, "organization");
  const organization = await readOrganization(ctx, organizationId);
  const [provider, [trial], domains, named, candidates, courseChoices] = await Promise.all([
    findProvider(ctx, organizationId),
    db
      .select({ claims: identityProviders.triedClaims, at: identityProviders.triedAt })
      .from(identityProviders)
      .where(eq(identityProviders.organizationId, organizationId)),
    db.select().from(ownedDomains).where(eq(ownedDomains.organizationId, organizationId)).orderBy(ownedDomains.domain),
    db.select().from(breakGlassAdmins).where(eq(breakGlassAdmins.organizationId, organizationId)),
    db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(isBreakGlassCandidate(organizationId))
      .orderBy(asc(users.usernameKey))
      .limit(200),
    db
      .select({ id: courses.id, name: courses.name })
      .from(courses)
      .where(eq(courses.organizationId, organizationId))
      .orderBy(asc(courses.name))
      .limit(maxCourses),
  ]);
  const namedIds = named.map(({ userId }) => userId);
  const { secret: _, ...settings } = provider ?? { secret: "" };
  return {
    organization: { id: organization.id, name: organization.name },
    provider: "issuer" in settings ? settings : null,
    trial: provider && trial?.claims && trial.at ? await describeTrial(ctx, provider, trial.claims, trial.at) : null,
    domains: domains.map(({ domain }) => domain),
    breakGlass: await listNamed(ctx, namedIds),
    candidates: candidates.filter(({ id }) => !namedIds.includes(id)),
    courses: courseChoices,
    roles: listAssignableRoles(actor).filter(canBeGiven),
    mayChangeDomains: can(actor, "organization:administer"),
  };
}

const listNamed = async ({ db }: SignedInCtx, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: users.id, username: users.username })
        .from(users)
        .where(inArray(users.id, ids))
        .orderBy(asc(users.usernameKey));

/** The claims of the last trial, and what a sign-in with them does by the rules as they are now. */
async function describeTrial(ctx: SignedInCtx, provider: Provider, claims: Record<string, unknown>, at: Date) {
  const { organizationId, issuer, rules } = provider;
  const { role, courseIds, rankTitle } = applyRules(rules, claims);
  const subject = typeof claims.sub === "string" ? claims.sub : "";
  const [account, given] = await Promise.all([
    findByIdentity(ctx, { issuer, subject }),
    courseIds.length === 0
      ? []
      : ctx.db
          .select({ name: courses.name })
          .from(courses)
          .where(and(inArray(courses.id, courseIds), eq(courses.organizationId, organizationId))),
  ]);
  const { email, isEmailVerified, firstName, lastName, name } = describePerson(claims);
  return {
    at,
    claims: Object.entries(claims)
      .slice(0, maxShownClaims)
      .map(([claim, value]) => ({
        claim,
        value: (valuesOf(claims, claim).join(", ") || JSON.stringify(value)).slice(0, maxShownValue),
      })),
    becomes: {
      role,
      courses: given.map((course) => course.name),
      rankTitle,
      email,
      isEmailVerified,
      name: [firstName, lastName].filter(Boolean).join(" ") || name,
      username: account?.username ?? null,
      acr: valuesOf(claims, "acr").join(", "),
      amr: valuesOf(claims, "amr").join(", "),
      isStrongEnough: isStrongEnough(provider, claims),
    },
  };
}
