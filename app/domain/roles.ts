// The roles; only the first role of a user counts. What each may do stands in access.ts, and the database keeps its own
// list (a migration).
export const roleNames = ["Restricted", "User", "SystemAdmin", "OrganizationAdmin", "Instructor"] as const;
export type Role = (typeof roleNames)[number];

/** The role that allows least; an unknown role counts as this one. */
const leastRole: Role = "Restricted";

/** Other words for roles: of pages, and of the files of other systems. */
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

/** The role after registration, and in a roster that names none. */
export const newcomerRole: Role = "User";

/** The role of accounts that the server's operator adds. */
export const operatorRole: Role = "SystemAdmin";

export function mainRoleOf(roles: readonly string[]): Role {
  const [first] = roles;
  return roleNames.find((name) => name === first) ?? leastRole;
}
