import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { Course } from "./list-courses";
import { accountsToEnable } from "./resume-class";
import { disablableStudents } from "./run-class";

/** How many accounts ending the running class may disable, and resuming the last one may enable again. */
export async function classAccounts(
  ctx: SignedInCtx,
  course: Course,
): Promise<{ toDisable: number; toEnable: number }> {
  const count = async (chosen: ReturnType<typeof sql>) =>
    (await rowOf(ctx.db, v.object({ count: v.number() }), sql`select count(*)::int as count from (${chosen}) chosen`))
      .count;
  return {
    toDisable: course.active ? await count(disablableStudents(ctx, course.ownerOrganizationId, course.active.id)) : 0,
    toEnable: course.last ? await count(accountsToEnable(course.ownerOrganizationId, course.last.id)) : 0,
  };
}
