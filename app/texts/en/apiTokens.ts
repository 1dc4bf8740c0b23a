import type { ReactNode } from "react";
import { plural } from "../format";
import { rich } from "../rich";

/** API tokens of people and of service accounts. */
export const apiTokens = {
  title: "API tokens",
  hint: "A token lets your program call the API with your rights, or fewer. It stops working when it expires, when you revoke it, or when your account can't sign in.",
  empty: "You have no API tokens.",
  servicesTitle: "Service accounts",
  servicesHint:
    "A service account lets another system call the API for your organization. It ends when the administrator who created it is disabled, deleted, moved or loses the role.",
  noServices: "There are no service accounts.",
  create: "Create token",
  createTitle: "New token",
  createService: "Create service account",
  createServiceTitle: "New service account",
  creating: "Creating...",
  name: "Name",
  nameHint: "What uses the token, such as “Grade export”.",
  scopes: "Allowed calls",
  expiresAfter: "Expires after",
  days: ({ days }: { days: number }) => plural(days, { one: "# day", other: "# days" }),
  copy: "Copy the token now. We don't store it, so you can't see it again.",
  copyLabel: "Copy token",
  worksUntil: ({ dateTime }: { dateTime: string }) => `It works until ${dateTime}.`,
  tryIt: "Try it in a terminal. The answer is the roles of the token:",
  revoke: ({ name, unseen }: { name: string; unseen: (text: string) => ReactNode }) =>
    rich`Revoke${unseen(` ${name}`)}`,
  dates: ({ created, expires, lastUsed }: { created: string; expires: string; lastUsed: string | null }) =>
    lastUsed
      ? `Created ${created} · Expires ${expires} · Last used ${lastUsed}`
      : `Created ${created} · Expires ${expires} · Never used`,
  createdBy: ({ organization, username }: { organization: string; username: string }) =>
    `${organization}, created by ${username}`,
  expired: "Expired",
  revoked: "The token was revoked.",
  serviceDeleted: "The service account was deleted.",
  openTokens: "Manage API tokens",
  noTokensOfUser: "No API tokens.",
  nameRequired: "Enter a name.",
  nameTooLong: ({ max }: { max: number }) => `The name must be ${max} characters or less.`,
  scopesRequired: "Choose at least one kind of call.",
  daysRequired: "Choose when the token expires.",
  organizationRequired: "Choose an organization.",
  formUnknown: "Reload the page and try again.",
  tooMany: ({ max }: { max: number }) => `There are already ${max} tokens. Revoke one first.`,
  exists: "This token already exists. Reload the page to see it.",
  notValid: "The API token isn't valid. It may have expired or been revoked, or its owner's account may have changed.",
  outOfScope: "The API token isn't allowed to make this call. Create a token with the scope that the call needs.",
  inAddress:
    "Send the API token in the Authorization header, not in the address. Revoke this token, because addresses end up in logs.",
  /** In the audit trail: the end of the id of the token that was used. */
  inTrail: ({ id }: { id: string }) => `Token ${id}`,
  /** What a token allows. */
  scope: ({ scope }: { scope: TokenScope }) =>
    ({
      "course:list": "List courses",
      "course:read": "Read courses and their classes",
      "gradebook:read": "Read gradebooks and quiz results",
      "score:read": "Read scores and attempts",
      "leaderboard:read": "Read leaderboards",
      "user:list": "List users",
      "user:read": "Read a user's details",
      "organization:list": "List organizations",
      "organization:read": "Read an organization's details",
      "sandbox:use": "Read sandboxes",
      "course:create": "Create courses",
      "course:change": "Change courses and their members",
      "course:run": "Start, schedule and end classes",
      "course:delete": "Delete courses",
      "course:assign": "Move courses to another owner",
      "attempt:judge": "Exclude attempts and accept claims",
      "grade:decide": "Excuse, override and adjust grades",
      "grade:rule": "Set due dates and rubrics, and regrade",
      "feedback:write": "Write comments to students",
      "sandbox:write": "Create and change sandboxes",
      "accessCode:manage": "Manage access codes",
      "content:administer": "Publish curricula",
      "banner:write": "Send banner messages",
      "organization:create": "Create organizations",
      "organization:administer": "Change and delete organizations",
      "scim:use": "Provision users and groups (SCIM), for an identity provider",
    })[scope],
};

type TokenScope =
  | "course:list"
  | "course:read"
  | "gradebook:read"
  | "score:read"
  | "leaderboard:read"
  | "user:list"
  | "user:read"
  | "organization:list"
  | "organization:read"
  | "sandbox:use"
  | "course:create"
  | "course:change"
  | "course:run"
  | "course:delete"
  | "course:assign"
  | "attempt:judge"
  | "grade:decide"
  | "grade:rule"
  | "feedback:write"
  | "sandbox:write"
  | "accessCode:manage"
  | "content:administer"
  | "banner:write"
  | "organization:create"
  | "organization:administer"
  | "scim:use";
