import { eq } from "drizzle-orm";
import { courses } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asSubject, withCourseLocked } from "./lock-course";
import { readCourse } from "./read-course";

/** Whether students may ask for a look at a grade, and until when; null: without end. */
export type RequestRule = { takesRequests: boolean; requestsUntil: Date | null };

const columns = { takesRequests: courses.takesRequests, requestsUntil: courses.requestsUntil };

export async function readRequestRule(ctx: SignedInCtx, courseId: string): Promise<RequestRule> {
  const { id } = await readCourse(ctx, courseId);
  const [rule] = await ctx.db.select(columns).from(courses).where(eq(courses.id, id));
  if (!rule) throw notFound("course");
  return rule;
}

/** For all classes of the course, from now on. Open requests stay open. */
export const changeRequestRule = (ctx: SignedInCtx, courseId: string, rule: RequestRule): Promise<void> =>
  withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const isCourse = eq(courses.id, courseId);
      const [before] = await inner.db.select(columns).from(courses).where(isCourse);
      await inner.db.update(courses).set(rule).where(isCourse);
      const until = rule.requestsUntil?.toISOString() ?? null;
      const details = { from: before?.takesRequests ? "on" : "off", to: rule.takesRequests ? "on" : "off", until };
      await recordChange(inner, { action: "course.requests", ...asSubject(course), details });
    },
    { action: "course:change" },
  );
