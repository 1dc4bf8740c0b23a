// What claims give: role, courses and rank. Pure: the set-up page previews with it what a sign-in does.
import { canGrantRole, canRole } from "~/domain/access";
import { newcomerRole, type Role } from "~/domain/roles";

/** Everything that a provider says about somebody. */
export type Claims = Readonly<Record<string, unknown>>;

/** A claim that has the value gives what is set. */
export type ClaimRule = {
  claim: string;
  value: string;
  role: Role | null;
  courseId: string | null;
  rankTitle: string | null;
};

/** What claims gave at the last sign-in. */
export type ClaimGrants = { role: Role | null; courseIds: string[]; rankTitle: string | null };

export const nothingGiven: ClaimGrants = { role: null, courseIds: [], rankTitle: null };

/** The values of a claim, as texts. A name with dots leads into objects, unless there is a claim of that name. */
export function valuesOf(claims: Claims, name: string): string[] {
  const value = Object.hasOwn(claims, name) ? claims[name] : findInside(claims, name.split("."));
  return [value]
    .flat()
    .flatMap((each) => (["string", "number", "boolean"].includes(typeof each) ? [String(each)] : []));
}

function findInside(value: unknown, path: string[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, first)) return undefined;
  return findInside(new Map(Object.entries(value)).get(first), rest);
}

/** Whether a rule reads a claim that isn't among these. */
export const readsMissingClaim = (rules: readonly ClaimRule[], claims: Claims): boolean =>
  rules.some(({ claim }) => valuesOf(claims, claim).length === 0);

type Strength = { requiredAcr: string; requiredAmr: string };

/** Whether the provider has authenticated the person as strongly as the organization requires. */
export function isStrongEnough({ requiredAcr, requiredAmr }: Strength, { acr, amr }: Claims): boolean {
  const allows = (required: string, values: unknown[]) =>
    required === "" || required.split(" ").some((value) => values.includes(value));
  return allows(requiredAcr, [acr]) && allows(requiredAmr, Array.isArray(amr) ? amr : []);
}

/** The roles that a claim may give: nobody becomes a system administrator by a claim. */
export const canBeGiven = (role: Role) => !canRole(role, "system:administer");

/** What the rules give for these claims. Of several roles, the one that may do most. */
export function applyRules(rules: readonly ClaimRule[], claims: Claims): ClaimGrants {
  const matching = rules.filter(({ claim, value }) => valuesOf(claims, claim).includes(value));
  const roles = matching.flatMap(({ role }) => (role && canBeGiven(role) ? [role] : []));
  return {
    role: roles.length === 0 ? null : roles.reduce(higherRole),
    courseIds: [...new Set(matching.flatMap(({ courseId }) => courseId ?? []))].sort(),
    rankTitle: matching.find(({ rankTitle }) => rankTitle)?.rankTitle ?? null,
  };
}

const higherRole = (one: Role, other: Role): Role =>
  canGrantRole(other, one) && !canGrantRole(one, other) ? other : one;

/** The role after a sign-in: the one that claims give now, or none of what they gave before. */
export function nextRole(current: Role, before: ClaimGrants, now: ClaimGrants): Role {
  if (now.role) return now.role;
  return before.role === current ? newcomerRole : current;
}

/** The rank after a sign-in. */
export function nextRank(current: string, before: ClaimGrants, now: ClaimGrants): string {
  if (now.rankTitle) return now.rankTitle;
  return before.rankTitle === current ? "" : current;
}

/** Name and address that a new account gets, as the provider sends them. */
export function describePerson(claims: Claims) {
  const textOf = (name: string, max: number) => {
    const value = claims[name];
    return typeof value === "string"
      ? value
          .replace(/[\p{Cc}\p{Surrogate}]/gu, "")
          .trim()
          .slice(0, max)
      : "";
  };
  return {
    email: textOf("email", 254),
    /** Only the value true counts, not a text that says so. */
    isEmailVerified: claims.email_verified === true,
    isEmailDenied: claims.email_verified === false,
    firstName: textOf("given_name", 100),
    lastName: textOf("family_name", 100),
    name: textOf("name", 100),
  };
}
