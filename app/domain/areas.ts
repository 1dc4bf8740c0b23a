import { texts } from "~/texts";
import { canEver, type PermissionHolder } from "./access";
import type { Role } from "./roles";
import { sections } from "./admin-sections";

/** An entry of the top bar or a sidebar. */
export type Place = { to: string; label: string };

/** The entries of the admin sidebar that the user may open. */
export const listAdminSections = (who: PermissionHolder): Place[] =>
  sections.filter(({ permission }) => canEver(who, permission)).map(({ to, label }) => ({ to, label: label() }));

/**
 * The areas besides the game, each with its first page. Areas that the user reaches only by a named permission come
 * last.
 */
export function areasOf(who: PermissionHolder): (Place & { name: "admin" | "instructor" })[] {
  const admin = { name: "admin" as const, to: listAdminSections(who)[0]?.to ?? "/admin", label: texts.shell.admin };
  const instructor = { name: "instructor" as const, to: "/instructor", label: texts.shell.instructor };
  const isAdmin = canEver(who, "admin:open");
  const isNamed = !isAdmin && listAdminSections(who).length > 0;
  return [
    ...(isAdmin ? [admin] : []),
    ...(canEver(who, "instructor:open") ? [instructor] : []),
    ...(isNamed ? [admin] : []),
  ];
}

/** The page after sign-in: the first area of the role, else the game. */
export const landingPageOf = (role: Role) => areasOf({ role })[0]?.to ?? "/play";
