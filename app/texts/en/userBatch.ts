import { number, plural } from "../format";

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
  noCoursesHint: "The organizations of the selected users have no course yet.",
  noCourses: "No Courses Found",
  createCourse: "Create Course",
  chooseHint: "The next step shows who is changed, and who is left out and why.",
  chooseCourse: "Choose a course",
  roleHint: "It takes effect with their next request.",
  chooseRole: "Choose a role",
  organizationHint: "Memberships of courses of the organization left end; scores stay.",
  leftOut: ({ count }: { count: number }) => `Left out: ${number(count)}`,
  peopleByReason: ({ people, reason }: { people: number; reason: string }) => `${number(people)}: ${reason}`,
  affected: ({ count }: { count: number }) => `Affected: ${number(count)}`,
  changed: ({ count }: { count: number }) => `Changed: ${number(count)}`,
  restored: ({ count }: { count: number }) => `Restored: ${number(count)}`,
  planTitle: ({ change }: { change: string }) => `${change}?`,
  newMatches: ({ count, date }: { count: number; date: string }) =>
    plural(count, {
      one: `# more user matches the list since this plan was made at ${date}, and isn’t in it. Go back to the list to make a new plan.`,
      other: `# more users match the list since this plan was made at ${date}, and aren’t in it. Go back to the list to make a new plan.`,
    }),
  lateChanges: ({ count }: { count: number }) =>
    plural(count, {
      one: "# user had changed since the plan was made, and nothing was done to this user.",
      other: "# users had changed since the plan was made, and nothing was done to them.",
    }),
  madeAt: ({ date }: { date: string }) => `At ${date}.`,
  nobodyTo: ({ verb }: { verb: string }) => `Nobody to ${verb.toLowerCase()}`,
  allLeftOut: "All the selected are left out, for the reasons below.",
  noMail:
    "Nobody would get a link. Choose Reset Password in the row of each user instead: it shows a one-time code for you to pass on.",
  interrupted: ({ changed }: { changed: number }) =>
    `This change was interrupted after ${plural(changed, { one: "# user", other: "# users" })}. Continue, or undo what was done.`,
  changeRunning: "This change is being made now. It continues if you leave this page.",
  missing: ({ missing }: { missing: number }) =>
    `${plural(missing, { one: "# selected user is", other: "# selected users are" })} no longer there, or not yours to change.`,
  undoHint: ({ days }: { days: number }) => `You can undo this for ${days} days.`,
  continue: "Continue",
  done: "Done",
  typeToDelete: ({ text }: { text: string }) => `Type ${text} to delete them`,
  backToUsers: "Back to Users",
  undoneTitle: ({ restored }: { restored: number }) =>
    `Undone: ${plural(restored, { one: "# user", other: "# users" })} as before`,
  undoneAt: ({ done, madeAt, undoneAt }: { done: string; madeAt: string; undoneAt: string }) =>
    `${done} at ${madeAt}; undone at ${undoneAt}.`,
  undoInterrupted: "The Undo was interrupted. Choose Undo to finish.",
  undoRunning: "This change is being undone now. That continues if you leave this page.",
  undoPeriod: ({ days }: { days: number }) => `Possible for ${days} days, by you.`,
  leftAlone: ({ count }: { count: number }) => `Left as they are: ${number(count)}`,
  leftAloneHint: "The Undo restores only what this change did, and only where nobody has changed it since.",
  undo: "Undo",
  undoing: "Undoing...",
  undone: "Undone",
  refresh: "Refresh",
  andMore: ({ count }: { count: number }) => `and ${number(count)} more`,
};
