import { fillTask, defaultNumbers } from "../../content/draw-task";
import { defaultPassShare } from "../../content/lesson-rules";
import { poolsOf } from "../../content/question-pools";
import type { Lesson, Question, Step } from "../../content/content-schema";
import type { AskedQuestion, Start } from "./kept-starts";

/** A quiz of which the game has no file: all of its questions come with its start. */
export const askedByServer: Lesson = { type: "lesson", passShare: defaultPassShare, readingPoints: 0, steps: [] };

/**
 * A quiz as the server asks it: its questions, in its order. Without an answer of the server as it was built, with one
 * question of each pool, for the same player the same.
 */
export function lessonOfStart(lesson: Lesson, asked: readonly AskedQuestion[] | undefined, userId: string): Lesson {
  if (!asked || asked.length === 0) return { ...lesson, steps: drawSteps(lesson.steps, userId) };
  const built = lesson.steps.filter((step) => step.kind === "question");
  const steps = asked.map(({ points: maxScore, several: isSaid, ...question }): Question => {
    // Of a question that was not built in, an older start doesn't say how many answers it wants.
    const several = isSaid ?? built.find(({ key }) => key === question.key)?.several ?? true;
    return { kind: "question", maxScore, several, ...question };
  });
  return { ...lesson, steps };
}

/** A lesson with the numbers in its tasks: those of the start, else the ones that its author has written. */
export function fillTasks(lesson: Lesson, start: Pick<Start, "tasks"> | null): Lesson {
  const drawn = [...(start?.tasks ?? [])];
  const steps = lesson.steps.map((step) => {
    if (step.kind !== "task") return step;
    return fillTask(step, { ...defaultNumbers(step), ...drawn.shift()?.numbers });
  });
  return { ...lesson, steps };
}

const drawSteps = (steps: readonly Step[], userId: string): Step[] =>
  poolsOf(steps.map((step) => ({ step, pool: step.kind === "question" ? step.pool : undefined }))).map(
    (pool) => pool[pickFor(`${pool[0].pool} ${userId}`, pool.length)]!.step,
  );

/** The same for the same text, and about evenly spread over texts. */
const pickFor = (text: string, count: number) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7) % count;
