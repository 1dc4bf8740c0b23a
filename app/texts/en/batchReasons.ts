import { plural } from "../format";

/** Beside a user: why a change of many users skips this one, or why Undo doesn't change this one back. */
export const batchReasons = {
  enabled: "Already enabled.",
  disabled: "Already disabled.",
  pending: "Already has to set a new password.",
  notInvited: "Has no open invitation.",
  member: "Already a member.",
  stranger: "Doesn't belong to the course's organization.",
  elsewhere: ({ course }: { course: string }) =>
    `Is in the running class of ${course}. Adding them would move their game and results out of it. If you want that, add them on the course's page.`,
  changed: "Changed by someone else in the meantime.",
  gone: "No longer exists, or you can't change it anymore.",
  passwordSet: "Has set a new password in the meantime.",
  askedAgain: "The password was reset again in the meantime.",
  leftCourse: "Has left or rejoined the course in the meantime.",
  played: "Has played in the course in the meantime.",
  sameRole: "Already has this role.",
  sameOrganization: "Already in this organization.",
  billed: "Has a paid subscription. Cancel it first.",
  restored: "Restored or permanently deleted in the meantime.",
  owns: ({ courses }: { courses: number }) =>
    plural(courses, {
      one: "Owns # course. Reassign or delete it first.",
      other: "Owns # courses. Reassign or delete them first.",
    }),
  limit: ({ organizationName }: { organizationName: string }) => `${organizationName} has reached its user limit.`,
  notPaid: ({ organizationName }: { organizationName: string }) =>
    `${organizationName} is unpaid, so you couldn't sign in anymore.`,
  ownAccount: ({ kind }: { kind: "disable" | "reset" | "role" | "delete" }) =>
    ({
      disable: "You cannot disable the logged-in account.",
      reset: "You cannot reset the password for the logged-in account.",
      role: "You cannot change the role for the logged-in account.",
      delete: "You cannot delete the logged-in account.",
    })[kind],
};
