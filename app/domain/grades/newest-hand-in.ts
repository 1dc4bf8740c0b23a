// A grade by hand is about the sandbox that its instructor has looked at.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { GradePlace } from "./decide-grade";

/**
 * Refuses a grade of a sandbox while a newer one waits than the attempt `seen`: the decision would be newer still, and
 * nobody would look at that hand-in again. Undefined: nobody knows what was seen.
 */
export async function refuseIfHandedInAgain(
  { db }: Pick<SignedInCtx, "db">,
  { classSessionId, userId, scenarioId }: GradePlace,
  seen: string | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const [newest] = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`select a.id from attempts a join scenarios s on s.id = a.scenario_id and s.sandbox is not null
        where a.class_session_id = ${classSessionId} and a.user_id = ${userId} and a.scenario_id = ${scenarioId}
          and attempt_counts(a.set_aside_at, a.uncounted)
        order by a.received_at desc, a.id desc limit 1`,
  );
  if (newest && newest.id !== seen) throw new Refusal("conflict", say.sandboxTasks.handedInMeanwhile);
}
