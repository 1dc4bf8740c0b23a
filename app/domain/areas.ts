import { mayEver } from "./access";
import type { Role } from "./roles";
import { sections } from "./admin-sections";

/** A place that a bar or a sidebar leads to. */
export type Place = { to: string; label: string };

/** The admin sidebar: the pages that the role may use. */
export const listAdminSections = (role: Role): Place[] =>
  sections.filter(({ permission }) => mayEver(role, permission)).map(({ to, label }) => ({ to, label }));

/** The areas of the role beside the game, each with where it begins. */
export function areasOf(role: Role): (Place & { name: "admin" | "instructor" })[] {
  const admin = { name: "admin" as const, to: listAdminSections(role)[0]?.to ?? "/admin", label: "Admin" };
  const instructor = { name: "instructor" as const, to: "/instructor", label: "Instructor" };
  return [...(mayEver(role, "admin:open") ? [admin] : []), ...(mayEver(role, "instructor:open") ? [instructor] : [])];
}

/** Where a user lands after login: in the first of the own areas, else in the game. */
export const landingPageOf = (role: Role) => areasOf(role)[0]?.to ?? "/play";
