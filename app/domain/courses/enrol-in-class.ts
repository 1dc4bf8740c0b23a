import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";

export type Enrolment = { courseId: string; userId: string };

const EnrolmentResult = v.object({ isNew: v.boolean(), classSessionId: v.nullable(v.string()) });
export type EnrolmentResult = v.InferOutput<typeof EnrolmentResult>;

/**
 * Makes users members of courses and students of their running classes. The courses must be locked and their due
 * schedules settled.
 */
export async function enrolInClass(
  { db, now }: Pick<Ctx, "db" | "now">,
  enrolments: Enrolment[],
): Promise<EnrolmentResult[]> {
  await lockUsers(
    { db },
    enrolments.map(({ userId }) => userId),
  );
  const at = sql`${now.toISOString()}::timestamptz`;
  return rowsOf(
    db,
    EnrolmentResult,
    sql`with
      e as materialized (select distinct *
        from jsonb_to_recordset(${JSON.stringify(enrolments)}::text::jsonb) as e("userId" uuid, "courseId" uuid)),
      members as (insert into course_members (course_id, user_id, joined_at) select "courseId", "userId", ${at} from e
        on conflict do nothing returning course_id, user_id),
      running as materialized (select r.id, e."userId", e."courseId"
        from e join running_classes r on r.course_id = e."courseId"),
      students as (insert into class_session_students (class_session_id, user_id, joined_at)
        select id, "userId", ${at} from running on conflict do nothing),
      seen as (update users set last_joined_session_id = running.id from running where users.id = running."userId")
      select members.user_id is not null as "isNew", running.id as "classSessionId" from e
        left join members on members.course_id = e."courseId" and members.user_id = e."userId"
        left join running on running."courseId" = e."courseId" and running."userId" = e."userId"`,
  );
}

/** Makes all members of the courses students of classes that start or resume. */
export async function enrolMembers(db: Db, classes: { classSessionId: string; joinedAt: Date }[]) {
  if (classes.length === 0) return;
  await db.execute(sql`insert into class_session_students (class_session_id, user_id, joined_at)
    select s.id, m.user_id, begun."joinedAt"
    from jsonb_to_recordset(${JSON.stringify(classes)}::text::jsonb) as begun("classSessionId" uuid,
      "joinedAt" timestamptz)
    join class_sessions s on s.id = begun."classSessionId" join course_members m on m.course_id = s.course_id
    order by m.user_id, s.id on conflict do nothing`);
}
