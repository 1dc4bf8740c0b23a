import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { Course } from "./list-courses";
import { selectAccountsToEnable } from "./resume-class";
import { isInOtherClass, selectDisablableStudents } from "./run-class";

/** Who would be locked out of another class that runs, and of which. */
const Elsewhere = v.object({ username: v.string(), course: v.string() });
export type Elsewhere = v.InferOutput<typeof Elsewhere>;

/** Students of the running class whose accounts ending it spares, unless it is told not to. */
export async function listInOtherClasses(ctx: SignedInCtx, course: Course): Promise<Elsewhere[]> {
  if (!course.active) return [];
  const { id } = course.active;
  return rowsOf(
    ctx.db,
    Elsewhere,
    sql`select u.username, string_agg(distinct c.name, ', ' order by c.name) as course
      from (${selectDisablableStudents(ctx, course.ownerOrganizationId, id)}) chosen
      join users u on u.id = chosen.id
      join class_session_students other on other.user_id = u.id
      join running_classes r on r.id = other.class_session_id and r.id <> ${id}
      join courses c on c.id = r.course_id
      group by u.id order by u.username_key`,
  );
}

/** How many accounts ending the class disables (those in another are spared), and resuming the last one enables. */
export async function countClassAccounts(ctx: SignedInCtx, course: Course) {
  const count = async (chosen: ReturnType<typeof sql>) =>
    (await rowOf(ctx.db, v.object({ count: v.number() }), sql`select count(*)::int as count from (${chosen}) chosen`))
      .count;
  return {
    toDisable: course.active
      ? await count(
          sql`${selectDisablableStudents(ctx, course.ownerOrganizationId, course.active.id)}
            and not ${isInOtherClass(course.active.id)}`,
        )
      : 0,
    toEnable: course.last ? await count(selectAccountsToEnable(course.ownerOrganizationId, course.last.id)) : 0,
  };
}
