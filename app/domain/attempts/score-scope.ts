import { sql, type SQL } from "drizzle-orm";
import { countRows } from "~/db/rows.server";
import { can } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { notFound } from "~/domain/refusal";

/** `a` and `b` in the paths of scores: a class session and an organization; null where the path says `all`. */
export type ScoreScope = { classSessionId: string | null; organizationId: string | null };

/** Refuses a class session that the actor neither attends nor runs, and another organization ("notFound"). */
export async function requireVisibleScope(ctx: SignedInCtx, scope: ScoreScope) {
  requireOrganizationInReach(ctx, scope);
  if (!scope.classSessionId) return;
  if (await countRows(ctx.db, sql`select 1 where ${isSessionVisible(ctx, scope)}`)) return;
  throw notFound("class");
}

export function requireOrganizationInReach({ actor }: SignedInCtx, { organizationId }: ScoreScope) {
  if (organizationId && !can(actor, "organization:read", { organizationId })) throw notFound("organization");
}

/** SQL condition: the actor attends or runs the class session. */
export function isSessionVisible({ actor }: SignedInCtx, { classSessionId, organizationId }: ScoreScope): SQL {
  if (!classSessionId) return sql`true`;
  const isOfOrganization = organizationId ? sql`courses.organization_id = ${organizationId} and` : sql``;
  return sql`exists (select from class_sessions c join courses on courses.id = c.course_id
    where c.id = ${classSessionId} and ${isOfOrganization}
      (${coursesWithin(actor, "course:read")} or exists (
        select from class_session_students e where e.class_session_id = c.id and e.user_id = ${actor.userId})))`;
}
