import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { Course } from "./list-courses";
import { selectAccountsToEnable } from "./resume-class";
import { OtherClassStudent, selectOtherClassStudents } from "./other-class-students";
import { isInOtherClass, listSpared, selectDisablableStudents } from "./run-class";

/**
 * Students of the running class whose accounts stay enabled when it ends, because they are in another running class.
 */
export async function listInOtherClasses(ctx: SignedInCtx, course: Course): Promise<OtherClassStudent[]> {
  if (!course.active) return [];
  return listSpared(ctx, { id: course.id, organizationId: course.ownerOrganizationId }, course.active.id);
}

/** Members of a course without a running class who would then be in two at once. */
export async function listMembersInClasses({ db }: SignedInCtx, course: Course): Promise<OtherClassStudent[]> {
  if (course.active) return [];
  const members = sql`select user_id as id from course_members where course_id = ${course.id}`;
  return rowsOf(db, OtherClassStudent, selectOtherClassStudents(members, course.id));
}

type Candidates = { courseId: string; people: readonly string[]; except: string };

/** Those of `people` who aren't in the class `except` yet, but in a running class of another course. */
export const listStudentsElsewhere = (
  { db }: SignedInCtx,
  { courseId, people, except }: Candidates,
): Promise<OtherClassStudent[]> =>
  rowsOf(
    db,
    OtherClassStudent,
    selectOtherClassStudents(
      sql`select id::uuid from jsonb_array_elements_text(${JSON.stringify(people)}::text::jsonb) as p(id)
        where not exists (select from class_session_students s
          where s.class_session_id = ${except} and s.user_id = p.id::uuid)`,
      courseId,
    ),
  );

/**
 * How many accounts ending the class disables (without those in another class), and how many resuming the last one
 * enables.
 */
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
