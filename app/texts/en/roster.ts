import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

export const roster = {
  pageTitle: "Import roster",
  instructorsImport: "Instructors may import rosters into their own courses",
  instructorsImportHint:
    "They can add students to this organization, up to its user limit, and take an import back for 7 days.",
  peopleAdded: "People added",
  newPeople: "New people",
  knownUnchanged: "Known, unchanged",
  rowsWithErrors: "Rows with errors",
  freeSeats: "Free seats",
  leftAloneTitle: ({ leftAlone }: { leftAlone: number }) => `Left as they are: ${leftAlone}`,
  takeBackInterrupted: "Taking this import back was interrupted. Choose Take Back to finish.",
  noRows: "No Rows Found",
  importInterrupted: ({ doneTo }: { doneTo: number }) =>
    `The import was interrupted after row ${number(doneTo)}; the rows up to there are done. Import again to continue.`,
  nothingToImport: "There is nothing in this file to import.",
  nothingChangedYet: "Nothing has been changed yet. Rows with errors are left out; all others are imported.",
  chooseAnotherFile: "Choose Another File",
  row: "Row",
  importing: "Importing...",
  imported: "The roster was imported",
  downloadReport: "Download Report",
  reportHint: "With a one-time code for each new user",
  rowsLabel: "Rows of the file",
  outcome: "Outcome",
  whatHappens: "What happens",
  takenBack: "Taken back.",
  leftAlone: ({ leftAlone }: { leftAlone: string }) => `Left as it is: ${leftAlone}`,
  systemAdmin: "System admin",
  newSystemAdministrators: ({ admins }: { admins: number }) =>
    plural(admins, { one: "# new system administrator", other: "# new system administrators" }),
  adminsHint:
    "System administrators can see and change everything, in every organization. Check each name that is meant.",
  makeAdmin: ({ username }: { username: string }) => `Make ${username} a system administrator`,
  emailAndRow: ({ email, position }: { email: string; position: number }) => `${email}, row ${position}`,
  movesTitle: ({ people }: { people: number }) =>
    `${plural(people, { one: "# student is", other: "# students are" })} in another running class`,
  movesHint: "If you import the roster, their game and their results switch to another class.",
  movesRequired: "Check the box to move them, or take their rows out of the file.",
  moveThem: "Move them to the class they join",
  andMore: ({ more }: { more: number }) => `and ${number(more)} more`,
  instructors: "Instructors",
  importTitle: "Import Roster",
  takenBackTitle: "Roster Taken Back",
  importedTitle: "Roster Imported",
  columnsUncertain:
    "It is not certain what all columns of this file are. Say which is the user name and which the e-mail, and what is in the others. Nothing has been changed yet.",
  checkFile: "Check File",
  checking: "Checking...",
  columnWithoutName: ({ place }: { place: number }) => `Column ${place}, without a name`,
  emptyColumn: "Nothing in it",
  notUsed: "Not used",
  rowsShown: "Rows shown",
  allRows: ({ all }: { all: number }) => `All rows (${number(all)})`,
  errors: ({ errors }: { errors: number }) => `Errors (${number(errors)})`,
  importRunning: "This roster is being imported now. The import continues if you leave this page.",
  takeBackRunning: "This roster is being taken back now. That continues if you leave this page.",
  refresh: "Refresh",
  openTakeBack: "Take Back…",
  takeBackPeriod: ({ takeBackDays }: { takeBackDays: number }) => `Possible for ${takeBackDays} days, by you.`,
  takeBackTitle: ({ fileName }: { fileName: string }) => `Take back ${fileName}?`,
  takeBack: "Take Back",
  takingBack: "Taking back...",
  tookBack: "The roster was taken back",
  organizationHint: "New people join it, and courses are looked for in it.",
  csvFile: "CSV file",
  csvFileHint: ({ maxRows }: { maxRows: number }) => `At most 2 MB and ${number(maxRows)} rows.`,
  fileFormatTitle: "What the file looks like",
  rowsOfFile:
    "A row is one line. A row that cannot be read, such as one with a quotation mark too many, is shown with what is wrong, and the rows after it are read.",
  downloadTemplate: "Download a template",
  takeBackDeletes: ({ added }: { added: number }) =>
    `The ${plural(added, { one: "# user added by this import is", other: "# users added by this import are" })} deleted, unless they have attempts.`,
  takeBackUnenrols: "Others leave the courses it made them join, unless they have played there since.",
  takeBackLists: "Everyone who stays is listed afterwards, with the reason. This can’t be undone.",
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
      ? rich`Everybody in the file joins ${course}, unless their row names another of your courses in ${organizationName}.`
      : rich`Everybody in the file joins ${course}, unless their row names another course of ${organizationName}.`,
  columnsOfFile: ({ columns, ownOnly }: { columns: ReactNode; ownOnly: boolean }) =>
    rich`The first row names the columns, in any order: ${columns}. Only userName and email are needed; ${ownOnly ? "all new people are students" : "a role left empty is User"}, and a course is meant by its name. Usual heads such as E-Mail Address, Login or Given name are understood; where one is not certain, you are asked.`,
  passwordsOfFile: ({ sendsMail }: { sendsMail: boolean }) =>
    sendsMail
      ? "Nobody gets a password: new people get an email with a link to set one, and the report has a one-time code for each new person. Anyone who has an account already, by username or email, keeps it as it is."
      : "Nobody gets a password: the report has a one-time code for each new person to pass on, because this server doesn't send email. Anyone who has an account already, by username or email, keeps it as it is.",
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
    `${organizationName} has ${plural(free, { one: "# free seat", other: "# free seats" })} (user limit ${number(limit)}), and this file adds ${plural(added, { one: "# person", other: "# people" })}: ${plural(lacking, { one: "# person", other: "# people" })} can’t be added. Disable users or have the limit raised, then check the file again.`,
  joinedCourses: ({ courses }: { courses: number }) => (courses > 1 ? "Joined courses" : "Joined the course"),
  toJoinCourses: ({ courses }: { courses: number }) => (courses > 1 ? "To join courses" : "To join the course"),
  outcomeOf: ({ outcome }: { outcome: "New" | "Enrol" | "Known" | "Error" }) =>
    ({ New: "New", Enrol: "Enrol", Known: "Known", Error: "Error" })[outcome],
  ignoredColumns: ({ columns }: { columns: string[] }) =>
    `${columns.length === 1 ? "This column is not used" : "These columns are not used"}: ${columns.join(", ")}.`,
  organizationOf: ({ organizationName }: { organizationName: string | null }) =>
    organizationName ? `Organization: ${organizationName}.` : "No organization.",
  courseForRows: ({ courseName }: { courseName: string }) => `Course: ${courseName}, where a row names no other.`,
  importRows: ({ rows }: { rows: number }) => plural(rows, { one: "Import # Row", other: "Import # Rows" }),
  purpose:
    "Adds many people at once, and enrols them in courses. Nothing is changed before you have seen what will happen.",
  reportFileName: ({ fileName }: { fileName: string }) => `Report of ${fileName}.csv`,
  rosterPermission: ({ allowed }: { allowed: boolean }) =>
    allowed ? "Instructors may import rosters" : "Instructors may no longer import rosters",
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
    people === 0 ? "Nobody was added." : plural(people, { one: "# person was added.", other: "# people were added." }),
  joined: ({ people, course }: { people: number; course: string | null }) =>
    course === null
      ? plural(people, {
          one: "# person joined a course that was deleted since.",
          other: "# people joined a course that was deleted since.",
        })
      : plural(people, { one: `# person joined "${course}".`, other: `# people joined "${course}".` }),
  joinedOthers: ({ people, courses }: { people: number; courses: number }) =>
    `${plural(people, { one: "# person", other: "# people" })} joined ${plural(courses, { one: "# other course", other: "# other courses" })}.`,
  changedNothing: ({ rows }: { rows: number }) =>
    plural(rows, { one: "# row changed nothing.", other: "# rows changed nothing." }),
  leftOut: ({ rows }: { rows: number }) => plural(rows, { one: "# row was left out.", other: "# rows were left out." }),
  deleted: ({ users }: { users: number }) =>
    plural(users, { one: "# user was deleted.", other: "# users were deleted." }),
  leftAsTheyAre: ({ rows }: { rows: number }) =>
    plural(rows, { one: "# row was left as it is.", other: "# rows were left as they are." }),
};
