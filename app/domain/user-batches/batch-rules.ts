// What an administrator may do to many users at once, and who is left out of it. Pure: preview and change judge alike.
import { formatCount } from "~/domain/count-text";
import type { Actor } from "~/domain/context";
import type { Role } from "~/domain/roles";
import { mayEdit, userTexts } from "~/domain/accounts/user-rules";

export const batchKinds = ["enable", "disable", "reset", "enrol", "invite"] as const;
export type BatchKind = (typeof batchKinds)[number];

/** More are not taken at once: each gets a line on the screen, and locks are held for all of them. */
export const maxInBatch = 200;

/** How long a change of many can be undone. */
export const undoDays = 7;

/** An invitation is a mail, which cannot be taken back. */
export const mayUndo = (kind: BatchKind) => kind !== "invite";

export type BatchUser = {
  id: string;
  username: string;
  name: string;
  role: Role;
  organizationId: string | null;
  organizationName: string | null;
  enabled: boolean;
  resetPasswordPending: boolean;
  /** Has never signed in, and still has to set a first password. */
  isInvited: boolean;
  /** Of the course in question. */
  isMember: boolean;
};

export type BatchCourse = { id: string; name: string; organizationId: string };

export const batchTexts = {
  enabled: "Is enabled already.",
  disabled: "Is disabled already.",
  pending: "A new password is awaited already.",
  notInvited: "Isn't waiting for an invitation.",
  member: "Is a member already.",
  stranger: "Belongs to another organization than the course.",
  sinceLooked: "Has changed since you looked; nothing was done.",
  changed: "Was changed by somebody else meanwhile.",
  gone: "Is no longer there, or no longer yours to change.",
  passwordSet: "Has set a new password meanwhile.",
  askedAgain: "Was asked for a new password again meanwhile.",
  leftCourse: "Has left the course, or joined it anew, meanwhile.",
  played: "Has played in the course meanwhile.",
  tooMany: `Choose at most ${maxInBatch} users at a time.`,
  nobody: "Choose at least one user.",
  notUndoable: "An invitation that was sent cannot be undone.",
  undone: "This was undone already.",
  tooLate: `This can be undone for ${undoDays} days only.`,
  courseGone: "The course is no longer there, or no longer yours to change.",
};

export const limitText = (organization: string) => `The user limit of ${organization} is reached.`;

/** Why nothing can be done to this user, from what is known of this user alone; null where it can. */
export function findReason(
  kind: BatchKind,
  user: BatchUser,
  actor: Pick<Actor, "userId" | "role">,
  course: BatchCourse | null,
): string | null {
  if (kind === "enrol") {
    if (user.organizationId === null || user.organizationId !== course?.organizationId) return batchTexts.stranger;
    return user.isMember ? batchTexts.member : null;
  }
  const isOwn = user.id === actor.userId;
  if (isOwn && kind === "disable") return `${userTexts.ownDisable}.`;
  if (isOwn && kind === "reset") return `${userTexts.ownReset}.`;
  if (!mayEdit(actor, user.role)) return userTexts.editSystemAdmin;
  if (kind === "enable") return user.enabled ? batchTexts.enabled : null;
  if (kind === "disable") return user.enabled ? null : batchTexts.disabled;
  if (kind === "invite") return user.isInvited ? null : batchTexts.notInvited;
  return user.resetPasswordPending ? batchTexts.pending : null;
}

const people = (count: number) => formatCount(count, "user");

type BatchWords = {
  /** On the button of the list. */
  verb: string;
  /** Over the preview, and on its button. */
  ask: (count: number, course: string) => string;
  /** What it means for those concerned. */
  means: string;
  done: (count: number, course: string) => string;
};

export const batchWords: Record<BatchKind, BatchWords> = {
  enable: {
    verb: "Enable",
    ask: (count) => `Enable ${people(count)}`,
    means: "They can log in again at once, with the password they had.",
    done: (count) => `${people(count)} enabled`,
  },
  disable: {
    verb: "Disable",
    ask: (count) => `Disable ${people(count)}`,
    means: "All their sign-ins end at once, and they cannot log in. Grades and memberships stay.",
    done: (count) => `${people(count)} disabled`,
  },
  reset: {
    verb: "Force Reset",
    ask: (count) => `Reset the ${count === 1 ? "password" : "passwords"} of ${people(count)}`,
    means:
      "All their sign-ins end at once, and each gets an email with a link and a one-time code " +
      "to set a new password with.",
    done: (count) => `${people(count)} asked for a new password`,
  },
  enrol: {
    verb: "Add to Course",
    ask: (count, course) => `Add ${people(count)} to ${course}`,
    means: "They become members of the course, and students of its class if one is running.",
    done: (count, course) => `${people(count)} added to ${course}`,
  },
  invite: {
    verb: "Invite Again",
    ask: (count) => `Send ${people(count)} the invitation again`,
    means: "Each gets a new link and a new one-time code. Those from earlier invitations no longer work.",
    done: (count) => `${people(count)} invited again`,
  },
};
