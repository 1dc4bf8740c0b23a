import { eq, sql, type SQL } from "drizzle-orm";
import { courses } from "~/db/schema";
import { reachOf, type Action } from "~/domain/access";
import type { Actor } from "~/domain/context";
import { Refusal } from "~/domain/refusal";

/** The tenant floor: the courses on which the actor may do `action`, as a condition of the query itself. */
export function coursesWithin(actor: Actor, action: Action): SQL {
  const reach = reachOf(actor.role, action);
  if (reach === null) throw new Refusal("forbidden", "You do not have permission to access this resource");
  if (reach === "any") return sql`true`;
  if (reach === "organization")
    return actor.organizationId ? eq(courses.organizationId, actor.organizationId) : sql`false`;
  if (reach === "own") return eq(courses.ownerId, actor.userId);
  return sql`(${courses.ownerId} = ${actor.userId} or exists (select from course_members m
    where m.course_id = ${courses.id} and m.user_id = ${actor.userId}))`;
}
