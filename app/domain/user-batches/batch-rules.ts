// Pure: the changes that an administrator may make to many users at once, and who is left out. The plan and the change
// share it.
import { canEdit, userTexts } from "~/domain/accounts/user-rules";
import { canRole } from "~/domain/access";
import { formatCount } from "~/domain/count-text";
import type { Actor } from "~/domain/context";
import type { Role } from "~/domain/roles";

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

export const batchTexts = {
  enabled: "Is enabled already.",
  disabled: "Is disabled already.",
  pending: "A new password is awaited already.",
  notInvited: "Isn't waiting for an invitation.",
  member: "Is a member already.",
  stranger: "Belongs to another organization than the course.",
  elsewhere: (course: string) =>
    `Is in the running class of ${course}, which their game and results would leave. Add them on the course's page.`,
  sinceLooked: "Has changed since you looked; nothing was done.",
  changed: "Was changed by somebody else meanwhile.",
  gone: "Is no longer there, or no longer yours to change.",
  passwordSet: "Has set a new password meanwhile.",
  askedAgain: "Was asked for a new password again meanwhile.",
  leftCourse: "Has left the course, or joined it again, meanwhile.",
  played: "Has played in the course meanwhile.",
  sameRole: "Has this role already.",
  sameOrganization: "Is in this organization already.",
  billed: "Has a paid subscription, which must be cancelled first.",
  restored: "Was restored, or deleted for good, meanwhile.",
  tooMany: `Choose at most ${maxInBatch.toLocaleString("en-US")} users at a time. Narrow the list by its filters.`,
  chooseRole: "Choose a role.",
  organizationGone: "The organization does not exist any more.",
  expired: "This plan has expired. Select the users again.",
  planned: "This plan was made already. Select the users again for another one.",
  notPlanned: "Choose first what these users get.",
  running: "This change is running. Wait until it's done.",
  undoing: "This change is being undone.",
  nobody: "Choose at least one user.",
  notUndoable: "An invitation that was sent cannot be undone.",
  undone: "This was undone already.",
  tooLate: `This can be undone for ${undoDays} days only.`,
  courseGone: "The course is no longer there, or no longer yours to change.",
};

const ownsText = (count: number) =>
  `Owns ${formatCount(count, "course")}. Reassign or delete ${count === 1 ? "it" : "them"} first.`;

export const limitText = (organization: string) => `The user limit of ${organization} is reached.`;

/** Why a user is left out, based on this user alone; null if the change applies. */
export function findReason(
  kind: BatchKind,
  user: BatchUser,
  actor: Pick<Actor, "userId" | "role">,
  target: BatchTarget,
): string | null {
  if (kind === "enrol") {
    if (user.organizationId === null || user.organizationId !== target.course?.organizationId)
      return batchTexts.stranger;
    return user.isMember ? batchTexts.member : null;
  }
  const ownAccountText = user.id === actor.userId ? ownTexts[kind] : undefined;
  if (ownAccountText) return `${ownAccountText}.`;
  if (!canEdit(actor, user.role)) return userTexts.editSystemAdmin;
  switch (kind) {
    case "enable":
      return user.enabled ? batchTexts.enabled : null;
    case "disable":
      return user.enabled ? null : batchTexts.disabled;
    case "invite":
      return user.isInvited ? null : batchTexts.notInvited;
    case "reset":
      return user.resetPasswordPending ? batchTexts.pending : null;
    case "role":
      return findRoleReason(user, target);
    case "organization":
      return findMoveReason(user, actor, target);
    case "delete":
      if (user.ownedCourses > 0) return ownsText(user.ownedCourses);
      return user.isBilled ? batchTexts.billed : null;
  }
}

const ownTexts: Partial<Record<BatchKind, string>> = {
  disable: userTexts.ownDisable,
  reset: userTexts.ownReset,
  role: userTexts.ownRole,
  delete: userTexts.ownDelete,
};

function findRoleReason(user: BatchUser, { role }: BatchTarget): string | null {
  if (user.role === role) return batchTexts.sameRole;
  return role && !canRole(role, "course:own") && user.ownedCourses > 0 ? ownsText(user.ownedCourses) : null;
}

function findMoveReason(user: BatchUser, actor: Pick<Actor, "userId">, { organization }: BatchTarget): string | null {
  if (!organization || user.organizationId === organization.id) return batchTexts.sameOrganization;
  if (user.id === actor.userId && canRole(user.role, "system:administer") && !organization.isPaid)
    return `${organization.name} is not paid: you could not log in any more.`;
  return user.ownedCourses > 0 ? ownsText(user.ownedCourses) : null;
}

/** The text to type before many users are deleted. */
export const typedTextOf = (count: number) => String(count);
