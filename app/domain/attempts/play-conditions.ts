// SQL conditions on a scenario `s` and a class session `c`: who may play which scenario, where and when.
import { sql, type SQL } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import type { Actor } from "~/domain/context";

/** The user (an id, or an SQL expression) is a student of the class, and the class teaches the scenario. */
export const isTaughtTo = (userId: string | SQL) => sql`(
  exists (select from class_session_students enrolled
    where enrolled.class_session_id = c.id and enrolled.user_id = ${userId})
  and (s.curriculum_id = any(c.earlier_curricula) or s.curriculum_id = coalesce(c.curriculum_id, (
    select owning.curriculum_id from courses join organizations owning on owning.id = courses.organization_id
    where courses.id = c.course_id))))`;

/** Joins the class session, if the actor is a student there and it teaches the scenario. */
export const joinClass = (classSessionId: string, { userId }: Actor) =>
  sql`join class_sessions c on c.id = ${classSessionId} and ${isTaughtTo(userId)}`;

/** Users without an organization may play everything. */
export const limitToOwnCurriculum = ({ organizationId }: Actor) =>
  organizationId
    ? sql`and exists (select from organizations where organizations.curriculum_id = s.curriculum_id
        and organizations.id = ${organizationId})`
    : sql``;

/** A class that has started and whose planned end hasn't passed, even if nobody has settled it yet. */
export const isRunning = (now: Date | SQL) =>
  sql`c.end_date is null and (c.scheduled_end_date is null or c.scheduled_end_date > ${timeOf(now)})`;

/** The scenario is open in the class. Most classes have no dates for that, which an index of those that do says at once. */
export const isOpen = (now: Date | SQL) => sql`(
  not exists (select from due_dates opening where opening.class_session_id = c.id and opening.opens_at is not null)
  or coalesce(opens_at(c.id, s.id, s.campaign_id) <= ${timeOf(now)}, true))`;
