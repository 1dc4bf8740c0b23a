// The roles; only a user's first role counts. Permissions are in access.ts, and the database has its own list (a
// migration).
export const roleNames = ["Restricted", "User", "SystemAdmin", "OrganizationAdmin", "Instructor"] as const;
export type Role = (typeof roleNames)[number];

/** The role with the fewest permissions; an unknown role counts as this one. */
const leastRole: Role = "Restricted";

/** Other names of roles: on pages, and in files from other systems. */
export const roleWords: ReadonlyMap<string, Role> = new Map<string, Role>([
  ["student", "User"],
  ["learner", "User"],
  ["player", "User"],
  ["member", "User"],
  ["participant", "User"],
  ["teacher", "Instructor"],
  ["trainer", "Instructor"],
  ["orgadmin", "OrganizationAdmin"],
  ["organizationadministrator", "OrganizationAdmin"],
  ["sysadmin", "SystemAdmin"],
  ["systemadministrator", "SystemAdmin"],
]);

/** The role after registration, and of roster rows without a role. */
export const newcomerRole: Role = "User";

/** The role of accounts that the operator adds on the server. */
export const operatorRole: Role = "SystemAdmin";

export function mainRoleOf(roles: readonly string[]): Role {
  const [first] = roles;
  return roleNames.find((name) => name === first) ?? leastRole;
}
