import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { PracticeCard } from "./plan-session";

/** As the statement below writes them; thousands, so they come as one text and aren't checked one by one. */
type Row = [string, number, number, number, number, string, string, boolean, boolean];
const Rows = v.object({ rows: v.custom<Row[]>(Array.isArray) });

/** The newest review of each question, by "scenario question". */
export async function readPractised(
  { db, actor }: SignedInCtx,
  scenarioId: string | null,
): Promise<Map<string, NonNullable<PracticeCard["practised"]>>> {
  const { rows } = await rowOf(
    db,
    Rows,
    sql`select coalesce(json_agg(json_build_array(scenario_id || ' ' || question_key, stability, difficulty, repetitions,
            lapses, reviewed_on, due_on, is_right, is_sure)), '[]'::json) as rows
        from practice_reviews where user_id = ${actor.userId} and is_newest
          ${scenarioId === null ? sql`` : sql`and scenario_id = ${scenarioId}`}`,
  );
  return new Map(
    rows.map(([name, stability, difficulty, repetitions, lapses, reviewedOn, dueOn, isRight, isSure]) => [
      name,
      { stability, difficulty, repetitions, lapses, reviewedOn, dueOn, isRight, isSure },
    ]),
  );
}
