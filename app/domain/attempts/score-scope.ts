import { sql } from "drizzle-orm";
import { countRows } from "~/db/rows.server";
import { may } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/courses/visible-courses";
import { notFound } from "~/domain/refusal";

/** `a` and `b` of the scores' paths: a class session and an organization; null where the path says `all`. */
export type ScoreScope = { classSessionId: string | null; organizationId: string | null };

/**
 * Refuses a class session that the actor neither takes part in nor runs, and an organization that is not the actor's,
 * as not found.
 */
export async function requireVisibleScope(ctx: SignedInCtx, { classSessionId, organizationId }: ScoreScope) {
  const { actor, db } = ctx;
  if (organizationId && !may(actor, "organization:read", { organizationId })) throw notFound("The organization");
  if (!classSessionId) return;
  const isOfOrganization = organizationId ? sql`courses.organization_id = ${organizationId} and` : sql``;
  const visible = await countRows(
    db,
    sql`select 1 from class_sessions c join courses on courses.id = c.course_id
        where c.id = ${classSessionId} and ${isOfOrganization}
          (${coursesWithin(ctx.actor, "course:read")} or exists (
            select from class_session_students e where e.class_session_id = c.id and e.user_id = ${actor.userId}))`,
  );
  if (!visible) throw notFound("The class session");
}
