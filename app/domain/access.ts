import type { Actor } from "./context";
import { Refusal } from "./refusal";
import { roleNames, type Role } from "./roles";

/**
 * How far a permission reaches: everything, the actor's organization, what the actor owns, or what the actor takes part
 * in.
 */
export type Reach = "any" | "organization" | "own" | "part";

/** What the reach is measured on. */
export type Subject = { ownerId?: string | null; organizationId?: string | null; isPart?: boolean };

export type Grants = Partial<Record<Role, Reach>>;

const grantToEveryone = (reach: Reach): Grants => ({
  Restricted: reach,
  User: reach,
  Instructor: reach,
  OrganizationAdmin: reach,
  SystemAdmin: reach,
});

/**
 * Who may do what. Guards, API, sidebar, buttons and the conditions of queries all read this table, and nothing else
 * names a role.
 */
export const permissions = {
  // Of those who may, one must always be left; an organization to which they belong cannot be deleted.
  "system:administer": { SystemAdmin: "any" },
  "admin:open": { SystemAdmin: "any", OrganizationAdmin: "any" },
  "instructor:open": { SystemAdmin: "any", OrganizationAdmin: "any", Instructor: "any" },
  "organization:create": { SystemAdmin: "any" },
  "organization:read": { ...grantToEveryone("organization"), SystemAdmin: "any" },
  "organization:list": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "organization:administer": { SystemAdmin: "any" },
  "audit:read": { SystemAdmin: "any" },
  "user:list": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:administer": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:move": { SystemAdmin: "any" },
  "user:import": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Of students into courses of one's own, if the organization allows it (`assertCanImport`); administrators anywhere within
  // their reach.
  "roster:import": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:read": { ...grantToEveryone("own"), Instructor: "part", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "account:change": grantToEveryone("own"),
  "course:administer": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:list": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:read": {
    ...grantToEveryone("part"),
    Instructor: "own",
    OrganizationAdmin: "organization",
    SystemAdmin: "any",
  },
  "course:select": { ...grantToEveryone("part"), OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:create": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Who may own courses is the staff of its organization.
  "course:own": { Instructor: "any", OrganizationAdmin: "any", SystemAdmin: "any" },
  "course:run": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Its name, its members and its access code.
  "course:change": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:delete": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:assign": { SystemAdmin: "any" },
  "course:join": grantToEveryone("any"),
  "gradebook:read": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "attempt:judge": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // About a student of a course; students do not see it.
  "note:write": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "score:submit": grantToEveryone("own"),
  "score:read": { ...grantToEveryone("own"), Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "leaderboard:read": { ...grantToEveryone("organization"), SystemAdmin: "any" },
  "leaderboard:clear": { SystemAdmin: "any" },
  "content:administer": { SystemAdmin: "any" },
  // Drafts of lessons; what is published is published by those who administer content.
  "lesson:write": { SystemAdmin: "any" },
  // To let others write lessons.
  "author:name": { SystemAdmin: "any" },
  "accessCode:manage": { SystemAdmin: "any" },
  "sandbox:use": { ...grantToEveryone("own"), SystemAdmin: "any" },
  "sandbox:write": grantToEveryone("own"),
  "sandbox:administer": { SystemAdmin: "any" },
  "banner:write": { SystemAdmin: "any" },
  "game:manage": { SystemAdmin: "any" },
} satisfies Record<string, Grants>;

export type Action = keyof typeof permissions;

/** What can also be given to people by name, whatever their role: then it reaches everything. */
export const grantableByName = ["lesson:write"] as const satisfies Action[];

/** A user or visitor with permissions: by the role, or by name. */
export type PermissionHolder = Pick<Actor, "role" | "named">;

export function reachOf(role: Role, action: Action): Reach | null {
  const grants: Grants = permissions[action];
  return grants[role] ?? null;
}

/** Whether the role may do it on anything at all. */
export const canRole = (role: Role, action: Action) => reachOf(role, action) !== null;

/** The same of a person, who may have been named. */
export const canEver = ({ role, named = [] }: PermissionHolder, action: Action) =>
  canRole(role, action) || named.includes(action);

/** Whether there is no role that may never do it. */
export const canEveryRole = (action: Action) => roleNames.every((role) => canRole(role, action));

/** The roles that may do it on something. */
export const listRolesWith = (action: Action): Role[] => roleNames.filter((role) => canRole(role, action));

// The table above is the list of actions.
const actions = Object.keys(permissions) as Action[];
const widthOf = (reach: Reach | null) => ["own", "part", "organization", "any"].indexOf(reach ?? "");

/** Whether `role` may do whatever `other` may, and as far: only then may it give that role, or change who has it. */
export const canGrantRole = (role: Role, other: Role) =>
  actions.every((action) => widthOf(reachOf(role, action)) >= widthOf(reachOf(other, action)));

export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  const reach = actor.named?.includes(action) ? "any" : reachOf(actor.role, action);
  if (reach === null) return false;
  if (reach === "any") return true;
  if (reach === "organization")
    return subject.organizationId != null && subject.organizationId === actor.organizationId;
  if (reach === "part") return Boolean(subject.isPart) || subject.ownerId === actor.userId;
  return subject.ownerId === actor.userId;
}

/** Refuses with 403 what the role may never do. */
export function assertCanRole(role: Role, action: Action) {
  if (!canRole(role, action)) throw forbidden();
}

const forbidden = () => new Refusal("forbidden", "You do not have permission to access this resource");

/** Refuses with 403 what the actor may never do, and with 404 what lies outside its reach. */
export function assertCan(actor: Actor, action: Action, subject: Subject = {}, what = "The resource") {
  if (!canEver(actor, action)) throw forbidden();
  if (!can(actor, action, subject)) throw new Refusal("notFound", `${what} was not found.`);
}
