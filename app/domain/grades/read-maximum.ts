import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";

/** The most points that a scenario gives now, by its curriculum; null if that doesn't say. */
export async function readMaximum({ db }: Pick<SignedInCtx, "db">, scenarioId: string): Promise<number | null> {
  const [scenario] = await rowsOf(
    db,
    v.object({ maximum: v.nullable(v.number()) }),
    sql`select floor(max_score + coalesce(max_questions_score, 0))::int as maximum from scenarios where id = ${scenarioId}`,
  );
  return scenario?.maximum || null;
}

/** SQL: the same of scenario `s`, and 100 if its curriculum doesn't say. */
export const maximumOfScenario = sql`coalesce(nullif(floor(s.max_score + coalesce(s.max_questions_score, 0))::int, 0), 100)`;
