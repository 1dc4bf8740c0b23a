import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";

/** The students of a class, by username. The caller has checked that the actor may read them. */
export const listStudents = ({ db }: Pick<SignedInCtx, "db">, classSessionId: string) =>
  rowsOf(
    db,
    v.object({ userId: v.string(), name: v.string() }),
    sql`select u.id as "userId",
          coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.username) as name
        from class_session_students enrolled join users u on u.id = enrolled.user_id
        where enrolled.class_session_id = ${classSessionId}
        order by u.username_key collate "C"`,
  );
