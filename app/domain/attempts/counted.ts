import { sql } from "drizzle-orm";

/** Whether attempt `a` counts. The rule itself is a function of the database, which keeps the bests by it. */
export const countsAttempt = sql`attempt_counts(a.set_aside_at, a.uncounted)`;

/**
 * Why attempt `t` at scenario `s` doesn't count: its start was for practice, or the server hasn't found its points and
 * neither the curriculum nor organization `o` (of its class, or else of its player) lets claims count. Where the server
 * grades, no claim counts by itself beside a verified score of its player: it might replace that one, unseen.
 */
export const uncountedKindOf = sql`case when (select start.mode from attempt_starts start where start.id = t.start_id)
  = 'practice' then 'practice' when t.checked_by <> 'server' and case coalesce(o.claims, 'curriculum')
  when 'count' then s.grading = 'server' and exists (select from attempts graded
    where graded.user_id = t.user_id and graded.scenario_id = t.scenario_id
      and graded.class_session_id is not distinct from t.class_session_id and graded.checked_by = 'server'
      and attempt_counts(graded.set_aside_at, graded.uncounted))
  when 'verifiedOnly' then true else s.grading = 'server' end then 'claim' end`;
