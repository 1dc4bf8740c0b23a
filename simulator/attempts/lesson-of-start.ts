import { fillTask, defaultNumbers } from "../../content/draw-task";
import { defaultPassShare } from "../../content/lesson-rules";
import { poolsOf } from "../../content/question-pools";
import type { Lesson, Question, Step } from "../../content/content-schema";
import type { Start } from "./start-store";

/** A quiz without a bundled file: all of its questions come with its start. */
export const emptyQuiz: Lesson = { type: "lesson", passShare: defaultPassShare, readingPoints: 0, steps: [] };

/**
 * A quiz with the questions of its start, in their order. Without a start, the bundled quiz with one question of each
 * pool, chosen by the player's id.
 */
export function lessonOfStart(
  lesson: Lesson,
  start: Pick<Start, "questions" | "language"> | null,
  userId: string,
): Lesson {
  const startQuestions = start?.questions;
  if (!startQuestions || startQuestions.length === 0) return { ...lesson, steps: drawSteps(lesson.steps, userId) };
  const bundledQuestions = lesson.steps.filter((step) => step.kind === "question");
  const steps = startQuestions.map(({ points: maxScore, several: severalOfStart, ...question }): Question => {
    // Older starts don't say whether several answers are allowed; fall back to the bundled question.
    const several = severalOfStart ?? bundledQuestions.find(({ key }) => key === question.key)?.several ?? true;
    return { kind: "question", maxScore, several, ...question };
  });
  return { ...lesson, steps, language: start.language, isPartial: undefined };
}

/** Fills in the numbers of tasks: those of the start, else the author's. */
export function fillTasks(lesson: Lesson, start: Pick<Start, "tasks"> | null): Lesson {
  const tasks = [...(start?.tasks ?? [])];
  const steps = lesson.steps.map((step) => {
    if (step.kind !== "task") return step;
    return fillTask(step, { ...defaultNumbers(step), ...tasks.shift()?.numbers }, lesson.language);
  });
  return { ...lesson, steps };
}

const drawSteps = (steps: readonly Step[], userId: string): Step[] =>
  poolsOf(steps.map((step) => ({ step, pool: step.kind === "question" ? step.pool : undefined }))).map(
    (pool) => (pool[pickIndex(`${pool[0].pool} ${userId}`, pool.length)] ?? pool[0]).step,
  );

/** A hash of the text: stable, and about evenly spread. */
const pickIndex = (text: string, count: number) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % count;
