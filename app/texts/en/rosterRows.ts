import { number, sentences } from "../format";

/** What an import does with a row of a roster, or why the row can't be imported or undone. */
export const rosterRows = {
  newUser: "New user.",
  newUserJoins: ({ course }: { course: string }) => `New user, joins “${course}”.`,
  newAdmin: "New system administrator.",
  newAdminJoins: ({ course }: { course: string }) => `New system administrator, joins “${course}”.`,
  joinsToo: ({ position, course }: { position: number; course: string }) =>
    `The new user of row ${position} joins “${course}”.`,
  existing: ({
    username,
    isDisabled,
    differing,
    effect,
    course,
  }: {
    username: string;
    isDisabled: boolean;
    /** The column that differs from the account, which stays as it is. */
    differing: "userName" | "email" | null;
    effect: "nothing" | "member" | "joins";
    course: string;
  }) => {
    const user = isDisabled ? `Existing user “${username}” (disabled)` : `Existing user “${username}”`;
    const kept = { userName: ", whose userName stays as it is", email: ", whose email stays as it is" };
    const change = {
      nothing: "nothing changes",
      member: `is already in “${course}”`,
      joins: `joins “${course}”`,
    };
    return `${user}${differing ? kept[differing] : ""}: ${change[effect]}.`;
  },
  twoPeople: "userName and email belong to two different users.",
  outsideOrganization: "This userName or email is in use outside your organization.",
  otherOrganization: ({ username, organizationName }: { username: string; organizationName: string | null }) =>
    organizationName
      ? `Existing user “${username}” belongs to ${organizationName} and won't be moved or enrolled.`
      : `Existing user “${username}” belongs to no organization and won't be moved or enrolled.`,
  emailOfOther: ({ username, name }: { username: string; name: string }) =>
    `This email belongs to the existing user “${username}” (${name}), whose name is different.`,
  sameEmail: ({ position }: { position: number }) => `Same email as row ${position}.`,
  sameUsername: ({ position }: { position: number }) => `Same userName as row ${position}.`,
  samePerson: ({ position }: { position: number }) => `Same user as row ${position}.`,
  tooManyAdmins: ({ max }: { max: number }) => `One roster can add at most ${max} system administrators.`,
  userLimit: ({ limit }: { limit: number }) => `The user limit of ${number(limit)} is reached.`,
  studentsOnly:
    "Instructors can add students only. Leave the role empty, or ask an administrator of your organization.",
  roleUnknown: ({ role, roles }: { role: string; roles: readonly string[] }) =>
    `There's no role “${role}”. Use one of these: Student, ${roles.join(", ")}.`,
  organizationRequired: "Choose an organization to enroll users in its courses.",
  courseNotOwn: ({ course }: { course: string }) => `You don't have a course “${course}” in this organization.`,
  courseUnknown: ({ course }: { course: string }) => `There's no course “${course}”.`,
  courseAmbiguous: ({ courses, course }: { courses: number; course: string }) =>
    `There are ${number(courses)} courses named “${course}”.`,
  courseGone: "The course of this file no longer exists.",
  notConfirmed: "Wasn't confirmed as a system administrator.",
  movedMeanwhile: ({ courses }: { courses: string }) =>
    `Has joined another running class in the meantime (${courses}) and wasn't moved.`,
  takenMeanwhile: "This userName or email was taken in the meantime.",
  rowNotImported: ({ position }: { position: number }) => `Row ${position} was not imported.`,
  mistakes: ({ mistakes }: { mistakes: readonly string[] }) => sentences(mistakes),
  width: ({ cells, columns }: { cells: number; columns: number }) =>
    `This row has ${number(cells)} cells, but the first row names ${number(columns)} columns. Put a cell that contains a comma in quotation marks.`,
  strayQuote:
    "A quotation mark (\") in this row isn't closed, or is in the wrong place. A row is one line of the file.",
  unreadableCharacter: "This row has a character that can't be read. Save the file as UTF-8.",
  hasPlayed: "Has attempts.",
  movedOrganization: "Now belongs to another organization.",
  ownsCourse: "Owns a course.",
  inOthersCourse: "Is a member of someone else's course.",
  pays: "Has a paid subscription.",
  otherRole: "Now has another role.",
};
