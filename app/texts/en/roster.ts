import type { ReactNode } from "react";
import { list, number, plural } from "../format";
import { rich } from "../rich";

export const roster = {
  pageTitle: "Import roster",
  instructorsImport: "Instructors can import rosters into their own courses",
  instructorsImportHint:
    "They can add students to this organization, up to its user limit, and undo an import for 7 days.",
  peopleAdded: "Users added",
  newPeople: "New users",
  knownUnchanged: "Existing, unchanged",
  rowsWithErrors: "Rows with errors",
  freeSeats: "Free seats",
  leftAloneTitle: ({ leftAlone }: { leftAlone: number }) => `Not undone: ${number(leftAlone)}`,
  takeBackInterrupted: "Undoing this import was interrupted. Choose Undo import to finish.",
  noRows: "No rows found",
  importInterrupted: ({ doneTo }: { doneTo: number }) =>
    `The import was interrupted after row ${number(doneTo)}. Import again to continue with the next row.`,
  nothingToImport: "This file has nothing to import.",
  nothingChangedYet: "Nothing has been changed yet. Rows with errors will be skipped; all others will be imported.",
  chooseAnotherFile: "Choose another file",
  row: "Row",
  importing: "Importing...",
  /** A toast. */
  imported: "Roster imported",
  downloadReport: "Download report",
  reportHint: "Includes a one-time code for each new user",
  rowsLabel: "Rows of the file",
  outcome: "Outcome",
  whatHappens: "What happens",
  /** In the row of a person. */
  takenBack: "Undone.",
  leftAlone: ({ leftAlone }: { leftAlone: string }) => `Not undone: ${leftAlone}`,
  systemAdmin: "System admin",
  newSystemAdministrators: ({ admins }: { admins: number }) =>
    plural(admins, { one: "# new system administrator", other: "# new system administrators" }),
  adminsHint:
    "System administrators can see and change everything in every organization. Check the box of each user who should be one.",
  makeAdmin: ({ username }: { username: string }) => `Make ${username} a system administrator`,
  emailAndRow: ({ email, position }: { email: string; position: number }) => `${email}, row ${position}`,
  movesTitle: ({ people }: { people: number }) =>
    `${plural(people, { one: "# student is", other: "# students are" })} in another running class`,
  movesHint: "If you import the roster, their game and their results move to the class they join.",
  movesRequired: "Check the box to move them, or remove their rows from the file.",
  moveThem: "Move them to the class they join",
  andMore: ({ more }: { more: number }) => `and ${number(more)} more`,
  instructors: "Instructors",
  importTitle: "Import roster",
  takenBackTitle: "Roster import undone",
  importedTitle: "Roster imported",
  columnsUncertain:
    "We couldn't identify all columns of this file. Choose which column has the username and which the email, and what the others contain. Nothing has been changed yet.",
  checkFile: "Check file",
  checking: "Checking...",
  columnWithoutName: ({ place }: { place: number }) => `Column ${place} (no name)`,
  /** Instead of examples from the column. */
  emptyColumn: "Empty",
  /** A column of the file. */
  notUsed: "Don't import",
  rowsShown: "Filter rows",
  allRows: ({ all }: { all: number }) => `All rows (${number(all)})`,
  errors: ({ errors }: { errors: number }) => `Errors (${number(errors)})`,
  importRunning: "This roster is being imported. The import continues if you leave this page.",
  takeBackRunning: "This import is being undone. Undo continues if you leave this page.",
  refresh: "Refresh",
  openTakeBack: "Undo import…",
  takeBackPeriod: ({ takeBackDays }: { takeBackDays: number }) => `Only you can undo this, for ${takeBackDays} days.`,
  takeBackTitle: ({ fileName }: { fileName: string }) => `Undo the import of ${fileName}?`,
  takeBack: "Undo import",
  takingBack: "Undoing...",
  /** A toast. */
  tookBack: "Roster import undone",
  organizationHint: "New users join this organization, and the file can name its courses.",
  csvFile: "CSV file",
  csvFileHint: ({ maxRows }: { maxRows: number }) => `Up to 2 MB and ${number(maxRows)} rows.`,
  fileFormatTitle: "File format",
  rowsOfFile:
    "Each line is one row. If a row can't be read, for example because of an extra quotation mark, we'll show what's wrong with it and continue with the next row.",
  downloadTemplate: "Download a template",
  takeBackDeletes: ({ added }: { added: number }) =>
    plural(added, {
      one: "The # user added by this import will be deleted, unless they have attempts.",
      other: "The # users added by this import will be deleted, unless they have attempts.",
    }),
  takeBackUnenrols:
    "Existing users leave the courses that they joined with this import, unless they have played there since.",
  takeBackLists: "Afterwards, you'll see who stays and why. This can't be undone.",
  courseOfFile: ({
    course,
    ownOnly,
    organizationName,
  }: {
    course: ReactNode;
    ownOnly: boolean;
    organizationName: string | null;
  }) =>
    ownOnly
      ? rich`Everyone in the file joins ${course}, unless their row names another of your courses in ${organizationName}.`
      : rich`Everyone in the file joins ${course}, unless their row names another course of ${organizationName}.`,
  columnsOfFile: ({ columns, ownOnly }: { columns: ReactNode; ownOnly: boolean }) =>
    ownOnly
      ? rich`The first row names the columns, in any order: ${columns}. Only userName and email are required. All new users become students. Enter courses by name. Other common column names, such as E-Mail Address, Login or Given name, work too. If we can't identify a column, we'll ask you.`
      : rich`The first row names the columns, in any order: ${columns}. Only userName and email are required. A blank role means User. Enter courses by name. Other common column names, such as E-Mail Address, Login or Given name, work too. If we can't identify a column, we'll ask you.`,
  passwordsOfFile: ({ sendsMail }: { sendsMail: boolean }) =>
    sendsMail
      ? "Passwords aren't imported. New users get an email with a link to set one, and the report has a one-time code for each of them. Accounts that already have the username or email stay as they are."
      : "Passwords aren't imported. This server doesn't send email, so the report has a one-time code for each new user that you can pass on. Accounts that already have the username or email stay as they are.",
  seatsLacking: ({
    organizationName,
    free,
    limit,
    added,
    lacking,
  }: {
    organizationName: string | null;
    free: number;
    limit: number;
    added: number;
    lacking: number;
  }) =>
    `${organizationName} has ${plural(free, { one: "# free seat", other: "# free seats" })} (user limit ${number(limit)}), but this file adds ${plural(added, { one: "# user", other: "# users" })}. ${plural(lacking, { one: "# user can't be added.", other: "# users can't be added." })} Disable users or ask for a higher limit, then check the file again.`,
  joinedCourses: ({ courses }: { courses: number }) => (courses > 1 ? "Joined courses" : "Joined the course"),
  toJoinCourses: ({ courses }: { courses: number }) => (courses > 1 ? "To join courses" : "To join the course"),
  outcomeOf: ({ outcome }: { outcome: "New" | "Enrol" | "Known" | "Error" }) =>
    ({ New: "New", Enrol: "Joins course", Known: "Unchanged", Error: "Error" })[outcome],
  ignoredColumns: ({ columns }: { columns: string[] }) =>
    plural(columns.length, {
      one: `This column isn't imported: ${list(columns)}.`,
      other: `These columns aren't imported: ${list(columns)}.`,
    }),
  organizationOf: ({ organizationName }: { organizationName: string | null }) =>
    organizationName ? `Organization: ${organizationName}.` : "No organization.",
  courseForRows: ({ courseName }: { courseName: string }) => `Course: ${courseName}, unless a row names another one.`,
  importRows: ({ rows }: { rows: number }) => plural(rows, { one: "Import # row", other: "Import # rows" }),
  purpose: "Add many users at once and enroll them in courses. You'll see what will happen before anything changes.",
  reportFileName: ({ fileName }: { fileName: string }) => `Report of ${fileName}.csv`,
  rosterPermission: ({ allowed }: { allowed: boolean }) =>
    allowed ? "Instructors can now import rosters." : "Instructors can no longer import rosters.",
  csvFileRequired: "Choose a CSV file.",
  fieldLabel: ({
    field,
  }: {
    field: "username" | "email" | "firstName" | "lastName" | "rankTitle" | "role" | "course";
  }) =>
    ({
      username: "Username",
      email: "Email",
      firstName: "First name",
      lastName: "Last name",
      rankTitle: "Rank/title",
      role: "Role",
      course: "Course",
    })[field],
  added: ({ people }: { people: number }) =>
    people === 0 ? "Nobody was added." : plural(people, { one: "# user was added.", other: "# users were added." }),
  joined: ({ people, course }: { people: number; course: string | null }) =>
    course === null
      ? plural(people, {
          one: "# user joined a course that has been deleted since.",
          other: "# users joined a course that has been deleted since.",
        })
      : plural(people, { one: `# user joined “${course}”.`, other: `# users joined “${course}”.` }),
  joinedOthers: ({ people, courses }: { people: number; courses: number }) =>
    `${plural(people, { one: "# user", other: "# users" })} joined ${plural(courses, { one: "# other course", other: "# other courses" })}.`,
  changedNothing: ({ rows }: { rows: number }) =>
    plural(rows, { one: "# row changed nothing.", other: "# rows changed nothing." }),
  leftOut: ({ rows }: { rows: number }) => plural(rows, { one: "# row was skipped.", other: "# rows were skipped." }),
  deleted: ({ users }: { users: number }) =>
    plural(users, { one: "# user was deleted.", other: "# users were deleted." }),
  leftAsTheyAre: ({ rows }: { rows: number }) =>
    plural(rows, { one: "# row wasn't undone.", other: "# rows weren't undone." }),
  exampleCourse: "Orbital Mechanics 101",
};
