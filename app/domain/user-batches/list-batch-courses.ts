import { and, asc, eq, sql } from "drizzle-orm";
import { courses, organizations } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";

const maxListed = 1_000;

export type ListedBatchCourse = { id: string; name: string; organizationName: string };

/** The courses that the chosen users could join, as far as their members are the actor's to change. */
export function listBatchCourses({ db, actor }: SignedInCtx, userIds: readonly string[]): Promise<ListedBatchCourse[]> {
  const ids = JSON.stringify(userIds);
  const ofTheirs = sql`${courses.organizationId} in (select organization_id from users
    where id in (select value::uuid from jsonb_array_elements_text(${ids}::text::jsonb)))`;
  return db
    .select({ id: courses.id, name: courses.name, organizationName: organizations.name })
    .from(courses)
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(and(coursesWithin(actor, "course:change"), ofTheirs))
    .orderBy(asc(sql`lower(${courses.name})`), asc(courses.id))
    .limit(maxListed);
}
