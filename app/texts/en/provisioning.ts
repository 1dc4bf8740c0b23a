import type { ReactNode } from "react";
import { number, plural } from "../format";
import { rich } from "../rich";

/** Users and groups from an organization's identity provider (SCIM). */
export const provisioning = {
  pageTitle: "Provisioning",
  open: "Manage provisioning",
  hint: "Your identity provider can create, change and disable users of this organization by SCIM 2.0. Disabled users are signed out at once, and their grades stay.",
  connectionTitle: "Connection",
  connectionHint: "Enter this address and the token of a service account in your identity provider.",
  address: "SCIM address",
  copyAddress: "Copy SCIM address",
  accounts: "Service accounts for provisioning",
  noAccounts: "No service account is allowed to provision users yet.",
  createAccount: "Create service account",
  dates: ({ expires, lastUsed }: { expires: string; lastUsed: string | null }) =>
    lastUsed ? `Expires ${expires} · Last used ${lastUsed}` : `Expires ${expires} · Never used`,
  users: ({ count }: { count: number }) =>
    plural(count, {
      one: "# user is managed by the identity provider.",
      other: "# users are managed by the identity provider.",
    }),
  groupsTitle: "Groups",
  groupsHint:
    "Choose what the members of a group get. Members who leave it lose what it gave them; other roles and courses stay.",
  noGroups: "Groups appear here when your identity provider sends them.",
  group: "Group",
  members: "Members",
  grants: "Members get",
  noRole: "No role",
  noCourse: "No course",
  change: ({ name, unseen }: { name: string; unseen: (text: string) => ReactNode }) =>
    rich`Change${unseen(` ${name}`)}`,
  grantsOf: ({ name }: { name: string }) => `What members of ${name} get`,
  nothing: "Nothing yet",
  saved: "Saved. The group's members have been updated.",
  tokenRequired: "Use the token of a service account with the scope scim:use.",
  notOffered: "This service doesn't support that.",
  bodyUnreadable: "The body must be a JSON object.",
  attributeInvalid: ({ attribute, reason }: { attribute: string; reason: string }) => `${attribute}: ${reason}`,
  valueUnreadable: ({ attribute }: { attribute: string }) => `The value of ${attribute} can't be read.`,
  externalIdInvalid: "An external ID has at most 255 printable characters.",
  externalIdTaken: "This external ID belongs to another entry.",
  groupNameInvalid: "A group needs a name of at most 200 printable characters.",
  groupNameTaken: "There is already a group with this name.",
  filterUnsupported: ({ filter }: { filter: string }) =>
    `The filter can't be read. Use "eq", joined by "and", with the usual attributes: ${filter}`,
  operationsRequired: "A patch needs the schema of PatchOp and at least one operation.",
  operationUnknown: "An operation is add, remove or replace.",
  tooManyOperations: ({ max }: { max: number }) => `Send at most ${number(max)} operations in one patch.`,
  valueRequired: "The operation needs a value.",
  pathRequired: "A remove operation needs a path.",
  pathUnknown: ({ path }: { path: string }) => `There is no attribute for the path: ${path}`,
  patchUnreadable: "The patch can't be applied to this user.",
  memberUnknown: ({ id }: { id: string }) => `There is no user with this ID: ${id}`,
  tooManyMembers: ({ max }: { max: number }) => `A group has at most ${number(max)} members.`,
  tooManyGroups: ({ max }: { max: number }) => `An organization has at most ${number(max)} groups.`,
  roleLostWithCourses: ({ names }: { names: string }) =>
    `These people would lose the role that lets them teach, but still own courses: ${names}. Give the courses to another instructor first.`,
};
