import { eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { courses } from "~/db/schema";
import { reachOf, type Action, type Reach, type TeachingReach } from "./access";
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

type Person = { userId: string | Placeholder; organizationId: string | null | Placeholder };

/** The same for a visitor who may be signed out. */
export function coursesInReach(reach: Reach, { userId, organizationId }: Person): SQL {
  if (reach === "any") return sql`true`;
  // Without an organization, nothing matches.
  if (reach === "organization") return sql`${courses.organizationId} = ${organizationId}`;
  if (reach === "own") return eq(courses.ownerId, userId);
  if (reach === "teach" || reach === "assist")
    return sql`(${courses.ownerId} = ${userId} or exists (${taught({ userId, organizationId }, reach)}))`;
  return sql`(${courses.ownerId} = ${userId} or exists (select from course_members m
    where m.course_id = ${courses.id} and m.user_id = ${userId}))`;
}

/** What the person is in a course besides its owner; only in courses of the person's organization. */
const taught = ({ userId, organizationId }: Person, reach: TeachingReach) =>
  sql`select taught.reach from course_teachers taught where taught.course_id = ${courses.id}
    and taught.user_id = ${userId} and ${courses.organizationId} = ${organizationId}
    ${reach === "teach" ? sql`and taught.reach = 'teach'` : sql``}`;

/** For `Subject.taughtAs`: a column of a query on courses. */
export const taughtAs = (actor: Pick<Actor, "userId" | "organizationId">) =>
  sql<TeachingReach | null>`(${taught(actor, "assist")})`;
