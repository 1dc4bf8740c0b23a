/** What administrators may not do with users. */
export const userRefusals = {
  ownRole: "You cannot change the role for the logged-in account",
  ownDelete: "You cannot delete the logged-in account",
  ownDisable: "You cannot disable the logged-in account",
  ownReset: "You cannot reset the password for the logged-in account",
  sameRole: "User already has this role. No change made.",
  assignSystemAdmin: "An organization admin cannot assign the system admin role.",
  editSystemAdmin: "Only a system admin can edit a system admin user.",
  openNamed: "Only a system admin can do this with a user who was given a permission by name.",
  lastSystemAdmin: "This is the last system administrator who can log in. Make somebody else one first.",
  notFetched: "Failed to fetch users",
  limitHint: "If the limit is reached, delete or disable users to register new ones.",
  pending: "PASSWORD PENDING",
  failed: ({ change }: { change: "delete" | "reset" | "role" | "enable" | "organization" }) =>
    ({
      delete: "Failed to delete user",
      reset: "Failed to reset user password",
      role: "Failed to update user role",
      enable: "An unknown error occurred",
      organization: "Failed to change the organization",
    })[change],
  limitReached: ({ organizationName }: { organizationName: string | null }) =>
    organizationName
      ? `The user limit of ${organizationName} is reached. Delete or disable other users first.`
      : "The user limit of the organization is reached. Delete or disable other users first.",
  organizationUnpaid: ({ organizationName }: { organizationName: string }) =>
    `${organizationName} is not paid: you could not log in any more.`,
  organizationGone: "The organization does not exist any more.",
  ownsCourses: ({
    username,
    courseNames,
    courses,
    what,
  }: {
    username: string;
    courseNames: string;
    courses: number;
    what: "leave" | "delete" | { role: string };
  }) => {
    const end =
      typeof what === "object"
        ? `cannot become ${what.role}`
        : { leave: "cannot leave the organization", delete: "cannot be deleted" }[what];
    return courses === 1
      ? `"${username}" owns the course ${courseNames} and ${end}. Reassign or delete it first.`
      : `"${username}" owns the courses ${courseNames} and ${end}. Reassign or delete them first.`;
  },
  hasSubscription: ({ username }: { username: string }) =>
    `"${username}" has a paid subscription, which must be cancelled before the account is deleted.`,
};
