import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { Course } from "./list-courses";
import { selectAccountsToEnable } from "./resume-class";
import { selectDisablableStudents } from "./run-class";

/** How many accounts ending the running class may disable, and resuming the last one may enable again. */
export async function countClassAccounts(
  ctx: SignedInCtx,
  course: Course,
): Promise<{ toDisable: number; toEnable: number }> {
  const count = async (chosen: ReturnType<typeof sql>) =>
    (await rowOf(ctx.db, v.object({ count: v.number() }), sql`select count(*)::int as count from (${chosen}) chosen`))
      .count;
  return {
    toDisable: course.active
      ? await count(selectDisablableStudents(ctx, course.ownerOrganizationId, course.active.id))
      : 0,
    toEnable: course.last ? await count(selectAccountsToEnable(course.ownerOrganizationId, course.last.id)) : 0,
  };
}
