import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

export const users = {
  notFound: "The user was not found.",
  chooseRole: "Choose a role.",
  chooseOrganization: "Choose an organization.",
  enabledChanged: ({ username, enabled }: { username: string; enabled: boolean }) =>
    enabled ? `${username} was enabled.` : `${username} was disabled.`,
  /** `changes`: links such as "3 users disabled". */
  undoable: ({ changes }: { changes: ReactNode }) => rich`Recent changes that you can undo: ${changes}`,
  addedBy: ({ people, fileName }: { people: number; fileName: string }) =>
    plural(people, { one: `# user imported from ${fileName}`, other: `# users imported from ${fileName}` }),
  noUsers: "No users found",
  noMatch: "Use fewer filters, or search for at least three letters of a username, email or name.",
  noUsersHint: "Add a user, import a roster or share an access code.",
  noLimit: "No limit",
  stateOf: ({ state }: { state: "any" | "enabled" | "disabled" | "resetPending" | "invited" }) =>
    ({
      any: "All statuses",
      enabled: "Enabled",
      disabled: "Disabled",
      resetPending: "Reset pending",
      invited: "Invited",
    })[state],
  roleChanged: ({ username, role }: { username: string; role: string }) => `${username} now has the role ${role}.`,
  moved: ({ username }: { username: string }) => `The organization of ${username} was changed.`,
  deleted: ({ username }: { username: string }) => `${username} was deleted.`,
  tooManyMatches: ({ max }: { max: number }) =>
    `More than ${number(max)} users match, and only ${number(max)} are listed. Narrow your search to see the others.`,
  onlyOfOrganization: ({ name, link }: { name: string; link: (text: string) => ReactNode }) =>
    rich`Only users of ${name} · ${link("Show all organizations")}`,
  addUser: "Add user",
  search: "Search users",
  importRoster: "Import roster",
  selectPage: "Select all on this page",
  selectedActions: "Actions for the selected users",
  narrowToSelectAll: ({ max }: { max: number }) =>
    `To select all matching users, narrow the list to ${number(max)} or fewer.`,
  selectMatches: ({ total }: { total: number }) =>
    plural(total, { one: "Select the # matching user", other: "Select all # matching users" }),
  allSelected: ({ total }: { total: number }) =>
    plural(total, { one: "# matching user selected", other: "All # matching users selected" }),
  clearSelection: "Clear selection",
  selectedCount: ({ count }: { count: number }) => plural(count, { one: "# user selected", other: "# users selected" }),
  selectUser: ({ username }: { username: string }) => `Select ${username}`,
  selectFirst: "Select users first.",
  /** A button whose next page asks for confirmation: "Disable…". */
  actionOnSelected: ({ verb }: { verb: string }) => `${verb}…`,
  activeUsers: "Active users",
  userLimit: "User limit",
  admins: "Admins",
  roleTitle: ({ username }: { username: string }) => `Change the role of ${username}`,
  changeRole: "Change role",
  roleHint: "The change takes effect immediately.",
  organizationTitle: ({ username }: { username: string }) => `Change the organization of ${username}`,
  changeOrganization: "Change organization",
  organizationHint: "The user leaves all courses of the current organization. Scores are kept.",
  replaceCode: ({ email }: { email: ReactNode }) =>
    email
      ? rich`This user already has a one-time code. A new code replaces it, and we'll email it to ${email}.`
      : "This user already has a one-time code. A new code replaces it.",
  resetWarning: ({ email }: { email: ReactNode }) =>
    email
      ? rich`This signs the user out everywhere. To sign in again, they must set a new password with a one-time code. You'll see the code here, and we'll email it to ${email}.`
      : "This signs the user out everywhere. To sign in again, they must set a new password with a one-time code, which you'll see here.",
  resetCodeUse: ({ email }: { email: ReactNode }) =>
    email
      ? rich`Give this code to the user, who will be asked for it at the next sign-in. We're also emailing it to ${email}.`
      : "Give this code to the user, who will be asked for it at the next sign-in.",
  /** A checkbox. */
  voidPassword: "Don't accept the old password anymore",
  voidPasswordHint: ({ sendsMail }: { sendsMail: boolean }) =>
    sendsMail
      ? "Only the code or the emailed link will work. Otherwise, the user can enter the old password instead of the code."
      : "Only the code will work. Otherwise, the user can enter the old password instead of the code.",
  deleteTitle: ({ username }: { username: string }) => `Delete ${username}?`,
  /** `name` is empty if it isn't known; `counts` is null if it would take too long to count. */
  deleteWarning: ({
    name,
    email,
    counts,
    days,
  }: {
    name: ReactNode;
    email: ReactNode;
    counts: { courses: number; scores: number } | null;
    days: number;
  }) => {
    const deleted = counts
      ? `${plural(counts.courses, { one: "# course membership", other: "# course memberships" })} and ${plural(counts.scores, { one: "# score", other: "# scores" })}`
      : "all course memberships and scores";
    return name
      ? rich`This deletes the account of ${name} (${email}) with ${deleted}. To keep the scores, disable the user instead. You can restore the user from Recently deleted for ${days} days.`
      : rich`This deletes the account of this user (${email}) with ${deleted}. To keep the scores, disable the user instead. You can restore the user from Recently deleted for ${days} days.`;
  },
  resetTitle: ({ username }: { username: string }) => `Reset the password of ${username}?`,
  newCode: "Create new code",
  resetPassword: "Reset Password",
  resetCodeTitle: ({ username }: { username: string }) => `Reset code for ${username}`,
  copyResetCode: "Copy reset code",
  resetCodeHint: ({ date }: { date: string }) => `The code is shown only now. It works once, until ${date}.`,
  done: "Done",
  usersShown: "Filter users",
  filterByRole: "Filter by role",
  allRoles: "All roles",
  filterByState: "Filter by status",
  showAll: "Show all",
  filterByOrganization: "Filter by organization",
  allOrganizations: "All organizations",
  noOrganization: "No organization",
  enabled: "Enabled",
  never: "Never",
  /** For screen readers, after the role in the list. */
  changeRoleLink: ({ username }: { username: string }) => `, change the role of ${username}`,
  /** For screen readers, after the organization in the list. */
  changeOrganizationLink: ({ username }: { username: string }) => `, change the organization of ${username}`,
  /** The label of a switch. */
  isEnabled: ({ username }: { username: string }) => `${username} is enabled`,
  pendingHint: "This user has to set a new password. Click to create a new one-time code.",
  pendingLink: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`PASSWORD PENDING${hidden(` for ${username}, create a new code`)}`,
  resetLink: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`Reset Password${hidden(` of ${username}`)}`,
  moreFor: ({ username }: { username: string }) => `More actions for ${username}`,
  deleteLink: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`Delete${hidden(` ${username}`)}`,
};
