import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import { coursesWithin } from "~/domain/visible-courses";

export const memberColumns = ["name", "email", "joined", "lastActive"] as const;
export type MemberColumn = (typeof memberColumns)[number];

const Member = v.object({
  id: v.string(),
  username: v.string(),
  name: v.string(),
  email: v.string(),
  enabled: v.boolean(),
  joinedAt: Time,
  lastActive: v.nullable(Time),
  attempts: v.number(),
});
export type Member = v.InferOutput<typeof Member>;

const sortKeys: Record<MemberColumn, SQL> = {
  name: sql`u.username_key`,
  email: sql`u.email_key`,
  joined: sql`m.joined_at`,
  lastActive: sql`u.last_active`,
};

/** A page of the members of a course that the actor may see, searched by username, name or email; or one by `id`. */
export async function listMembers(
  ctx: SignedInCtx,
  courseId: string,
  { q, sort, descending, page, pageSize, id }: ListQuery<MemberColumn> & { id?: string },
): Promise<RowPage<Member>> {
  const fromMembers = sql`from course_members m join courses on courses.id = m.course_id join users u on u.id = m.user_id
    where m.course_id = ${courseId} and ${coursesWithin(ctx.actor, "course:list")} ${q ? matchText(q) : sql``}
      ${id ? sql`and u.id = ${id}` : sql``}`;
  const { total } = await rowOf(
    ctx.db,
    v.object({ total: v.number() }),
    sql`select count(*)::int as total ${fromMembers}`,
  );
  const rows = await rowsOf(
    ctx.db,
    Member,
    sql`select u.id, u.username, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.enabled,
        m.joined_at as "joinedAt", u.last_active as "lastActive",
        (select count(*)::int from attempts a join class_sessions s on s.id = a.class_session_id
          where a.user_id = u.id and s.course_id = m.course_id) as attempts
      ${fromMembers}
      order by ${sortKeys[sort]} ${descending ? sql`desc` : sql`asc`} nulls last, u.username_key
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { rows, total };
}

const matchText = (q: string) =>
  sql`and strpos(lower(concat_ws(' ', u.username, u.first_name, u.last_name, u.email)), lower(${q})) > 0`;
