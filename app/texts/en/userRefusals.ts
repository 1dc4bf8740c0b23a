import { plural } from "../format";

/** What administrators may not do with users. */
export const userRefusals = {
  ownRole: "You cannot change the role for the logged-in account",
  ownDelete: "You cannot delete the logged-in account",
  ownDisable: "You cannot disable the logged-in account",
  ownReset: "You cannot reset the password for the logged-in account",
  sameRole: "User already has this role. No change made.",
  assignSystemAdmin: "An organization admin cannot assign the system admin role.",
  editSystemAdmin: "Only a system admin can edit a system admin user.",
  openNamed: "This user has been granted an individual permission, so only a system admin can do this.",
  lastSystemAdmin:
    "This is the last system administrator who can sign in. Make someone else a system administrator first.",
  notFetched: "Failed to fetch users",
  limitHint: "If the limit is reached, delete or disable users to register new ones.",
  pending: "PASSWORD PENDING",
  failed: ({ change }: { change: "delete" | "reset" | "role" | "enable" | "organization" }) =>
    ({
      delete: "Failed to delete user",
      reset: "Failed to reset user password",
      role: "Failed to update user role",
      enable: "An unknown error occurred",
      organization: "Failed to change organization",
    })[change],
  limitReached: ({ organizationName }: { organizationName: string | null }) =>
    organizationName
      ? `${organizationName} has reached its user limit. Delete or disable other users first.`
      : "The organization has reached its user limit. Delete or disable other users first.",
  organizationUnpaid: ({ organizationName }: { organizationName: string }) =>
    `${organizationName} is unpaid. If you moved your account there, you couldn't sign in anymore.`,
  organizationGone: "The organization no longer exists.",
  /** `courseNames`: "“Orbits”, “Rockets” and 3 more". */
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
    if (typeof what === "object")
      return plural(courses, {
        one: `“${username}” owns the course ${courseNames}, so the role can't be changed to ${what.role}. Reassign or delete the course first.`,
        other: `“${username}” owns the courses ${courseNames}, so the role can't be changed to ${what.role}. Reassign or delete the courses first.`,
      });
    return {
      leave: plural(courses, {
        one: `“${username}” owns the course ${courseNames} and can't leave the organization. Reassign or delete the course first.`,
        other: `“${username}” owns the courses ${courseNames} and can't leave the organization. Reassign or delete the courses first.`,
      }),
      delete: plural(courses, {
        one: `“${username}” owns the course ${courseNames} and can't be deleted. Reassign or delete the course first.`,
        other: `“${username}” owns the courses ${courseNames} and can't be deleted. Reassign or delete the courses first.`,
      }),
    }[what];
  },
  hasSubscription: ({ username }: { username: string }) =>
    `“${username}” has a paid subscription. Cancel it before you delete the account.`,
};
