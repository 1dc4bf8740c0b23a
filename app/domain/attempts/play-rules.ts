import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { usualQuizRules } from "~/domain/courses/quiz-rules";
import { readerLanguage } from "~/domain/curricula/lesson-language";

const Row = v.object({ cooldownMinutes: v.number(), showsAnswers: v.boolean(), language: v.nullable(v.string()) });

/** The rules of the course in which a lesson is played, or the defaults outside a class. */
export async function readPlayRules({ db }: Pick<SignedInCtx, "db">, classSessionId: string | null | undefined) {
  const [rules] = classSessionId
    ? await rowsOf(
        db,
        Row,
        sql`select courses.quiz_cooldown_minutes as "cooldownMinutes", courses.shows_answers as "showsAnswers",
              courses.lesson_language as language
            from class_sessions c join courses on courses.id = c.course_id where c.id = ${classSessionId}`,
      )
    : [];
  const { cooldownMinutes = usualQuizRules.cooldownMinutes, showsAnswers = true, language } = rules ?? {};
  return { cooldownMinutes, showsAnswers, language: language ?? readerLanguage() };
}
