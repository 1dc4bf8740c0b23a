import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { waitsForLook } from "./waiting-looks";

const RecordedLook = v.object({
  decisionId: v.string(),
  waits: v.boolean(),
  /** Null as long as nobody has looked. */
  outcome: v.nullable(v.picklist(["agreed", "changed"])),
  ...{ by: v.nullable(v.string()), at: v.nullable(Time) },
});
export type RecordedLook = v.InferOutput<typeof RecordedLook>;

/**
 * Second looks at the decisions about a student's grades, the earliest first. Not for students. The caller has checked
 * that the actor may read the gradebook.
 */
export const listLooksOf = ({ db }: Pick<SignedInCtx, "db">, classSessionId: string, userId: string) =>
  rowsOf(
    db,
    RecordedLook,
    sql`select d.id as "decisionId", ${waitsForLook} as waits, looked.outcome, looked.looker_name as by,
          looked.looked_at as at
        from grade_decisions d left join second_looks looked on looked.decision_id = d.id
        where d.class_session_id = ${classSessionId} and d.user_id = ${userId} and d.wants_look
        order by looked.looked_at, looked.id`,
  );
