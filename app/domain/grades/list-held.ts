import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";
import { isHeld } from "./is-held";

/** Scenarios of a class whose grades students mustn't see yet, with the time of their release if that is set. */
export async function listHeld(
  { db, now }: Pick<Ctx, "db" | "now">,
  classSessionId: string,
): Promise<Map<string, { opensAt: Date | null }>> {
  const rows = await rowsOf(
    db,
    v.object({ scenarioId: v.string(), opensAt: v.nullable(Time) }),
    sql`select r.scenario_id as "scenarioId", r.opens_at as "opensAt" from releases r
        where r.class_session_id = ${classSessionId} and r.part = 'grades' and ${isHeld("grades", "r", now)}`,
  );
  return new Map(rows.map(({ scenarioId, opensAt }) => [scenarioId, { opensAt }]));
}
