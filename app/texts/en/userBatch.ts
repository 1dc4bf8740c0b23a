import { number, plural } from "../format";

/** The pages on which many users are changed at once: a preview, then the result with Undo. */
export const userBatch = {
  pageTitle: "Change users",
  courseRequired: "Choose a course.",
  organizationRequired: "Choose an organization.",
  roleRequired: "Choose a role.",
  chooseCourseTitle: ({ count }: { count: number }) =>
    plural(count, { one: "Add # user to a course", other: "Add # users to a course" }),
  courseOption: ({ name, organizationName }: { name: string; organizationName: string }) =>
    `${name} (${organizationName})`,
  chooseRoleTitle: ({ count }: { count: number }) =>
    plural(count, { one: "Change the role of # user", other: "Change the role of # users" }),
  chooseOrganizationTitle: ({ count }: { count: number }) =>
    plural(count, { one: "Change the organization of # user", other: "Change the organization of # users" }),
  noCoursesHint: "The organizations of the selected users don't have any courses yet.",
  noCourses: "No Courses Found",
  createCourse: "Create Course",
  chooseHint: "Next, you'll see who will be changed, and who will be skipped and why.",
  chooseCourse: "Choose a course",
  roleHint: "The change takes effect immediately.",
  chooseRole: "Choose a role",
  organizationHint: "The users leave all courses of their current organization. Scores are kept.",
  leftOut: ({ count }: { count: number }) => `Skipped: ${number(count)}`,
  peopleByReason: ({ people, reason }: { people: number; reason: string }) => `${number(people)}: ${reason}`,
  affected: ({ count }: { count: number }) => `Users to change: ${number(count)}`,
  changed: ({ count }: { count: number }) => `Changed: ${number(count)}`,
  restored: ({ count }: { count: number }) => `Restored: ${number(count)}`,
  /** `change`: a whole command, such as "Disable 3 users". */
  planTitle: ({ change }: { change: string }) => `${change}?`,
  newMatches: ({ count, date }: { count: number; date: string }) =>
    plural(count, {
      one: `This preview was made on ${date}. # more user matches the list now. To include them, go back to the list and select again.`,
      other: `This preview was made on ${date}. # more users match the list now. To include them, go back to the list and select again.`,
    }),
  lateChanges: ({ count }: { count: number }) =>
    plural(count, {
      one: "# user was skipped because they had changed since the preview.",
      other: "# users were skipped because they had changed since the preview.",
    }),
  madeAt: ({ date }: { date: string }) => `Done on ${date}.`,
  nobodyTo: "No users to change",
  allLeftOut: "All selected users were skipped. The reasons are listed below.",
  noMail:
    "Nobody would get a link. Instead, choose Reset Password in each user's row to get a one-time code that you can pass on.",
  interrupted: ({ changed }: { changed: number }) =>
    plural(changed, {
      one: "This change was interrupted after # user. Continue, or undo what has been done.",
      other: "This change was interrupted after # users. Continue, or undo what has been done.",
    }),
  changeRunning: "This change is in progress. It continues if you leave this page.",
  missing: ({ missing }: { missing: number }) =>
    plural(missing, {
      one: "# selected user no longer exists, or you can't change them anymore.",
      other: "# selected users no longer exist, or you can't change them anymore.",
    }),
  undoHint: ({ days }: { days: number }) => `You can undo this for ${days} days.`,
  continue: "Continue",
  done: "Done",
  typeToDelete: ({ text }: { text: string }) => `Type ${text} to confirm`,
  backToUsers: "Back to users",
  undoneTitle: ({ restored }: { restored: number }) =>
    plural(restored, { one: "Change undone for # user", other: "Change undone for # users" }),
  /** `done`: a whole text, such as "3 users disabled". */
  undoneAt: ({ done, madeAt, undoneAt }: { done: string; madeAt: string; undoneAt: string }) =>
    `${done} (${madeAt}). Undone on ${undoneAt}.`,
  undoInterrupted: "Undo was interrupted. Choose Undo to finish.",
  undoRunning: "This change is being undone. Undo continues if you leave this page.",
  undoPeriod: ({ days }: { days: number }) => `Only you can undo this, for ${days} days.`,
  leftAlone: ({ count }: { count: number }) => `Not undone: ${number(count)}`,
  leftAloneHint: "Undo reverts only this change, and only for users that nobody has changed since.",
  undo: "Undo",
  undoing: "Undoing...",
  undone: "Undone",
  refresh: "Refresh",
  andMore: ({ count }: { count: number }) => `and ${number(count)} more`,
};
