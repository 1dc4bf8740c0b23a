// Spec section 3: the roles; only the first role of a user counts (section 6).
export const roleNames = ["Restricted", "User", "SystemAdmin", "OrganizationAdmin", "Instructor"] as const;
export type Role = (typeof roleNames)[number];

export const adminRoles: readonly Role[] = ["SystemAdmin", "OrganizationAdmin"];
export const staffRoles: readonly Role[] = ["SystemAdmin", "OrganizationAdmin", "Instructor"];

export function mainRole(roles: readonly string[]): Role {
  const [first] = roles;
  return roleNames.find((name) => name === first) ?? "Restricted";
}

/** Where a user lands after login (spec section 6). */
export function landingPage(role: Role) {
  if (adminRoles.includes(role)) return "/admin/users";
  if (role === "Instructor") return "/instructor";
  return "/play";
}
