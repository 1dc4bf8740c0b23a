import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** The page Permissions: access codes with which people register into an organization. */
export const accessCodes = {
  editOrganization: "Assign access code",
  createAndAssign: "Create and assign",
  assign: "Assign",
  deleteTitle: "Delete access code?",
  askNew: ({ name }: { name: string }) => `There's no organization named “${name}”. Create it?`,
  confirmNew: ({ name }: { name: string }) =>
    `There's no organization named “${name}” yet. To create it, choose “Create and assign”.`,
  registered: ({ code, users }: { code: ReactNode; users: number }) =>
    users > 0
      ? rich`Anyone who registers with ${code} joins this organization. ${plural(users, { one: "The user who registered with it earlier joins too, unless they already belong to an organization.", other: "The # users who registered with it earlier join too, unless they already belong to an organization." })} You can't change this later.`
      : rich`Anyone who registers with ${code} joins this organization. You can't change this later.`,
  confirmDelete: ({ code, organizationName }: { code: ReactNode; organizationName: string | null }) =>
    organizationName
      ? rich`You're about to delete the access code ${code} of ${organizationName}. This can't be undone.`
      : rich`You're about to delete the access code ${code}. This can't be undone.`,
  usersStay: ({ users }: { users: number }) =>
    users === 0
      ? "Nobody will be able to register with it."
      : plural(users, {
          one: "Nobody will be able to register with it anymore. The user who already did keeps their account.",
          other: "Nobody will be able to register with it anymore. The # users who already did keep their accounts.",
        }),
  add: "Add Access Code",
  notFetched: "Failed to fetch access codes",
  empty: "No access codes found",
  noMatch: "No access codes match your search.",
  emptyHint: "Add an access code, then assign it to an organization.",
  organizationName: "Organization name",
  organizationHint: "Choose an existing organization or enter a new name. We'll ask before we create one.",
  tableLabel: "Access codes",
  code: "Code",
  assignedOrganization: "Assigned organization",
  dateGenerated: "Date generated",
  usersAssigned: "Users assigned",
  copyCode: ({ code }: { code: string }) => `Copy access code ${code}`,
  /** In the column Organization. */
  noneYet: "None yet",
  generated: "Generated",
  hasOrganization: "This code already has an organization.",
  edit: ({ hidden, code }: { hidden: (text: string) => ReactNode; code: string }) =>
    rich`EDIT ORG${hidden(` of ${code}`)}`,
  openDelete: ({ hidden, code }: { hidden: (text: string) => ReactNode; code: string }) =>
    rich`Delete${hidden(` ${code}`)}`,
  added: ({ code }: { code: string }) => `Access code ${code} added.`,
  deleted: "Access code deleted.",
  assigned: ({ organizationName, isNew, moved }: { organizationName: string; isNew: boolean; moved: number }) => {
    const assigned = isNew
      ? `Access code assigned to the new organization ${organizationName}.`
      : `Access code assigned to ${organizationName}.`;
    if (moved === 0) return assigned;
    return `${assigned} ${plural(moved, { one: "# user who had registered with it joined.", other: "# users who had registered with it joined." })}`;
  },
  alreadyAssigned: "This access code already has an organization.",
  full: "The organization's user limit is too low for the users who registered with this access code. Raise the limit first.",
  pageTitle: "Permissions",
  subtitle: "People who register with an access code join its organization.",
  search: "Search access codes",
};
