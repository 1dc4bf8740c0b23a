// Conditions of a statement about a scenario `s` and a class session `c`: who may play what, where and when.
import { sql, type SQL } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import type { Actor } from "~/domain/context";

/** That a user, by id or where a statement has it, is a student of the class and the scenario is taught there. */
export const isTaughtTo = (userId: string | SQL) => sql`(
  exists (select from class_session_students enrolled
    where enrolled.class_session_id = c.id and enrolled.user_id = ${userId})
  and (s.curriculum_id = any(c.earlier_curricula) or s.curriculum_id = coalesce(c.curriculum_id, (
    select owning.curriculum_id from courses join organizations owning on owning.id = courses.organization_id
    where courses.id = c.course_id))))`;

/** The class session, in which the actor is a student and the scenario is taught. */
export const joinClass = (classSessionId: string, { userId }: Actor) =>
  sql`join class_sessions c on c.id = ${classSessionId} and ${isTaughtTo(userId)}`;

/** Somebody without an organization may play everything. */
export const limitToOwnCurriculum = ({ organizationId }: Actor) =>
  organizationId
    ? sql`and exists (select from organizations where organizations.curriculum_id = s.curriculum_id
        and organizations.id = ${organizationId})`
    : sql``;

/** A class that has started; whether its planned end has come needs nobody to have looked. */
export const isRunning = (now: Date | SQL) =>
  sql`c.end_date is null and (c.scheduled_end_date is null or c.scheduled_end_date > ${timeOf(now)})`;
