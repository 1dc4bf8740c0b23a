// SQL conditions on a user, for statements that join `users` with what the condition names.
import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import {
  authenticatorApps,
  breakGlassAdmins,
  factorPolicy,
  identityProviders,
  namedPermissions,
  organizations,
  passkeys,
  signInPolicy,
  subscriptions,
  users,
} from "~/db/schema";
import { listRolesWith, type Action } from "~/domain/access";

/** Whether the role in `column` allows the action on at least some things. */
export const roleCan = (column: SQLWrapper, action: Action): SQL => inArray(column, listRolesWith(action));

/** Whether the user (a row of `users`) was invited and has never set a password or signed in. */
export const isInvited = (user: SQL) =>
  sql`(${user}.reset_password_pending and ${user}.password_hash is null and ${user}.last_active is null)`;

/** Enabled, and organization absent or paid. Joins organizations. */
export const isInOrder = sql<boolean>`(${users.enabled} and (${organizations.id} is null or ${organizations.isPaid}))`;

/**
 * Whether a user may sign in and play: enabled, organization absent or paid, subscription absent or in good standing.
 * Joins organizations and subscriptions. `now` may be an SQL expression.
 */
export const canPlay = (now: Date | SQL) => sql<boolean>`(${isInOrder}
  and (${subscriptions.id} is null or ${subscriptions.status} in ('active', 'trialing')
    or ${subscriptions.graceUntil} > ${timeOf(now)}))`;

/**
 * Whether the user may sign in through an organization. System administrators and users with a permission granted by
 * name may not: the organization's administrators could then sign in as them.
 */
export const mayUseProvider = sql<boolean>`(not ${roleCan(users.mainRole, "system:administer")}
  and not exists (select from ${namedPermissions} where ${namedPermissions.userId} = ${users.id}))`;

/** Short name of the provider that the user's organization requires; null if passwords work. */
export const requiredProvider = sql<string | null>`(select ${identityProviders.shortName} from ${identityProviders}
  where ${identityProviders.organizationId} = ${users.organizationId} and ${identityProviders.state} = 'required'
    and ${mayUseProvider})`;

/** Whether the user may use the password although the organization requires its provider. */
export const isBreakGlass = sql<boolean>`exists (select from ${breakGlassAdmins}
  where ${breakGlassAdmins.userId} = ${users.id} and ${breakGlassAdmins.organizationId} = ${users.organizationId})`;

/** Whether the user may not have a password, because the organization requires its provider. */
export const isWithoutPassword = sql<boolean>`(${requiredProvider} is not null and not ${isBreakGlass})`;

/** Whether a sign-in with the user's organization still leaves the second factor to this site. */
export const asksOwnFactor = sql<boolean>`exists (select from ${identityProviders}
  where ${identityProviders.organizationId} = ${users.organizationId} and not ${identityProviders.countsAsFactor})`;

const ofPasskey = sql`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`;
const ofApp = sql`exists (select from ${authenticatorApps} where ${authenticatorApps.userId} = ${users.id})`;

// Nested: Drizzle strips the names of tables from the outermost columns of a select without joins.
export const hasApp = sql<boolean>`(${ofApp})`;

/** Whether the user has a passkey or an authenticator app, and so a second step at each sign-in. */
export const hasFactors = sql<boolean>`(${ofPasskey} or ${ofApp})`;

/** Whether the rules ask for a second factor of the user. Joins organizations. */
export const requiresFactors = sql<boolean>`(coalesce(${organizations.factorsRequired} = 'everyone'
    or (${organizations.factorsRequired} = 'staff' and ${roleCan(users.mainRole, "instructor:open")})
    or (${organizations.factorsRequired} = 'administrators' and ${roleCan(users.mainRole, "admin:open")}), false)
  or (${roleCan(users.mainRole, "system:administer")}
    and (select ${factorPolicy.requiredOfAdministrators} from ${factorPolicy})))`;

/** Whether a passkey may replace the user's password. Joins organizations. */
export const allowsPasskeysAlone = sql<boolean>`coalesce(${organizations.allowsPasskeysAlone},
  (select ${factorPolicy.allowsPasskeysAlone} from ${factorPolicy}))`;

type LimitName = "idleMinutes" | "absoluteMinutes";
const staffLimits = { idleMinutes: "staffIdleMinutes", absoluteMinutes: "staffAbsoluteMinutes" } as const;

/** The user's limit of sign-ins in minutes; null for none. Joins organizations. */
export const signInLimit = (name: LimitName) => sql<number | null>`(case
  when ${roleCan(users.mainRole, "system:administer")} then (select ${signInPolicy[staffLimits[name]]} from ${signInPolicy})
  when ${organizations.id} is null then (select ${signInPolicy[name]} from ${signInPolicy})
  when ${roleCan(users.mainRole, "instructor:open")} then ${organizations[staffLimits[name]]}
  else ${organizations[name]} end)`;

/** When a sign-in, a row `s`, ends if it isn't used after `seen`. Joins users and organizations. */
export const signInEnd = (seen: SQL) => sql`least(${seen} + make_interval(mins => ${signInLimit("idleMinutes")}),
  s.created_at + make_interval(mins => ${signInLimit("absoluteMinutes")}))`;
