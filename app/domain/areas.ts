import { canEver, type PermissionHolder } from "./access";
import type { Role } from "./roles";
import { sections } from "./admin-sections";

/** A place that a bar or a sidebar leads to. */
export type Place = { to: string; label: string };

/** The admin sidebar: the pages that somebody may use. */
export const listAdminSections = (who: PermissionHolder): Place[] =>
  sections.filter(({ permission }) => canEver(who, permission)).map(({ to, label }) => ({ to, label }));

/** The areas beside the game, each with where it begins; of what somebody may do by name only, last. */
export function areasOf(who: PermissionHolder): (Place & { name: "admin" | "instructor" })[] {
  const admin = { name: "admin" as const, to: listAdminSections(who)[0]?.to ?? "/admin", label: "Admin" };
  const instructor = { name: "instructor" as const, to: "/instructor", label: "Instructor" };
  const isAdmin = canEver(who, "admin:open");
  const isNamed = !isAdmin && listAdminSections(who).length > 0;
  return [
    ...(isAdmin ? [admin] : []),
    ...(canEver(who, "instructor:open") ? [instructor] : []),
    ...(isNamed ? [admin] : []),
  ];
}

/** Where a user lands after login: in the first of the own areas, else in the game. */
export const landingPageOf = (role: Role) => areasOf({ role })[0]?.to ?? "/play";
