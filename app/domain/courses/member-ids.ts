import { asc, sql } from "drizzle-orm";
import { courseMembers } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";

/** The members of courses that the actor may read in full, in the order in which they joined. */
export async function memberIdsOf({ db }: SignedInCtx, courseIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map(courseIds.map((id): [string, string[]] => [id, []]));
  if (courseIds.length === 0) return found;
  const members = await db
    .select({ courseId: courseMembers.courseId, userId: courseMembers.userId })
    .from(courseMembers)
    .where(sql`${courseMembers.courseId} = any(${`{${courseIds.join(",")}}`}::uuid[])`)
    .orderBy(asc(courseMembers.joinedAt), asc(courseMembers.userId));
  for (const { courseId, userId } of members) found.get(courseId)?.push(userId);
  return found;
}
