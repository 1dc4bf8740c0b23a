/** The columns of a roster with their fields, in the order of the template. */
const columns = [
  { name: "userName", field: "username", label: "User name" },
  { name: "email", field: "email", label: "E-mail" },
  { name: "firstName", field: "firstName", label: "First name" },
  { name: "lastName", field: "lastName", label: "Last name" },
  { name: "rankTitle", field: "rankTitle", label: "Rank/title" },
  { name: "role", field: "role", label: "Role" },
  { name: "course", field: "course", label: "Course" },
] as const;
export type RosterField = (typeof columns)[number]["field"];

export const rosterFields = columns.map(({ field }) => field);
export const rosterColumns = columns.map(({ name }) => name);
export const rosterColumnOptions = columns;

export const maxBytes = 2 * 1024 * 1024;
export const maxRows = 20_000;
/** A file with more columns isn't a roster. */
export const maxColumns = 100;
/** Each is confirmed by name. */
export const maxAdmins = 20;
/** Days in which an import can be taken back. */
export const takeBackDays = 7;

export const rosterTexts = {
  needsCourse: "Choose one of your courses.",
  notAllowed: "Your organization's administrators import rosters, or can allow instructors to.",
  studentsOnly:
    "Instructors can add students only. Leave the role empty, or ask an administrator of your organization.",
  notYours: (course: string) => `You have no course "${course}" in this organization.`,
};

export const takeBackTexts = {
  done: "This import was taken back already.",
  running: "This import is running. Wait until it's done.",
  nothing: "This import hasn't changed anything yet.",
  played: "Has attempts.",
  moved: "Belongs to another organization by now.",
  teaches: "Owns a course.",
  isElsewhere: "Is a member of somebody else's course.",
  pays: "Has a paid subscription.",
  role: "Has another role by now.",
};
