import { sql } from "drizzle-orm";

/** Whether attempt `a` counts. The rule itself is a function of the database, which keeps the bests by it. */
export const countsAttempt = sql`attempt_counts(a.set_aside_at, a.uncounted)`;

/** Why an attempt doesn't count although nobody has excluded it; null: it does. */
export const uncountedKinds = ["claim", "practice"] as const;
export type Uncounted = (typeof uncountedKinds)[number];
