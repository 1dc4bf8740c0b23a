import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

export const accessCodes = {
  editOrganization: "Edit Organization",
  createAndAssign: "Create and Assign",
  assign: "Assign",
  deleteTitle: "Delete Access Code",
  askNew: ({ name }: { name: string }) => `Create new "${name}"?`,
  confirmNew: ({ name }: { name: string }) => `There is no organization of this name. Create new "${name}"?`,
  registered: ({ code, users }: { code: ReactNode; users: number }) =>
    users > 0
      ? rich`Everyone who registers with ${code} joins this organization. It cannot be changed later. So do the ${users} who have registered with it already and have no organization.`
      : rich`Everyone who registers with ${code} joins this organization. It cannot be changed later.`,
  confirmDelete: ({ code, organizationName }: { code: ReactNode; organizationName: string | null }) =>
    organizationName
      ? rich`This action cannot be undone. Are you sure you want to delete the access code ${code} of ${organizationName}?`
      : rich`This action cannot be undone. Are you sure you want to delete the access code ${code}?`,
  usersStay: ({ users }: { users: number }) =>
    users === 1
      ? "Nobody can register with it any more. The 1 user who has stays."
      : `Nobody can register with it any more. The ${users} users who have stay.`,
  add: "Add Access Code",
  notFetched: "Failed to fetch access codes",
  empty: "No Access Codes Found",
  noMatch: "Nothing fits this search.",
  emptyHint: "Add one and give it an organization.",
  organizationName: "Organization name",
  organizationHint: "Names that are there are offered as you type; before a new one is made you are asked.",
  tableLabel: "Access codes",
  code: "Code",
  assignedOrganization: "Assigned organization",
  dateGenerated: "Date generated",
  usersAssigned: "Users assigned",
  codeLabel: ({ code }: { code: string }) => `access code ${code}`,
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
      ? `The code now belongs to the new organization ${organizationName}.`
      : `The code now belongs to ${organizationName}.`;
    if (moved === 0) return assigned;
    return `${assigned} ${plural(moved, { one: "# user who had registered with it joined.", other: "# users who had registered with it joined." })}`;
  },
  alreadyAssigned: "This access code already has an organization.",
  full: "The organization has not enough room for the users who registered with this access code.",
  pageTitle: "Permissions",
  subtitle: "Access codes with which people register into an organization",
  search: "Search access codes",
};
