// Pure. Converts an author's lesson to the lesson that is played: with its questions, but without correct answers.
import type { Lesson, LessonFile } from "./content-schema";
import type { QuestionEntry } from "./curriculum-document";

type Place = { maxScore: number; questions: readonly QuestionEntry[] };

/** Requires a valid lesson. Points that its tasks leave of the maximum are for reading. */
export function toPlayedLesson(lesson: LessonFile, { maxScore, questions }: Place): Lesson {
  const taskPoints = lesson.steps.reduce((sum, step) => sum + (step.kind === "task" ? step.points : 0), 0);
  const steps = lesson.steps.map((step) => {
    if (step.kind !== "question") return step;
    const question = questions.find(({ key }) => key === step.question);
    if (!question) throw new Error(`There is no question "${step.question}".`);
    return publicQuestionOf(question);
  });
  return { ...lesson, steps, readingPoints: maxScore - taskPoints };
}

/** Without the correct answers, because players can read it. */
export const publicQuestionOf = ({ key, text, points, answers, pool }: QuestionEntry) => ({
  kind: "question" as const,
  key,
  text,
  maxScore: points,
  several: answers.filter(({ correct }) => correct).length > 1,
  ...(pool !== undefined && { pool }),
  answers: answers.map(({ key, text }) => ({ key, text })),
});
