// Conditions of a statement about a scenario `s` and a class session `c`: who may play what, where and when.
import { sql } from "drizzle-orm";
import type { Actor } from "~/domain/context";

/** The class session, in which the actor is a student and the scenario is taught. */
export const joinClass = (classSessionId: string, { userId }: Actor) =>
  sql`join class_sessions c on c.id = ${classSessionId}
    join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${userId}
    join courses on courses.id = c.course_id
    join organizations on organizations.id = courses.organization_id
      and (s.curriculum_id = coalesce(c.curriculum_id, organizations.curriculum_id)
        or s.curriculum_id = any(c.earlier_curricula))`;

/** Somebody without an organization may play everything. */
export const limitToOwnCurriculum = ({ organizationId }: Actor) =>
  organizationId
    ? sql`and exists (select from organizations where organizations.curriculum_id = s.curriculum_id
        and organizations.id = ${organizationId})`
    : sql``;

/** A class that has started; whether its planned end has come needs nobody to have looked. */
export const isRunning = (now: Date) =>
  sql`c.end_date is null and (c.scheduled_end_date is null
    or c.scheduled_end_date > ${now.toISOString()}::timestamptz)`;
