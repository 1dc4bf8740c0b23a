import { and, asc, eq, sql } from "drizzle-orm";
import { courses, organizations } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";

const maxListed = 1_000;

export type ListedBatchCourse = { id: string; name: string; organizationName: string };

/** The courses that users of a batch could join and whose members the actor may change. */
export function listBatchCourses({ db, actor }: SignedInCtx, batchId: string): Promise<ListedBatchCourse[]> {
  const isInOrganizationOfBatch = sql`${courses.organizationId} in (select u.organization_id from users u
    join user_batch_rows r on r.user_id = u.id where r.batch_id = ${batchId})`;
  return db
    .select({ id: courses.id, name: courses.name, organizationName: organizations.name })
    .from(courses)
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(and(coursesWithin(actor, "course:change"), isInOrganizationOfBatch))
    .orderBy(asc(sql`lower(${courses.name})`), asc(courses.id))
    .limit(maxListed);
}
