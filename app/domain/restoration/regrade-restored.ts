// What restored attempts are worth by the regrades that stand now.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { readStanding } from "~/domain/regrades/read-standing";

/** Regrades were made or undone while the attempts were deleted: they get the points that everybody else got. */
export async function regradeRestored({ db }: Pick<SignedInCtx, "db">, deletionId: string) {
  const places = await rowsOf(
    db,
    v.object({
      classSessionId: v.string(),
      scenarioId: v.string(),
      latestId: v.string(),
      number: Numeric,
      isQuiz: v.boolean(),
    }),
    sql`select distinct on (r.class_session_id, r.scenario_id) r.class_session_id as "classSessionId",
          r.scenario_id as "scenarioId", r.id as "latestId", r.number, s.type = 'Quiz' as "isQuiz"
        from regrades r join scenarios s on s.id = r.scenario_id
        join deleted_rows d on d.deletion_id = ${deletionId} and d.from_table = 'attempts'
          and d.content->>'class_session_id' = r.class_session_id::text
          and d.content->>'scenario_id' = r.scenario_id::text
        order by r.class_session_id, r.scenario_id, r.number desc`,
  );
  for (const { latestId, isQuiz, ...place } of places) {
    const { reckon } = await readStanding(db, place, isQuiz ? "key" : "fly");
    await reckon({ change: { id: latestId } });
  }
}
