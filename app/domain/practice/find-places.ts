// Where a student may practise: only what the results page shows with its right answers (docs/decisions/0195).
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { reviewOf, type QuizPlace } from "~/domain/attempts/quiz-review-rule";
import { isOpen, isRunning, isTaughtTo } from "~/domain/attempts/play-conditions";
import { readOwnQuizPlaces, readPlacesOf } from "~/domain/attempts/read-quiz-places";
import type { SignedInCtx } from "~/domain/context";
import { isHeld } from "~/domain/grades/is-held";

const Row = v.object({
  scenarioId: v.string(),
  classSessionId: v.nullable(v.string()),
  isQuiz: v.boolean(),
  showsAnswers: v.boolean(),
  isHeld: v.boolean(),
});

export type PracticePlace = { scenarioId: string; classSessionId: string | null };

/**
 * Scenarios that the server graded for the student, by class: of courses that the student is in, or outside any class.
 * Without those whose answers aren't shown here, are held in any class of the student or not open yet in one, or that
 * are no longer offered.
 */
export async function findPracticePlaces(ctx: SignedInCtx, scenarioId: string | null): Promise<PracticePlace[]> {
  const { db, actor, now } = ctx;
  const rows = await rowsOf(
    db,
    Row,
    sql`with played as (
          select distinct a.scenario_id, a.class_session_id, a.score_card_type = 'Quiz' as is_quiz from attempts a
          where a.user_id = ${actor.userId} and a.checked_by = 'server' and a.question_ids <> '{}'
            ${scenarioId === null ? sql`` : sql`and a.scenario_id = ${scenarioId}`}
        )
        select p.scenario_id as "scenarioId", p.class_session_id as "classSessionId", p.is_quiz as "isQuiz",
          coalesce(courses.shows_answers, true) as "showsAnswers",
          exists (select from (select own.class_session_id, p.scenario_id from (
              select class_session_id from class_session_students where user_id = ${actor.userId}
              union select p.class_session_id) own) place where ${isHeld("answers", "place", now)}) as "isHeld"
        from played p
        join scenarios s on s.id = p.scenario_id and not s.retired
        left join class_sessions c on c.id = p.class_session_id
        left join courses on courses.id = c.course_id
        where not exists (select from class_session_students mine join class_sessions c on c.id = mine.class_session_id
            where mine.user_id = ${actor.userId} and c.start_date is not null and ${isRunning(now)}
              and ${isTaughtTo(actor.userId)} and not ${isOpen(now)})
          and (p.class_session_id is null
          or (exists (select from class_session_students enrolled
              where enrolled.class_session_id = c.id and enrolled.user_id = ${actor.userId})
            and exists (select from course_members m where m.course_id = c.course_id and m.user_id = ${actor.userId})))`,
  );
  if (rows.length === 0) return [];
  const quizzes = rows.some(({ isQuiz }) => isQuiz) ? await readQuizPlaces(ctx, scenarioId) : noPlaces;
  return rows.flatMap(({ scenarioId: id, classSessionId, ...about }) => {
    const graded = { ...about, checkedBy: "server" as const, isServerGraded: true, classSessionId };
    return reviewOf(graded, quizzes.get(id) ?? []).scope === "none" ? [] : [{ scenarioId: id, classSessionId }];
  });
}

const noPlaces: ReadonlyMap<string, QuizPlace[]> = new Map();

const readQuizPlaces = async (
  ctx: SignedInCtx,
  scenarioId: string | null,
): Promise<ReadonlyMap<string, QuizPlace[]>> =>
  scenarioId === null ? readOwnQuizPlaces(ctx) : new Map([[scenarioId, await readPlacesOf(ctx, scenarioId)]]);
