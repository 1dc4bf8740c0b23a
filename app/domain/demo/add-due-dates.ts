import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { listClassColumns } from "~/domain/curricula/curriculum-headers";
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import { extendDueDates, setClassDates } from "~/domain/due-dates/set-dates";
import { isoDayOf } from "~/domain/date-text";
import { parseInstant } from "~/domain/time-input";
import { findGradedSession } from "~/domain/courses/graded-session";

const dayMs = 24 * 3_600_000;
const timeZone = "Europe/Berlin";

/** A running class: each campaign is due a week after the one before it, and one student has longer. */
export async function addDueDates(instructor: SignedInCtx, courseId: string) {
  const { id: classSessionId } = await rowOf(
    instructor.db,
    v.object({ id: v.string() }),
    sql`select id from class_sessions where course_id = ${courseId} and end_date is null`,
  );
  const session = await findGradedSession(instructor, classSessionId);
  const columns = await listClassColumns(instructor, session);
  const dueAfter = (days: number) => {
    const day = isoDayOf(new Date(instructor.now.getTime() + days * dayMs), timeZone);
    return parseInstant(`${day}T23:59`, timeZone) ?? instructor.now;
  };
  const dates = campaignsOf(columns).map(({ id }, place) => ({
    ...{ scenarioId: null, campaignId: id, opensAt: null, dueAt: dueAfter(3 + 7 * place) },
  }));
  await setClassDates(instructor, classSessionId, { timeZone, dates });
  const [student] = await rowsOf(
    instructor.db,
    v.object({ id: v.string() }),
    sql`select u.id from class_session_students enrolled join users u on u.id = enrolled.user_id
        where enrolled.class_session_id = ${classSessionId} order by u.username_key limit 1`,
  );
  const [first] = columns;
  if (!student || !first) return;
  await extendDueDates(instructor, classSessionId, {
    ...{ userIds: [student.id], scenarioIds: [first.scenarioId], dueAt: dueAfter(10) },
    reason: "At a conference this week.",
  });
}
