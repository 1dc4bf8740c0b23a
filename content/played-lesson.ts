// Pure. Converts an author's lesson to the lesson that is played: with its questions, but without correct answers.
import type { Lesson, LessonFile } from "./content-schema";
import type { QuestionEntry } from "./curriculum-document";

type LessonScenario = { maxScore: number; questions: readonly QuestionEntry[] };

/** Converts a valid lesson. Reading earns the scenario's maximum minus the points of the tasks. */
export function toPlayedLesson(lesson: LessonFile, { maxScore, questions }: LessonScenario): Lesson {
  const taskPoints = lesson.steps.reduce((sum, step) => sum + (step.kind === "task" ? step.points : 0), 0);
  const steps = lesson.steps.map((step) => {
    if (step.kind !== "question") return step;
    const question = questions.find(({ key }) => key === step.question);
    if (!question) throw new Error(`There is no question "${step.question}".`);
    return publicQuestionOf(question);
  });
  return { ...lesson, steps, readingPoints: maxScore - taskPoints };
}

/** A question without its correct answers, because players can read what the game loads. */
export const publicQuestionOf = ({ key, text, points, answers, pool }: QuestionEntry) => ({
  kind: "question" as const,
  key,
  text,
  maxScore: points,
  several: answers.filter(({ correct }) => correct).length > 1,
  ...(pool !== undefined && { pool }),
  answers: answers.map(({ key, text }) => ({ key, text })),
});
