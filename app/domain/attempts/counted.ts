import { sql } from "drizzle-orm";

/** Whether attempt `a` counts. The rule itself is a function of the database, which keeps the bests by it. */
export const countsAttempt = sql`attempt_counts(a.set_aside_at, a.uncounted)`;

/**
 * Why attempt `t` at scenario `s` doesn't count: its start was for practice, or the server hasn't found its points and
 * neither the curriculum nor organization `o` (of its class, or else of its player) lets claims count.
 */
export const uncountedAs = sql`case when (select start.mode from attempt_starts start where start.id = t.start_id)
  = 'practice' then 'practice' when t.checked_by <> 'server' and case coalesce(o.claims, 'curriculum')
  when 'count' then false when 'verifiedOnly' then true else s.grading = 'server' end then 'claim' end`;
