import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { Course } from "./list-courses";
import { selectAccountsToEnable } from "./resume-class";
import { isInOtherClass, selectDisablableStudents } from "./run-class";

/** Who is in another class that runs, and in which courses. */
const Elsewhere = v.object({ username: v.string(), course: v.string() });
export type Elsewhere = v.InferOutput<typeof Elsewhere>;

/** Students of the running class whose accounts ending it spares, unless it is told not to. */
export async function listInOtherClasses(ctx: SignedInCtx, course: Course): Promise<Elsewhere[]> {
  if (!course.active) return [];
  const { id } = course.active;
  return rowsOf(
    ctx.db,
    Elsewhere,
    inOtherCourses(selectDisablableStudents(ctx, course.ownerOrganizationId, id), course.id),
  );
}

/** Members of a course without a class who would be in two at once. */
export async function listMembersInClasses({ db }: SignedInCtx, course: Course): Promise<Elsewhere[]> {
  if (course.active) return [];
  const members = sql`select user_id as id from course_members where course_id = ${course.id}`;
  return rowsOf(db, Elsewhere, inOtherCourses(members, course.id));
}

type Candidates = { courseId: string; people: readonly string[]; except: string };

/** Those of `people` who are not in the class `except` yet, and in a running class of another course. */
export const listStudentsElsewhere = (
  { db }: SignedInCtx,
  { courseId, people, except }: Candidates,
): Promise<Elsewhere[]> =>
  rowsOf(
    db,
    Elsewhere,
    inOtherCourses(
      sql`select id::uuid from jsonb_array_elements_text(${JSON.stringify(people)}::text::jsonb) as p(id)
        where not exists (select from class_session_students s
          where s.class_session_id = ${except} and s.user_id = p.id::uuid)`,
      courseId,
    ),
  );

const inOtherCourses = (people: SQL, courseId: string) => sql`
  select u.username, string_agg(distinct c.name, ', ' order by c.name) as course
  from (${people}) chosen
  join users u on u.id = chosen.id
  join class_session_students other on other.user_id = u.id
  join running_classes r on r.id = other.class_session_id and r.course_id <> ${courseId}
  join courses c on c.id = r.course_id
  group by u.id order by u.username_key`;

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
