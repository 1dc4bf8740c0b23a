// Pure: the changes that an administrator may make to many users at once, and who is left out. The plan and the change
// share it.
import { canEdit } from "~/domain/accounts/user-rules";
import { canRole } from "~/domain/access";
import type { Actor } from "~/domain/context";
import type { Role } from "~/domain/roles";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";

export const batchKinds = ["enable", "disable", "reset", "enrol", "invite", "role", "organization", "delete"] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Kinds that need a course, a role or an organization for all users. */
export const needsTarget = (kind: BatchKind) => kind === "enrol" || kind === "role" || kind === "organization";

/** Planning more users would take more than a few seconds; a larger list must be filtered first. */
export const maxInBatch = 10_000;

/** Days in which a change of many users can be undone. */
export const undoDays = 7;

/** An invitation is a mail, which can't be undone. */
export const canUndo = (kind: BatchKind) => kind !== "invite";

export type BatchUser = {
  id: string;
  username: string;
  name: string;
  role: Role;
  organizationId: string | null;
  organizationName: string | null;
  enabled: boolean;
  resetPasswordPending: boolean;
  /** Has never signed in and still has to set a first password. */
  isInvited: boolean;
  /** Signs in with the organization, which requires that. */
  isWithoutPassword: boolean;
  /** Of the course in question. */
  isMember: boolean;
  ownedCourses: number;
  /** Has a subscription that the payment provider still bills. */
  isBilled: boolean;
};

export type BatchCourse = { id: string; name: string; organizationId: string };
/** `id` is null for no organization. */
export type BatchOrganization = { id: string | null; name: string; isPaid: boolean };
/** What all users get, by kind. */
export type BatchTarget = { course: BatchCourse | null; role: Role | null; organization: BatchOrganization | null };

/** Why a user is left out, based on this user alone; null if the change applies. */
export function findReason(
  kind: BatchKind,
  user: BatchUser,
  actor: Pick<Actor, "userId" | "role">,
  target: BatchTarget,
): Text | null {
  if (kind === "enrol") {
    if (user.organizationId === null || user.organizationId !== target.course?.organizationId)
      return say.batchReasons.stranger;
    return user.isMember ? say.batchReasons.member : null;
  }
  if (user.id === actor.userId && (kind === "disable" || kind === "reset" || kind === "role" || kind === "delete"))
    return say.batchReasons.ownAccount({ kind });
  if (!canEdit(actor, user.role)) return say.userRefusals.editSystemAdmin;
  switch (kind) {
    case "enable":
      return user.enabled ? say.batchReasons.enabled : null;
    case "disable":
      return user.enabled ? null : say.batchReasons.disabled;
    case "invite":
      return user.isInvited ? null : say.batchReasons.notInvited;
    case "reset":
      if (user.isWithoutPassword) return say.singleSignOn.resetsOff;
      return user.resetPasswordPending ? say.batchReasons.pending : null;
    case "role":
      return findRoleReason(user, target);
    case "organization":
      return findMoveReason(user, actor, target);
    case "delete":
      if (user.ownedCourses > 0) return say.batchReasons.owns({ courses: user.ownedCourses });
      return user.isBilled ? say.batchReasons.billed : null;
  }
}

function findRoleReason(user: BatchUser, { role }: BatchTarget): Text | null {
  if (user.role === role) return say.batchReasons.sameRole;
  return role && !canRole(role, "course:own") && user.ownedCourses > 0
    ? say.batchReasons.owns({ courses: user.ownedCourses })
    : null;
}

function findMoveReason(user: BatchUser, actor: Pick<Actor, "userId">, { organization }: BatchTarget): Text | null {
  if (!organization || user.organizationId === organization.id) return say.batchReasons.sameOrganization;
  if (user.id === actor.userId && canRole(user.role, "system:administer") && !organization.isPaid)
    return say.batchReasons.notPaid({ organizationName: organization.name });
  return user.ownedCourses > 0 ? say.batchReasons.owns({ courses: user.ownedCourses }) : null;
}

/** The text to type before many users are deleted. */
export const typedTextOf = (count: number) => String(count);
