import { say } from "~/texts/say";
import type { Actor } from "./context";
import { notFound, Refusal, type Thing } from "./refusal";
import { roleNames, type Role } from "./roles";

/** What a co-instructor ("teach") or an assistant ("assist") of a course has (docs/decisions/0186). */
export const teachingReaches = ["teach", "assist"] as const;
export type TeachingReach = (typeof teachingReaches)[number];

/**
 * How far a permission reaches: everything, the actor's organization, what the actor owns, courses that the actor owns
 * or teaches, also those that the actor assists in, or what the actor takes part in.
 */
export type Reach = "any" | "organization" | "own" | TeachingReach | "part";

/** The owner and organization that a reach is checked against; `taughtAs`: what the actor is in the course besides. */
export type Subject = {
  ownerId?: string | null;
  organizationId?: string | null;
  isPart?: boolean;
  taughtAs?: TeachingReach | null;
};

export type Grants = Partial<Record<Role, Reach>>;

const grantToEveryone = (reach: Reach): Grants => ({
  Restricted: reach,
  User: reach,
  Instructor: reach,
  OrganizationAdmin: reach,
  SystemAdmin: reach,
});

/**
 * Who may do what. Guards, API, sidebar, buttons and query conditions read only this table; no other code names a role.
 */
export const permissions = {
  // At least one user with this permission must remain, and an organization they belong to can't be deleted.
  "system:administer": { SystemAdmin: "any" },
  "admin:open": { SystemAdmin: "any", OrganizationAdmin: "any" },
  "instructor:open": { SystemAdmin: "any", OrganizationAdmin: "any", Instructor: "any" },
  "organization:create": { SystemAdmin: "any" },
  "organization:read": { ...grantToEveryone("organization"), SystemAdmin: "any" },
  "organization:list": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "organization:administer": { SystemAdmin: "any" },
  // API tokens of systems (docs/decisions/0168).
  "serviceAccount:manage": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  // How people of the organization sign in.
  "organization:configure": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Users and groups from the organization's identity provider (docs/decisions/0169).
  "scim:use": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "audit:read": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:list": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:administer": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:move": { SystemAdmin: "any" },
  "user:import": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Instructors: students into their own courses, if the organization allows it (`assertCanImport`). Administrators:
  // within their reach.
  "roster:import": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:read": { ...grantToEveryone("own"), Instructor: "part", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "account:change": grantToEveryone("own"),
  "course:administer": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:list": { Instructor: "assist", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:read": {
    ...grantToEveryone("part"),
    Instructor: "assist",
    OrganizationAdmin: "organization",
    SystemAdmin: "any",
  },
  "course:select": { ...grantToEveryone("part"), OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:create": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Courses can be owned by the staff of their organization.
  "course:own": { Instructor: "any", OrganizationAdmin: "any", SystemAdmin: "any" },
  "course:run": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Name, members and access code.
  "course:change": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Co-instructors and assistants (docs/decisions/0186).
  "course:staff": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:delete": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:assign": { SystemAdmin: "any" },
  "course:join": grantToEveryone("any"),
  "gradebook:read": { Instructor: "assist", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "attempt:judge": { Instructor: "assist", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Excuse, override or adjust a grade (docs/decisions/0174).
  "grade:decide": { Instructor: "assist", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Due dates, rubrics and regrades: what counts for a whole class.
  "grade:rule": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // When students see their grades (docs/decisions/0182).
  "grade:release": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Submit the final grades of a class, and unlock them (docs/decisions/0185).
  "grade:submit": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Comments that the student reads (docs/decisions/0177).
  "feedback:write": { Instructor: "assist", OrganizationAdmin: "organization", SystemAdmin: "any" },
  // Ask for a look at a grade of one's own (docs/decisions/0178).
  "grade:ask": grantToEveryone("own"),
  // Notes about a student of a course; students don't see them.
  "note:write": { Instructor: "assist", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "score:submit": grantToEveryone("own"),
  "score:read": {
    ...grantToEveryone("own"),
    Instructor: "assist",
    OrganizationAdmin: "organization",
    SystemAdmin: "any",
  },
  "leaderboard:read": { ...grantToEveryone("organization"), SystemAdmin: "any" },
  "leaderboard:clear": { SystemAdmin: "any" },
  "content:administer": { SystemAdmin: "any" },
  // Lesson drafts. Publishing needs `content:administer`.
  "lesson:write": { SystemAdmin: "any" },
  // Lets other users write lessons.
  "author:name": { SystemAdmin: "any" },
  "accessCode:manage": { SystemAdmin: "any" },
  "sandbox:use": { ...grantToEveryone("own"), SystemAdmin: "any" },
  "sandbox:write": grantToEveryone("own"),
  // Missions of one's own, and practice of those shared with a class (docs/decisions/0196).
  "mission:use": grantToEveryone("own"),
  "mission:read": { ...grantToEveryone("own"), SystemAdmin: "any" },
  "mission:share": { Instructor: "teach", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "sandbox:administer": { SystemAdmin: "any" },
  "banner:write": { SystemAdmin: "any" },
  "game:manage": { SystemAdmin: "any" },
} satisfies Record<string, Grants>;

export type Action = keyof typeof permissions;

/** Permissions that can also be granted to single users, whatever their role; then with the reach "any". */
export const grantableByName = ["lesson:write"] as const satisfies Action[];

/** A user or visitor with the permissions of a role and those granted by name. */
export type PermissionHolder = Pick<Actor, "role" | "named">;

export function reachOf(role: Role, action: Action): Reach | null {
  const grants: Grants = permissions[action];
  return grants[role] ?? null;
}

/** Whether the role may do the action on at least some subjects. */
export const canRole = (role: Role, action: Action) => reachOf(role, action) !== null;

/** The same for a user, including permissions granted by name. */
export const canEver = ({ role, named = [] }: PermissionHolder, action: Action) =>
  canRole(role, action) || named.includes(action);

/** Whether every role may do the action on at least some subjects. */
export const canEveryRole = (action: Action) => roleNames.every((role) => canRole(role, action));

/** The roles that may do the action on at least some subjects. */
export const listRolesWith = (action: Action): Role[] => roleNames.filter((role) => canRole(role, action));

// The table above is the list of actions.
const actions = Object.keys(permissions) as Action[];
const widthOf = (reach: Reach | null) => ["own", "teach", "assist", "part", "organization", "any"].indexOf(reach ?? "");

/**
 * Whether `role` may do everything that `other` may, with at least the same reach. Only then may it grant that role or
 * change its holders.
 */
export const canGrantRole = (role: Role, other: Role) =>
  actions.every((action) => widthOf(reachOf(role, action)) >= widthOf(reachOf(other, action)));

export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  const reach = actor.named?.includes(action) ? "any" : reachOf(actor.role, action);
  if (reach === null) return false;
  if (reach === "any") return true;
  if (reach === "organization")
    return subject.organizationId != null && subject.organizationId === actor.organizationId;
  if (reach === "part") return Boolean(subject.isPart) || subject.ownerId === actor.userId;
  if (reach === "teach" && subject.taughtAs === "teach") return true;
  if (reach === "assist" && subject.taughtAs != null) return true;
  return subject.ownerId === actor.userId;
}

/** Refuses with 403 if the role may never do the action. */
export function assertCanRole(role: Role, action: Action) {
  if (!canRole(role, action)) throw forbidden();
}

const forbidden = () => new Refusal("forbidden", say.refusals.forbidden);

/** The actor's sign-in. Refuses API tokens with 403: they can't change accounts, make tokens or play. */
export function requireSignInId({ signInId }: Pick<Actor, "signInId">): string {
  if (signInId === null) throw forbidden();
  return signInId;
}

/** How long a proof of who somebody is lasts for dangerous changes. */
export const proofMs = 15 * 60_000;

/**
 * Refuses a dangerous change unless the actor has signed in, or proved again who they are, within 15 minutes. API tokens
 * make no such change. Pages then ask for the proof and repeat the form (app/http/ask-for-proof.server.ts).
 */
export function requireRecentProof({ actor, now }: { actor: Actor; now: Date }): void {
  requireSignInId(actor);
  if (!hasRecentProof({ actor, now })) throw new Refusal("proofRequired", say.refusals.proofRequired);
}

export const hasRecentProof = ({ actor, now }: { actor: Actor; now: Date }): boolean =>
  now.getTime() - (actor.provedAt?.getTime() ?? -Infinity) <= proofMs;

/** Whether the actor has to set up a second factor before anything else. */
export const isFactorOverdue = ({ factorsDueAt }: Pick<Actor, "factorsDueAt">, now: Date): boolean =>
  factorsDueAt != null && factorsDueAt <= now;

/** Refuses with 403 if the actor may never do the action, with 404 if the subject is outside the actor's reach. */
export function assertCan(actor: Actor, action: Action, subject: Subject = {}, thing: Thing = "resource") {
  if (!canEver(actor, action)) throw forbidden();
  if (!can(actor, action, subject)) throw notFound(thing);
}
