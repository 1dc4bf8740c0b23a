import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { countedAttempts } from "~/domain/grades/counted-points";
import { dueAt } from "~/domain/grades/decide-grade";
import { needsAllAttempts, type GradingRules } from "~/domain/grades/rules";
import { secondsLate } from "~/domain/grades/standing-dates";
import { countsAttempt } from "./counting-rules";

type Place = { classSessionId: string; userId: string; scenarioId: string };

/** The attempts that make a grade by the rules of the course; null where the best one does, which the database marks. */
export async function readCountedIds(
  { db }: Pick<SignedInCtx, "db">,
  { classSessionId, userId, scenarioId }: Place,
  rules: GradingRules,
): Promise<ReadonlySet<string> | null> {
  if (!needsAllAttempts(rules)) return null;
  const place = { classSessionId, userId, scenarioId };
  const attempts = await rowsOf(
    db,
    v.object({ id: v.string(), score: v.number(), maxScore: v.number(), secondsLate: v.nullable(v.number()) }),
    sql`select a.id, a.score, a.max_score as "maxScore",
          ${secondsLate(sql`a.received_at`, dueAt(place))} as "secondsLate"
        from attempts a
        where a.class_session_id = ${classSessionId} and a.user_id = ${userId} and a.scenario_id = ${scenarioId}
          and ${countsAttempt}
        order by a.received_at, a.id`,
  );
  return new Set(countedAttempts(attempts, rules).map(({ id }) => id));
}
