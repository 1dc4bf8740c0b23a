import { and, asc, eq, ne, sql } from "drizzle-orm";
import { organizations, users } from "~/db/schema";
import { assertCan, reachOf, listRolesWith } from "~/domain/access";
import { roleCan } from "~/domain/accounts/user-conditions";
import type { SignedInCtx } from "~/domain/context";

export type Candidate = { id: string; username: string; name: string; enabled: boolean };

/** The people of an organization from whom a new course gets its owner and members. */
export async function listCourseCandidates(
  ctx: SignedInCtx,
  organizationId: string,
): Promise<{ staff: Candidate[]; people: Candidate[] }> {
  assertCan(ctx.actor, "course:create", { organizationId }, "organization");
  const rows = await ctx.db
    .select({ ...candidate, role: users.mainRole })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.isFormer, false)))
    .orderBy(asc(users.usernameKey));
  const people = rows.map(({ role: _, ...person }) => person);
  const staffRoles: string[] = listRolesWith("course:own");
  const staffIds = new Set(rows.filter(({ role }) => staffRoles.includes(role)).map(({ id }) => id));
  return { staff: people.filter(({ id }) => staffIds.has(id)), people };
}

const candidate = {
  id: users.id,
  username: users.username,
  name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  enabled: users.enabled,
};

/** Users who may own a course of the organization. */
export async function staffOf(ctx: SignedInCtx, organizationId: string): Promise<Candidate[]> {
  return ctx.db
    .select(candidate)
    .from(users)
    .where(and(eq(users.organizationId, organizationId), roleCan(users.mainRole, "course:own")))
    .orderBy(asc(users.usernameKey));
}

/** The organizations in which the actor may create courses; `staff: 0` for those without staff. */
export async function listOrganizationsForCourses({
  db,
  actor,
}: SignedInCtx): Promise<{ id: string; name: string; staff: number }[]> {
  return db
    .select({
      id: organizations.id,
      name: organizations.name,
      staff: sql<number>`(select count(*)::int from users u where u.organization_id = organizations.id
        and ${roleCan(sql`u.main_role`, "course:own")})`,
    })
    .from(organizations)
    .where(
      reachOf(actor.role, "course:create") === "any"
        ? ne(organizations.name, "")
        : eq(organizations.id, actor.organizationId ?? "00000000-0000-0000-0000-000000000000"),
    )
    .orderBy(asc(organizations.nameKey));
}
