// Whether the final grades of a class are submitted, and so locked (docs/decisions/0185).
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** SQL: whether the grades of a class are submitted. */
export const areSubmitted = (classSessionId: SQL) => sql<boolean>`coalesce((
  select latest.kind = 'submit' from grade_submissions latest where latest.class_session_id = ${classSessionId}
  order by latest.number desc limit 1), false)`;

type Reading = Pick<SignedInCtx, "db">;

/** The caller has locked the class, so that nobody submits meanwhile: `share` is enough. */
export async function refuseIfSubmitted({ db }: Reading, classSessionId: string): Promise<void> {
  await refuseIf(db, areSubmitted(sql`${classSessionId}::uuid`));
}

/** The same for the rules of a course, which must not move the grades of its newest class. The caller has locked it. */
export async function refuseIfNewestSubmitted({ db }: Reading, courseId: string): Promise<void> {
  await refuseIf(
    db,
    areSubmitted(sql`(select newest.id from class_sessions newest
      where newest.course_id = ${courseId} and newest.start_date is not null
      order by newest.end_date is not null, newest.start_date desc limit 1)`),
  );
}

async function refuseIf(db: Reading["db"], condition: SQL) {
  const { refused } = await rowOf(db, v.object({ refused: v.boolean() }), sql`select ${condition} as refused`);
  if (refused) throw new Refusal("conflict", say.finalGrades.locked);
}
