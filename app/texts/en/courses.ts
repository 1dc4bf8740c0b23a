import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

export const courses = {
  scheduledClass: "Scheduled class",
  className: "Class name (optional)",
  classNameHint: "Leave blank to use the start date",
  startDate: "Start date",
  optionalEndDate: "End date (optional)",
  noMembersYet: "This course has no members yet. Students who join with its access code also join its running class.",
  startsWith: ({ memberCount }: { memberCount: number }) =>
    plural(memberCount, {
      one: "The class starts with the # member of the course.",
      other: "The class starts with all # members of the course.",
    }),
  scheduleStart: "Schedule Start",
  unschedule: "Remove schedule",
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
  endDate: "End date",
  endDateHint: "Leave blank to remove the scheduled end.",
  scheduleEnd: "Schedule End",
  endNow: "End Now",
  resumeClass: "Resume class",
  resume: "Resume",
  reenableAccounts: "Re-enable member accounts",
  reenableHint: ({ accounts }: { accounts: number }) =>
    accounts > 0
      ? plural(accounts, {
          one: "# account was disabled when the class ended.",
          other: "# accounts were disabled when the class ended.",
        })
      : "There are no accounts to re-enable.",
  resumes: ({ className }: { className: string | null }) =>
    className
      ? `The class “${className}” continues as if it hadn't ended, with all its students.`
      : "The class continues as if it hadn't ended, with all its students.",
  changeInstructor: "Change instructor",
  instructor: "Instructor",
  staffOf: ({ organizationName }: { organizationName: string }) => `Staff of ${organizationName}`,
  deletedContents: ({ classes, attempts, members }: { classes: number; attempts: number; members: number }) =>
    `This deletes ${plural(classes, { one: "# class", other: "# classes" })} with all grades, ${plural(attempts, { one: "# attempt", other: "# attempts" })}, the list of ${plural(members, { one: "# member", other: "# members" })} and the access code.`,
  runningWarning: "A class is running.",
  membersStay: "The members' accounts are kept.",
  deleteCourse: "Delete course?",
  confirmDelete: ({ name, days }: { name: ReactNode; days: number }) =>
    rich`Are you sure you want to delete ${name}? You can restore it from Recently deleted for ${days} days.`,
  typeName: "Type the course's name to confirm",
  classStarted: "Class started.",
  classScheduled: "Class scheduled.",
  scheduleRemoved: "Schedule removed.",
  endScheduled: "Class end scheduled.",
  endRemoved: "Scheduled end removed.",
  classEnded: "Class ended.",
  classResumed: "Class resumed.",
  instructorChanged: "Instructor changed.",
  courseDeleted: "Course deleted.",
  courseCreated: ({ name }: { name: string }) => `Course “${name}” created.`,
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
  createFirst: "Create your first course.",
  askAdministrator: "Ask an administrator of your organization to create one.",
  createCourse: "Create Course",
  createdByAdministrators: "Courses are created by your organization's administrators.",
  searchCourses: "Search courses",
  noMatch: "No courses match your search.",
  status: "Status",
  start: "Start",
  end: "End",
  copyAccessCodeOf: ({ name }: { name: string }) => `Copy access code of ${name}`,
  gradebookOf: ({ hidden, name }: { hidden: (text: string) => ReactNode; name: string }) =>
    rich`Gradebook${hidden(` of ${name}`)}`,
  /** For screen readers, after the instructor's name. */
  changeInstructorLink: "– change the instructor",
  noOrganization: "A course belongs to an organization, and there isn't one yet.",
  createOrganization: "Create organization",
  askSystemAdmin: "Ask a system administrator to add you to an organization.",
  chooseOrganization: "Choose an organization",
  chooseInstructor: "Choose an instructor",
  organizationWithoutStaff: ({ name }: { name: string }) => `${name} (no staff yet)`,
  disabledPerson: ({ person }: { person: string }) => `${person} (disabled)`,
  continue: "Continue",
  loading: "Loading...",
  noStaff:
    "A course needs an instructor, and this organization has none yet. Add one, or change the role of one of its users to Instructor.",
  addInstructor: "Add instructor",
  courseName: "Course name",
  caption: "Caption (optional)",
  ownerHint: "Owns the course",
  endTerm: "End Term",
  ends: ({ className }: { className: string | null }) =>
    className
      ? `The class “${className}” ends now. Grades and quiz responses are kept.`
      : "The class ends now. Grades and quiz responses are kept.",
  disableAccounts: "Disable member accounts",
  disableHint: ({ accounts }: { accounts: number }) =>
    plural(accounts, {
      one: "# account can't sign in until you enable it again. Staff accounts and your own are never disabled.",
      other: "# accounts can't sign in until you enable them again. Staff accounts and your own are never disabled.",
    }),
  sparedStudents: ({ elsewhere }: { elsewhere: number }) =>
    plural(elsewhere, {
      one: "# student is in another running class. This account won't be disabled.",
      other: "# students are in another running class. Their accounts won't be disabled.",
    }),
  disableSpared: "Disable these accounts too",
  disableSparedHint: "These students can't continue in their other class.",
  inTwoClasses: ({ elsewhere }: { elsewhere: number }) =>
    plural(elsewhere, {
      one: "# member is in another running class and would be in two at once. What they play counts in only one of them.",
      other:
        "# members are in another running class and would be in two at once. What they play counts in only one of them.",
    }),
  nobodyYet:
    "This organization has no users yet. You can add members later, with a roster or the course's access code.",
  noPersonMatches: "No users match your search.",
  searchPeople: "Search users",
  /** Unchecks all listed people. */
  clear: "Clear",
  /** `count`: "3 of 20 selected". */
  membersTitle: ({ count }: { count: ReactNode }) => rich`Members ${count}`,
  chosenPeople: ({ chosen, people }: { chosen: number; people: number }) =>
    `${number(chosen)} of ${number(people)} selected`,
  peopleCount: ({ people }: { people: number }) => plural(people, { one: "# user", other: "# users" }),
  chooseAll: "Select all",
  chooseMatches: ({ matches }: { matches: number }) => `Select these ${number(matches)}`,
  disabled: "disabled",
};
