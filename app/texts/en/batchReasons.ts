import { plural } from "../format";

/** Why a change of many users leaves a user out, or its Undo leaves a user alone. */
export const batchReasons = {
  enabled: "Is enabled already.",
  disabled: "Is disabled already.",
  pending: "A new password is awaited already.",
  notInvited: "Isn't waiting for an invitation.",
  member: "Is a member already.",
  stranger: "Belongs to another organization than the course.",
  elsewhere: ({ course }: { course: string }) =>
    `Is in the running class of ${course}, which their game and results would leave. Add them on the course's page.`,
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
  owns: ({ courses }: { courses: number }) =>
    plural(courses, {
      one: "Owns # course. Reassign or delete it first.",
      other: "Owns # courses. Reassign or delete them first.",
    }),
  limit: ({ organizationName }: { organizationName: string }) => `The user limit of ${organizationName} is reached.`,
  notPaid: ({ organizationName }: { organizationName: string }) =>
    `${organizationName} is not paid: you could not log in any more.`,
  ownAccount: ({ kind }: { kind: "disable" | "reset" | "role" | "delete" }) =>
    ({
      disable: "You cannot disable the logged-in account.",
      reset: "You cannot reset the password for the logged-in account.",
      role: "You cannot change the role for the logged-in account.",
      delete: "You cannot delete the logged-in account.",
    })[kind],
};
