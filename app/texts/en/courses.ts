import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const courses = {
  scheduledClass: "Scheduled Class",
  className: "Class name (optional)",
  classNameHint: "Named after its first day",
  startDate: "Start Date",
  optionalEndDate: "End Date (optional)",
  noMembersYet:
    "This course has no members yet. Students who join with its access code take part in the running class.",
  startsWith: ({ memberCount }: { memberCount: number }) =>
    `The class starts with all members of the course: ${plural(memberCount, { one: "# student", other: "# students" })}.`,
  scheduleStart: "Schedule Start",
  unschedule: "Unschedule",
  startNow: "Start Now",
  newClass: "Schedule/Start New Class",
  endClass: "Schedule/End Class",
  startedOn: ({ date }: { date: string }) => `Started on ${date}`,
  scheduledFor: ({ date }: { date: string }) => `Scheduled for ${date}`,
  endedOn: ({ date }: { date: string }) => `Ended on ${date}`,
  scheduledToEnd: ({ date }: { date: string }) => `Scheduled to end ${date}`,
  statusOf: ({ status }: { status: "Scheduled" | "Active" | "Ended" | "Inactive" }) =>
    ({ Scheduled: "Scheduled", Active: "Active", Ended: "Ended", Inactive: "Inactive" })[status],
  changeStart: ({ hidden }: { hidden: (text: string) => ReactNode }) => rich`Change${hidden(" the start")}`,
  changeEnd: ({ hidden }: { hidden: (text: string) => ReactNode }) => rich`Change${hidden(" the end")}`,
  endDate: "End Date",
  endDateHint: "Leave it empty to remove the planned end.",
  scheduleEnd: "Schedule End",
  endNow: "End Now",
  resumeClass: "Resume Class",
  resume: "Resume",
  reenableAccounts: "Re-enable member accounts",
  reenableHint: ({ accounts }: { accounts: number }) =>
    accounts > 0
      ? plural(accounts, {
          one: "# account that ending the class has disabled.",
          other: "# accounts that ending the class has disabled.",
        })
      : "Ending the class has disabled none that is still disabled.",
  resumes: ({ className }: { className: string | null }) =>
    className
      ? `The class "${className}" continues as if it had not ended, with all its students.`
      : "The class continues as if it had not ended, with all its students.",
  changeInstructor: "Change Instructor",
  instructor: "Instructor",
  staffOf: ({ organizationName }: { organizationName: string }) => `Staff of ${organizationName}`,
  deletedContents: ({ classes, attempts, members }: { classes: number; attempts: number; members: number }) =>
    `With it go ${plural(classes, { one: "# class", other: "# classes" })}, ${plural(attempts, { one: "# attempt", other: "# attempts" })}, the list of ${plural(members, { one: "# member", other: "# members" })} and the access code, with all grades of its classes.`,
  runningWarning: "A class is running now.",
  membersStay: "The accounts of its members stay.",
  deleteCourse: "Delete Course",
  confirmDelete: ({ name, days }: { name: ReactNode; days: number }) =>
    rich`Are you sure you want to delete ${name}? You can restore it under Recently Deleted for ${days} days.`,
  typeName: "Type the course's name to confirm",
  classStarted: "Class started.",
  classScheduled: "Class scheduled.",
  scheduleRemoved: "Schedule removed.",
  endScheduled: "End of the class scheduled.",
  endRemoved: "The class has no planned end.",
  classEnded: "Class ended.",
  classResumed: "Class resumed.",
  instructorChanged: "Instructor changed.",
  courseDeleted: "Course deleted.",
  courseCreated: ({ name }: { name: string }) => `Course "${name}" created.`,
  listFailed: "Failed to get groups: An internal error occurred.",
  failureOf: ({ change }: { change: "start" | "schedule" | "end" | "resume" | "create" | "delete" | "owner" }) =>
    ({
      start: "Failed to start session",
      schedule: "Failed to schedule session",
      end: "Failed to stop session",
      resume: "Error while resuming class",
      create: "Failed to create group",
      delete: "Failed to delete course",
      owner: "Failed to update group list",
    })[change],
  failureWithReason: ({ failure, reason }: { failure: string; reason: string }) => `${failure}: ${reason}`,
  noCourses: "No Courses Found",
  nameHint: ({ max }: { max: number }) => `${max} characters or less`,
  createFirst: "Create the first one.",
  askAdministrator: "An administrator of your organization can create one for you.",
  createCourse: "Create Course",
  createdByAdministrators: "Courses are created by your organization's administrators.",
  searchCourses: "Search courses",
  noMatch: "Nothing fits this search.",
  status: "Status",
  start: "Start",
  end: "End",
  accessCodeOf: ({ name }: { name: string }) => `access code of ${name}`,
  gradebookOf: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Gradebook${hidden(` of ${name}`)}`,
  changeInstructorLink: "– change the instructor",
  noOrganization: "There is no organization to create a course in.",
  createOrganization: "Create Organization",
  askSystemAdmin: "A system administrator can make you a member of one.",
  choose: "Choose…",
  organizationWithoutStaff: ({ name }: { name: string }) => `${name} (no staff yet)`,
  disabledPerson: ({ person }: { person: string }) => `${person} (disabled)`,
  continue: "Continue",
  loading: "Loading...",
  noStaff:
    "Nobody in this organization can teach yet: a course needs an instructor. Add one, or give a user of the organization the role Instructor.",
  addInstructor: "Add Instructor",
  courseName: "Course name",
  caption: "Caption (optional)",
  ownerHint: "Owner of the course",
  endTerm: "End Term",
  ends: ({ className }: { className: string | null }) =>
    className
      ? `The class "${className}" ends now. Grades and quiz responses stay.`
      : "The class ends now. Grades and quiz responses stay.",
  disableAccounts: "Disable member accounts",
  disableHint: ({ accounts }: { accounts: number }) =>
    `${plural(accounts, { one: "# account", other: "# accounts" })}; never those of staff, nor your own. They cannot log in until they are enabled again.`,
  sparedStudents: ({ elsewhere }: { elsewhere: number }) =>
    `${plural(elsewhere, { one: "# student is", other: "# students are" })} in another class that runs, and spared.`,
  disableSpared: "Disable these accounts too",
  disableSparedHint: "They cannot go on in their other class.",
  inTwoClasses: ({ elsewhere }: { elsewhere: number }) =>
    `${plural(elsewhere, { one: "# member is", other: "# members are" })} in another class that runs, and would be in two at once. What they play counts in one of them only.`,
  nobodyYet: "This organization has nobody yet. Add members later, by a roster or the course's access code.",
  noPersonMatches: "Nobody matches this search.",
  searchPeople: "Search people",
  clear: "Clear",
  membersTitle: ({ count }: { count: ReactNode }) => rich`Members ${count}`,
  chosenPeople: ({ chosen, people }: { chosen: number; people: number }) => `${chosen} of ${people} chosen`,
  peopleCount: ({ people }: { people: number }) => `${people} people`,
  chooseAll: "Choose all",
  chooseMatches: ({ matches }: { matches: number }) => `Choose these ${matches}`,
  disabled: "disabled",
};
