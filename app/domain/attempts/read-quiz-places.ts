// The classes in which a student takes a quiz, and the student's work there.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowsOf, Time, timeOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { isHeld } from "~/domain/grades/is-held";
import { quizReviews, usualQuizRules } from "~/domain/courses/quiz-rules";
import { countsAttempt } from "./counting-rules";
import { isRunning, isTaughtTo } from "./play-conditions";
import type { QuizPlace } from "./quiz-review-rule";

const Row = v.object({
  scenarioId: v.string(),
  classSessionId: v.nullable(v.string()),
  maxAttempts: v.nullable(v.number()),
  cooldownMinutes: v.nullable(v.number()),
  review: v.nullable(v.picklist(quizReviews)),
  showsAnswers: v.nullable(v.boolean()),
  isHeld: v.boolean(),
  isRunning: v.boolean(),
  hasOpenStart: v.boolean(),
  counted: Numeric,
  hasFullMarks: v.boolean(),
  lastHandedInAt: v.nullable(Time),
  endedAt: v.nullable(Time),
});

/** For one quiz: everywhere it was taken, and the caller's classes that teach it. */
export async function readPlacesOf(ctx: SignedInCtx, scenarioId: string): Promise<QuizPlace[]> {
  return (await readQuizPlaces(ctx, sql`s.id = ${scenarioId}`)).get(scenarioId) ?? [];
}

/** The same for every quiz that the caller has taken. */
export const readOwnQuizPlaces = (ctx: SignedInCtx) =>
  readQuizPlaces(
    ctx,
    sql`s.id in (select taken.scenario_id from attempts taken
      where taken.user_id = ${ctx.actor.userId} and taken.score_card_type = 'Quiz')`,
  );

async function readQuizPlaces({ db, actor, now }: SignedInCtx, ofQuiz: SQL): Promise<ReadonlyMap<string, QuizPlace[]>> {
  const rows = await rowsOf(
    db,
    Row,
    sql`
    with quizzes as (select s.id, s.curriculum_id from scenarios s where s.type = 'Quiz' and ${ofQuiz}),
    done as (
      select a.scenario_id, a.class_session_id, count(*) filter (where ${countsAttempt}) as counted,
        bool_or(${countsAttempt} and a.total_score + a.questions_score
          >= a.max_total_score + a.max_questions_score) as has_full_marks,
        max(a.received_at) filter (where a.checked_by = 'server') as last_handed_in_at
      from attempts a where a.user_id = ${actor.userId} and a.scenario_id in (select id from quizzes)
      group by a.scenario_id, a.class_session_id
    ),
    places as (
      select scenario_id, class_session_id from done
      union
      select s.id, c.id from class_session_students enrolled
      join class_sessions c on c.id = enrolled.class_session_id
      cross join quizzes s
      where enrolled.user_id = ${actor.userId} and c.start_date is not null and ${isTaughtTo(actor.userId)}
    )
    select p.scenario_id as "scenarioId", p.class_session_id as "classSessionId",
      courses.max_quiz_attempts as "maxAttempts", courses.quiz_cooldown_minutes as "cooldownMinutes",
      courses.quiz_review as review, courses.shows_answers as "showsAnswers",
      ${isHeld("answers", "p", now)} as "isHeld",
      c.id is null or (c.start_date is not null and ${isRunning(now)}) as "isRunning",
      (c.end_date is null or c.end_date > ${timeOf(now)} - interval '${sql.raw(String(lateDays))} days')
        and exists (select from attempt_starts start
          where start.user_id = ${actor.userId} and start.scenario_id = p.scenario_id
            and start.class_session_id = p.class_session_id
            and not exists (select from attempts late where late.start_id = start.id)) as "hasOpenStart",
      coalesce(done.counted, 0) as counted, coalesce(done.has_full_marks, false) as "hasFullMarks",
      done.last_handed_in_at as "lastHandedInAt", ended.ended_at as "endedAt"
    from places p
    left join done on done.scenario_id = p.scenario_id and done.class_session_id is not distinct from p.class_session_id
    left join ended_quizzes ended on ended.user_id = ${actor.userId} and ended.scenario_id = p.scenario_id
      and ended.class_session_id is not distinct from p.class_session_id
    left join class_sessions c on c.id = p.class_session_id
    left join courses on courses.id = c.course_id`,
  );
  const byQuiz = new Map<string, QuizPlace[]>();
  for (const { scenarioId, maxAttempts, cooldownMinutes, review, showsAnswers, ...place } of rows) {
    const rules =
      cooldownMinutes === null || review === null ? usualQuizRules : { maxAttempts, cooldownMinutes, review };
    const places = byQuiz.get(scenarioId) ?? [];
    places.push({ ...place, rules, showsAnswers: showsAnswers ?? true });
    byQuiz.set(scenarioId, places);
  }
  return byQuiz;
}

/** Days after its end in which a class may still get an attempt that began before. */
const lateDays = 31;
