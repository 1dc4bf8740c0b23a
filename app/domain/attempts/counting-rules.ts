import { sql } from "drizzle-orm";

/** Whether attempt `a` counts: by the database function that the triggers of `best_attempts` use too. */
export const countsAttempt = sql`attempt_counts(a.set_aside_at, a.uncounted)`;

/**
 * Order of attempts `a`, best first, as in `keep_bests()`: the highest share of the maximum, then the latest. Among
 * attempts that count, the first is the student's best.
 */
export const bestFirst = (points: "score" | "questions_score", max: "max_score" | "max_questions_score") =>
  sql.raw(`share_of(a.${points}, a.${max}) desc, a.received_at desc, a.id desc`);

/**
 * Why attempt `t` at scenario `s` doesn't count, or null. "practice": its start was for practice. "claim": the server
 * hasn't verified its points, and neither the curriculum nor organization `o` (of the class, else of the player) lets
 * claims count. Even where claims count, one next to a verified score waits, because it might replace that score.
 */
export const uncountedKindOf = sql`case when (select start.mode from attempt_starts start where start.id = t.start_id)
  = 'practice' then 'practice' when t.checked_by <> 'server' and case coalesce(o.claims, 'curriculum')
  when 'count' then s.grading = 'server' and exists (select from attempts graded
    where graded.user_id = t.user_id and graded.scenario_id = t.scenario_id
      and graded.class_session_id is not distinct from t.class_session_id and graded.checked_by = 'server'
      and attempt_counts(graded.set_aside_at, graded.uncounted))
  when 'verifiedOnly' then true else s.grading = 'server' end then 'claim' end`;
