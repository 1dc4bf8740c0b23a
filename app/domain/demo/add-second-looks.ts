import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { changeSecondLookShare } from "~/domain/courses/change-second-look";
import { decideGrade } from "~/domain/grades/decide-grade";
import type { Decision } from "~/domain/grades/decision-input";
import { agreeToDecision } from "~/domain/second-looks/answer-look";

const usernames = ["diana", "elena", "farid"];
const made: Decision[] = [
  { kind: "adjust", points: 2, reason: "The plan was right; only the last burn came late." },
  { kind: "adjust", points: 3, reason: "Explained in the seminar why the second burn was early." },
  { kind: "adjust", points: 1, reason: "One hint named the wrong axis." },
];

type Teachers = { instructor: SignedInCtx; colleague: SignedInCtx; assistant: SignedInCtx };

/** Each decision about grades of a course gets a second look: two wait, and one has had it. */
export async function addSecondLooks({ instructor, colleague, assistant }: Teachers, courseId: string) {
  await changeSecondLookShare(instructor, courseId, 100);
  const grades = await rowsOf(
    instructor.db,
    v.object({ classSessionId: v.string(), userId: v.string(), scenarioId: v.string() }),
    sql`select distinct on (users.username_key) best.class_session_id as "classSessionId", best.user_id as "userId",
          best.scenario_id as "scenarioId"
        from best_attempts best
        join class_sessions on class_sessions.id = best.class_session_id
        join users on users.id = best.user_id
        where class_sessions.course_id = ${courseId} and best.score <= best.max_score - 5
          and users.username = any(${`{${usernames.join()}}`}::text[])
        order by users.username_key, best.scenario_id`,
  );
  const authors = [assistant, instructor, instructor];
  for (const [place, grade] of grades.entries()) {
    const [author, decision] = [authors[place], made[place]];
    if (!author || !decision) continue;
    // With a share of 100 any secret chooses all.
    const { decisionId } = await decideGrade({ ...author, secret: "demo data" }, grade, decision);
    if (place === 2) await agreeToDecision(colleague, decisionId);
  }
}
