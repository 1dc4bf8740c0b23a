// Pure. Converts an author's lesson to the lesson that is played: with its questions, but without correct answers.
import type { Lesson, LessonFile, Task } from "./content-schema";
import type { QuestionEntry, ScenarioEntry } from "./curriculum-document";
import { translateScenario } from "./locales";

type LessonScenario = { maxScore: number; questions: readonly QuestionEntry[] };

/**
 * Converts a valid lesson. Reading earns the scenario's maximum minus the points of the tasks. `named`: the lesson with
 * the titles that its questions name, if this one is translated.
 */
export function toPlayedLesson(file: LessonFile, { maxScore, questions }: LessonScenario, named = file): Lesson {
  const { locales: _, ...lesson } = file;
  const taskPoints = lesson.steps.reduce((sum, step) => sum + (step.kind === "task" ? step.points : 0), 0);
  const steps = lesson.steps.map((step) => {
    if (step.kind === "task") return withoutSolution(step);
    if (step.kind !== "question") return step;
    const question = questions.find(({ key }) => key === step.question);
    if (!question) throw new Error(`There is no question "${step.question}".`);
    const taughtAt = step.taughtBy === undefined ? -1 : placeOfTitle(named, step.taughtBy);
    return { ...publicQuestionOf(question), ...(taughtAt >= 0 && { taughtAt }) };
  });
  return { ...lesson, steps, readingPoints: maxScore - taskPoints };
}

/** The step with a title, from 0; -1 if there is none. */
export const placeOfTitle = ({ steps }: Pick<LessonFile, "steps">, title: string) =>
  steps.findIndex((step) => step.kind !== "question" && step.title === title);

/** Games get no solution; only the checks of the build need it. */
function withoutSolution(task: Task): Task {
  if (task.answer !== "burn") return task;
  const { solution: _, ...rest } = task;
  return rest;
}

/** The lesson in a language; null if it has no translations into it. */
export function toTranslatedLesson(
  lesson: LessonFile,
  { maxScore, questions, locales }: LessonScenario & Pick<ScenarioEntry, "locales">,
  language: string,
): Lesson | null {
  const { entry, total, missing } = translateScenario({ lesson, questions, locales }, language);
  if (missing === total) return null;
  return {
    ...toPlayedLesson(entry.lesson, { maxScore, questions: entry.questions }, lesson),
    language,
    ...(missing > 0 && { isPartial: true }),
    fingerprint: fingerprintOf(toPlayedLesson(lesson, { maxScore, questions })),
  };
}

/** Identifies a lesson's content in any language: progress of another version is useless, since steps have no ids. */
export function fingerprintOf(lesson: Lesson): string {
  if (lesson.fingerprint !== undefined) return lesson.fingerprint;
  const text = JSON.stringify(lesson);
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return `${text.length}.${hash}`;
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
