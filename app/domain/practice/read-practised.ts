import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { PracticeCard } from "./plan-session";

const Row = v.object({
  name: v.string(),
  ...{ stability: v.number(), difficulty: v.number(), repetitions: v.number(), lapses: v.number() },
  ...{ reviewedOn: v.string(), dueOn: v.string(), isRight: v.boolean(), isSure: v.boolean() },
});

/** The newest review of each question, by "scenario question". */
export async function readPractised(
  { db, actor }: SignedInCtx,
  scenarioId: string | null,
): Promise<Map<string, NonNullable<PracticeCard["practised"]>>> {
  const rows = await rowsOf(
    db,
    Row,
    sql`select scenario_id || ' ' || question_key as name, stability, difficulty, repetitions, lapses,
          reviewed_on::text as "reviewedOn", due_on::text as "dueOn", is_right as "isRight", is_sure as "isSure"
        from practice_reviews where user_id = ${actor.userId} and is_newest
          ${scenarioId === null ? sql`` : sql`and scenario_id = ${scenarioId}`}`,
  );
  return new Map(rows.map(({ name, ...practised }) => [name, practised]));
}
