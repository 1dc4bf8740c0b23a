import type { Actor } from "./context";
import { Refusal } from "./refusal";
import type { Role } from "./roles";

/** How far a permission reaches: everything, the actor's organization, what the actor owns, or what the actor takes part in. */
export type Reach = "any" | "organization" | "own" | "part";

/** What the reach is measured on. */
export type Subject = { ownerId?: string | null; organizationId?: string | null; isPart?: boolean };

type Row = Partial<Record<Role, Reach>>;

const everyone = (reach: Reach): Row => ({
  Restricted: reach,
  User: reach,
  Instructor: reach,
  OrganizationAdmin: reach,
  SystemAdmin: reach,
});

// Spec section 6 and the design's "Who may call what". Guards, API and buttons all read this table.
const table = {
  "admin:open": { SystemAdmin: "any", OrganizationAdmin: "any" },
  "instructor:open": { SystemAdmin: "any", OrganizationAdmin: "any", Instructor: "any" },
  "organization:create": { SystemAdmin: "any" },
  "organization:read": { ...everyone("organization"), SystemAdmin: "any" },
  "organization:list": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "organization:administer": { SystemAdmin: "any" },
  "audit:read": { SystemAdmin: "any" },
  "user:list": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:administer": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:move": { SystemAdmin: "any" },
  "user:import": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "user:read": { ...everyone("own"), Instructor: "part", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "account:change": everyone("own"),
  "course:list": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:read": { ...everyone("part"), Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:select": { ...everyone("part"), OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:create": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:run": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:delete": { OrganizationAdmin: "organization", SystemAdmin: "any" },
  "course:assign": { SystemAdmin: "any" },
  "course:join": everyone("any"),
  "gradebook:read": { Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "score:submit": everyone("own"),
  "score:read": { ...everyone("own"), Instructor: "own", OrganizationAdmin: "organization", SystemAdmin: "any" },
  "leaderboard:read": { ...everyone("organization"), SystemAdmin: "any" },
  "leaderboard:clear": { SystemAdmin: "any" },
  "accessCode:manage": { SystemAdmin: "any" },
  "sandbox:use": { ...everyone("own"), SystemAdmin: "any" },
  "sandbox:write": everyone("own"),
  "banner:write": { SystemAdmin: "any" },
} satisfies Record<string, Row>;

export type Action = keyof typeof table;

export function reachOf(role: Role, action: Action): Reach | null {
  return (table[action] as Row)[role] ?? null;
}

export function may(actor: Actor, action: Action, subject: Subject = {}): boolean {
  const reach = reachOf(actor.role, action);
  if (reach === null) return false;
  if (reach === "any") return true;
  if (reach === "organization")
    return subject.organizationId != null && subject.organizationId === actor.organizationId;
  if (reach === "part") return Boolean(subject.isPart) || subject.ownerId === actor.userId;
  return subject.ownerId === actor.userId;
}

/** Refuses with 403 what the role may never do. */
export function refuseRole(role: Role, action: Action) {
  if (reachOf(role, action) === null)
    throw new Refusal("forbidden", "You do not have permission to access this resource");
}

/** Refuses with 403 what the actor's role may never do, and with 404 what lies outside its reach. */
export function allow(actor: Actor, action: Action, subject: Subject = {}, what = "The resource") {
  refuseRole(actor.role, action);
  if (!may(actor, action, subject)) throw new Refusal("notFound", `${what} was not found.`);
}
