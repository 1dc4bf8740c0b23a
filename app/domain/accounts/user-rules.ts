// What administrators may do with users. Pure: pages and verbs share the rules.
import { canGrantRole } from "~/domain/access";
import type { Actor } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { roleNames, type Role } from "~/domain/roles";
import type { UserStats } from "./read-user-stats";

export const userTexts = {
  ownRole: "You cannot change the role for the logged-in account",
  ownDelete: "You cannot delete the logged-in account",
  ownDisable: "You cannot disable the logged-in account",
  ownReset: "You cannot reset the password for the logged-in account",
  sameRole: "User already has this role. No change made.",
  assignSystemAdmin: "An organization admin cannot assign the system admin role.",
  editSystemAdmin: "Only a system admin can edit a system admin user.",
  openNamed: "Only a system admin can do this with a user who was given a permission by name.",
  lastSystemAdmin: "This is the last system administrator who can log in. Make somebody else one first.",
  notFetched: "Failed to fetch users",
  limitHint: "If the limit is reached, delete or disable users to register new ones.",
  pending: "PASSWORD PENDING",
};

/** Titles of refused changes. */
export const userFailures = {
  delete: "Failed to delete user",
  reset: "Failed to reset user password",
  role: "Failed to update user role",
  enable: "An unknown error occurred",
  organization: "Failed to change the organization",
};

/** Refuses a change of the actor's own account. */
export const ownAccount = (text: string) => new Refusal("conflict", text).withSeverity("warning");

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
