// Pure: from a lesson as it is written to the lesson that is played: with its questions, and not what is right.
import type { Lesson, LessonFile } from "./content-schema";
import type { QuestionEntry } from "./curriculum-document";

type Place = { maxScore: number; questions: readonly QuestionEntry[] };

/** Of a lesson without mistakes. What its tasks leave of the maximum is for reading. */
export function playedLesson(lesson: LessonFile, { maxScore, questions }: Place): Lesson {
  const taskPoints = lesson.steps.reduce((sum, step) => sum + (step.kind === "task" ? step.points : 0), 0);
  const steps = lesson.steps.map((step) => {
    if (step.kind !== "question") return step;
    const question = questions.find(({ key }) => key === step.question);
    if (!question) throw new Error(`There is no question "${step.question}".`);
    return askedOf(question);
  });
  return { ...lesson, steps, readingPoints: maxScore - taskPoints };
}

/** Without what is right: whoever plays can read it. */
export const askedOf = ({ key, text, points, answers, pool }: QuestionEntry) => ({
  kind: "question" as const,
  key,
  text,
  maxScore: points,
  several: answers.filter(({ correct }) => correct).length > 1,
  ...(pool !== undefined && { pool }),
  answers: answers.map(({ key, text }) => ({ key, text })),
});
