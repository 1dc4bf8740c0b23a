// The roles; only the first role of a user counts. What each may do stands in access.ts, and the database keeps its own list (a migration).
export const roleNames = ["Restricted", "User", "SystemAdmin", "OrganizationAdmin", "Instructor"] as const;
export type Role = (typeof roleNames)[number];

/** Who may least: what a role that is not known counts as. */
const leastRole: Role = "Restricted";

/** Whoever registers, and whom a roster names without a role. */
export const newcomerRole: Role = "User";

/** Whom the operator of the server adds. */
export const operatorRole: Role = "SystemAdmin";

export function mainRole(roles: readonly string[]): Role {
  const [first] = roles;
  return roleNames.find((name) => name === first) ?? leastRole;
}
