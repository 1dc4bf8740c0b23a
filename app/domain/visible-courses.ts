import { eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { courses } from "~/db/schema";
import { reachOf, type Action, type Reach } from "./access";
import type { Actor } from "./context";
import { Refusal } from "./refusal";
import { say } from "~/texts/say";

/** The tenant condition: the courses on which the actor may do `action`, for use in queries. */
export const coursesWithin = (actor: Actor, action: Action): SQL => coursesInReach(reachOn(actor, action), actor);

/** The actor's reach on courses; refuses if there is none. */
export function reachOn({ role }: Actor, action: Action): Reach {
  const reach = reachOf(role, action);
  if (reach === null) throw new Refusal("forbidden", say.refusals.forbidden);
  return reach;
}

/** The same for a visitor who may be signed out. */
export function coursesInReach(
  reach: Reach,
  { userId, organizationId }: { userId: string | Placeholder; organizationId: string | null | Placeholder },
): SQL {
  if (reach === "any") return sql`true`;
  // Without an organization, nothing matches.
  if (reach === "organization") return sql`${courses.organizationId} = ${organizationId}`;
  if (reach === "own") return eq(courses.ownerId, userId);
  return sql`(${courses.ownerId} = ${userId} or exists (select from course_members m
    where m.course_id = ${courses.id} and m.user_id = ${userId}))`;
}
