// Pure. What API tokens may be allowed to do, for how long, and how many there may be.
import { canEver, listRolesWith, reachOf, type Action, type PermissionHolder } from "~/domain/access";

/**
 * The permissions that a token may have. Left out is what would lead to more than a token: accounts, their passwords and
 * roles (`user:administer`, `roster:import`), clearing leaderboards, which needs a recent proof, and playing, which
 * belongs to a sign-in. `scim:use` leads to accounts as well, and is for service accounts alone.
 */
export const tokenScopes = [
  ...(["course:list", "course:read", "gradebook:read", "score:read", "leaderboard:read"] as const),
  ...(["user:list", "user:read", "organization:list", "organization:read", "sandbox:use"] as const),
  ...(["course:create", "course:change", "course:run", "course:delete", "course:assign"] as const),
  ...(["attempt:judge", "grade:decide", "grade:rule", "feedback:write"] as const),
  ...(["sandbox:write", "accessCode:manage", "content:administer", "banner:write"] as const),
  ...(["organization:create", "organization:administer", "scim:use"] as const),
] satisfies Action[];
export type TokenScope = (typeof tokenScopes)[number];

export const provisioningScope = "scim:use" satisfies TokenScope;

/** What the person may do, and therefore the person's token. */
export const scopesOfPerson = (person: PermissionHolder): TokenScope[] =>
  tokenScopes.filter((scope) => scope !== provisioningScope && canEver(person, scope));

/** A service account has the rights of an administrator of its organization, and only what reaches no further. */
export const serviceRole = listRolesWith("serviceAccount:manage").find(
  (role) => reachOf(role, "serviceAccount:manage") === "organization",
);

export const scopesOfService = (): TokenScope[] =>
  tokenScopes.filter((scope) => serviceRole && reachOf(serviceRole, scope) === "organization");

export const maxTokensOfPerson = 20;
export const maxServiceAccounts = 50;
export const maxNameLength = 60;

/** Days until a token expires, as the form offers them. */
export const tokenDays = [7, 30, 90, 180, 365] as const;
export const usualTokenDays = 90;

/**
 * Calls a minute with one token. A provider sends each user by a call, thousands on the first day; its token may do
 * nothing else, and its calls take turns with those of other organizations.
 */
export const maxCallsPerMinute = (scopes: readonly string[]) =>
  scopes.every((scope) => scope === provisioningScope) ? 15_000 : 600;
