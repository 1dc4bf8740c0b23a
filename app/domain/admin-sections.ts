import type { Role } from "./roles";

export type AdminSection = { to: string; label: string };

const forBoth: AdminSection[] = [
  { to: "/admin/users", label: "Users" },
  { to: "/admin/courses", label: "Courses" },
];

const forSystemAdmin: AdminSection[] = [
  { to: "/admin/users", label: "Users" },
  { to: "/admin/organizations", label: "Organizations" },
  { to: "/admin/courses", label: "Courses" },
  { to: "/admin/content", label: "Content" },
  { to: "/admin/sandboxes", label: "Sandboxes" },
  { to: "/admin/leaderboards", label: "Leaderboards" },
  { to: "/admin/permissions", label: "Permissions" },
  { to: "/admin/system", label: "System" },
];

/** The admin sidebar: an organization admin sees only Users and Courses (spec section 2, Admin area). */
export const adminSections = (role: Role) =>
  role === "SystemAdmin" ? forSystemAdmin : role === "OrganizationAdmin" ? forBoth : [];
