// What administrators may do with users. Pure: pages and verbs share the rules.
import { canGrantRole } from "~/domain/access";
import type { Actor } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { roleNames, type Role } from "~/domain/roles";
import type { Text } from "~/texts/message";
import type { UserStats } from "./read-user-stats";

/** Refuses a change of the actor's own account. */
export const ownAccount = (reason: Text) => new Refusal("conflict", reason).withSeverity("warning");

/** The roles an administrator may give: none that allows more than the administrator's own. */
export const listAssignableRoles = (actor: Pick<Actor, "role">): Role[] =>
  roleNames.filter((role) => canGrantRole(actor.role, role));

/** Nobody edits a user whose role allows more. */
export const canEdit = (actor: Pick<Actor, "role">, targetRole: Role) => canGrantRole(actor.role, targetRole);

/** The count turns red from 95% of the limit if at most 25 seats are left, and when one is left. */
export function isNearLimit({ activeUsers, userLimit }: Pick<UserStats, "activeUsers" | "userLimit">): boolean {
  if (userLimit === null) return false;
  const freeSeats = userLimit - activeUsers;
  return freeSeats === 1 || (freeSeats <= 25 && activeUsers >= userLimit * 0.95);
}

/** Limit of results of a search over all organizations. */
export const maxFound = 2_000;
