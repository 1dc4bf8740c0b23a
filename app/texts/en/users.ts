import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

export const users = {
  notFound: "The user was not found.",
  chooseRole: "Choose a role.",
  chooseOrganization: "Choose an organization.",
  enabledChanged: ({ username, enabled }: { username: string; enabled: boolean }) =>
    enabled ? `${username} is enabled` : `${username} is disabled`,
  undoable: ({ changes }: { changes: ReactNode }) => rich`You can still undo: ${changes}`,
  addedBy: ({ people, fileName }: { people: number; fileName: string }) =>
    plural(people, { one: `# user added by ${fileName}`, other: `# users added by ${fileName}` }),
  noUsers: "No Users Found",
  noMatch: "Try a part of a username, email or name with three letters or more, or fewer filters.",
  noUsersHint: "Add a user, import a roster, or give out an access code.",
  noLimit: "None",
  stateOf: ({ state }: { state: "any" | "enabled" | "disabled" | "resetPending" | "invited" }) =>
    ({
      any: "Any state",
      enabled: "Enabled",
      disabled: "Disabled",
      resetPending: "Reset pending",
      invited: "Invited",
    })[state],
  roleChanged: ({ username, role }: { username: string; role: string }) => `${username} is now ${role}`,
  moved: ({ username }: { username: string }) => `${username} was moved`,
  deleted: ({ username }: { username: string }) => `${username} was deleted`,
  tooManyMatches: ({ max }: { max: number }) =>
    `There are more than ${number(max)} matches, and only so many are listed. Type more to narrow the search.`,
  onlyOfOrganization: ({ name, link }: { name: string; link: (text: string) => ReactNode }) =>
    rich`Only of ${name} · ${link("show all")}`,
  addUser: "Add User",
  search: "Search users",
  importRoster: "Import Roster",
  selectPage: "Select all on this page",
  selectedActions: "With those selected",
  narrowToSelectAll: ({ max }: { max: number }) => `To select all that match, narrow the list to ${number(max)} users.`,
  selectMatches: ({ total }: { total: number }) => `Select all ${number(total)} that match`,
  allSelected: ({ total }: { total: number }) =>
    `All ${plural(total, { one: "# user", other: "# users" })} that match selected`,
  clearSelection: "Clear selection",
  selectedCount: ({ count }: { count: number }) => plural(count, { one: "# user selected", other: "# users selected" }),
  selectUser: ({ username }: { username: string }) => `Select ${username}`,
  selectFirst: "Select users first.",
  actionOnSelected: ({ verb }: { verb: string }) => `${verb}…`,
  activeUsers: "Active users",
  userLimit: "User limit",
  admins: "Admins",
  roleTitle: ({ username }: { username: string }) => `Change the role of ${username}`,
  changeRole: "Change Role",
  roleHint: "It takes effect with the user's next request.",
  organizationTitle: ({ username }: { username: string }) => `Change the organization of ${username}`,
  changeOrganization: "Change Organization",
  organizationHint: "Memberships of courses of the organization left end; scores stay.",
  replaceCode: ({ email }: { email: ReactNode }) =>
    email
      ? rich`This user has a one-time code already. A new one replaces it; we email it to ${email}.`
      : "This user has a one-time code already. A new one replaces it.",
  resetWarning: ({ email }: { email: ReactNode }) =>
    email
      ? rich`All sign-ins of this user end at once, and a new password must be set before the next login. You get a one-time code for it, and we email it to ${email}.`
      : "All sign-ins of this user end at once, and a new password must be set before the next login. You get a one-time code for it.",
  resetCodeUse: ({ email }: { email: ReactNode }) =>
    email
      ? rich`Give this code to the user, who is asked for it at the next login, and we email it to ${email}.`
      : "Give this code to the user, who is asked for it at the next login.",
  voidPasswordHint: ({ sendsMail }: { sendsMail: boolean }) =>
    sendsMail
      ? "Only the code or the emailed link opens the account. Otherwise the old password still works instead of the code."
      : "Only the code opens the account. Otherwise the old password still works instead of the code.",
  deleteTitle: ({ username }: { username: string }) => `Delete ${username}?`,
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
      : "all scores";
    return name
      ? rich`The account of ${name} (${email}) goes, with ${deleted}. To keep the scores, disable the user instead. You can restore it under Recently Deleted for ${days} days.`
      : rich`The account of this user (${email}) goes, with ${deleted}. To keep the scores, disable the user instead. You can restore it under Recently Deleted for ${days} days.`;
  },
  resetTitle: ({ username }: { username: string }) => `Reset the password of ${username}?`,
  newCode: "New Code",
  resetPassword: "Reset Password",
  voidPassword: "The old password no longer counts",
  resetCodeTitle: ({ username }: { username: string }) => `Reset code for ${username}`,
  resetCode: "reset code",
  resetCodeHint: ({ date }: { date: string }) => `It is shown only now. It can be used once, until ${date}.`,
  done: "Done",
  usersShown: "Users shown",
  filterByRole: "Filter by role",
  allRoles: "All roles",
  filterByState: "Filter by state",
  showAll: "Show all",
  filterByOrganization: "Filter by organization",
  allOrganizations: "All organizations",
  noOrganization: "No organization",
  enabled: "Enabled",
  never: "Never",
  changeRoleLink: ({ username }: { username: string }) => `, change the role of ${username}`,
  changeOrganizationLink: ({ username }: { username: string }) => `, change the organization of ${username}`,
  isEnabled: ({ username }: { username: string }) => `${username} is enabled`,
  pendingHint: "A new password is awaited. Press for a new one-time code.",
  pendingLink: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`PASSWORD PENDING${hidden(` for ${username}, new code`)}`,
  resetLink: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`Reset Password${hidden(` of ${username}`)}`,
  moreFor: ({ username }: { username: string }) => `More for ${username}`,
  deleteLink: ({ hidden, username }: { hidden: (text: string) => ReactNode; username: string }) =>
    rich`Delete${hidden(` ${username}`)}`,
};
