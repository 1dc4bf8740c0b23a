import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { gradeRequests } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { changeRequestRule } from "~/domain/courses/change-requests";
import { v7 as uuid } from "uuid";

const hour = 3_600_000;
const asked = [
  "My last burn was at the right time, but the debrief says it came 20 s late. Could you look at the replay?",
  "I lost the connection during the second question. Can this attempt be looked at again?",
  "I think the answer about the apogee burn was right. Where did I lose the points?",
];

/** Students of a running class have asked for a look at grades; one of them was answered. */
export async function addRequests(instructor: SignedInCtx, courseId: string) {
  await changeRequestRule(instructor, courseId, { takesRequests: true, requestsUntil: null });
  const grades = await rowsOf(
    instructor.db,
    v.object({ classSessionId: v.string(), userId: v.string(), scenarioId: v.string() }),
    sql`select distinct on (users.username_key) best.class_session_id as "classSessionId", best.user_id as "userId",
          best.scenario_id as "scenarioId"
        from best_attempts best
        join class_sessions on class_sessions.id = best.class_session_id
        join users on users.id = best.user_id
        where class_sessions.course_id = ${courseId} and best.score < best.max_score
        order by users.username_key, best.scenario_id limit ${asked.length}`,
  );
  const { now, actor } = instructor;
  if (grades.length === 0) return;
  await instructor.db.insert(gradeRequests).values(
    grades.map((grade, at) => ({
      ...{ id: uuid(), ...grade, text: asked[at] ?? "", askedAt: new Date(now.getTime() - (30 - at * 9) * hour) },
      ...(at === 0 && {
        ...{ outcome: "refused" as const, answer: "The replay shows the burn at 04:12:20. The points are right." },
        ...{ answeredBy: actor.userId, answererName: actor.username, answeredAt: new Date(now.getTime() - 5 * hour) },
      }),
    })),
  );
}
