import { eq } from "drizzle-orm";
import { courses } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asSubject, withCourseLocked } from "./lock-course";
import type { QuizRules } from "./quiz-rules";
import { readCourse } from "./read-course";

const columns = {
  maxAttempts: courses.maxQuizAttempts,
  cooldownMinutes: courses.quizCooldownMinutes,
  review: courses.quizReview,
};

/** The quiz rules of a course that the actor may read, students included. */
export async function readQuizRules(ctx: SignedInCtx, courseId: string): Promise<QuizRules> {
  const { id } = await readCourse(ctx, courseId);
  const [rules] = await ctx.db.select(columns).from(courses).where(eq(courses.id, id));
  if (!rules) throw notFound("course");
  return rules;
}

/** Changes the rules for all classes of the course, from the next attempt on. */
export async function changeQuizRules(ctx: SignedInCtx, courseId: string, rules: QuizRules): Promise<QuizRules> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const isCourse = eq(courses.id, courseId);
      const [from] = await inner.db.select(columns).from(courses).where(isCourse);
      const { maxAttempts, cooldownMinutes, review } = rules;
      const newRules = { maxQuizAttempts: maxAttempts, quizCooldownMinutes: cooldownMinutes, quizReview: review };
      await inner.db.update(courses).set(newRules).where(isCourse);
      await recordChange(inner, { action: "course.quizRules", ...asSubject(course), details: { from, to: rules } });
      return rules;
    },
    { action: "course:change" },
  );
}
