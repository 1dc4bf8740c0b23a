import * as v from "valibot";
import { OrbitSchema, type Lesson, type Orbit } from "../../content/content-schema";
import type { TaskAnswer } from "../../content/task-answers";
import { fingerprintOf } from "../../content/played-lesson";

const AnswerVerdict = v.object({
  isRight: v.boolean(),
  points: v.number(),
  triesLeft: v.number(),
  wasTold: v.boolean(),
  right: v.optional(v.array(v.string())),
  explanation: v.nullish(v.string()),
  fullPointsAt: v.optional(v.string()),
});
/** The server's verdict on an answer. */
export type AnswerVerdict = v.InferOutput<typeof AnswerVerdict>;

export type LessonProgress = {
  /** Index of the current step. */
  stepIndex: number;
  /** Accepted orbits of tasks, by step. */
  orbits: Map<number, Orbit>;
  /** Right answers to other tasks, by step. */
  answers: Map<number, TaskAnswer>;
  /** Tasks that were tried, by step: their last hint may be shown. */
  tried: Set<number>;
  /** Number of hints shown, by step. */
  hints: Map<number, number>;
  /** Chosen answer keys, by question key. */
  chosen: Map<string, string[]>;
  verdicts: Map<string, AnswerVerdict>;
  /** Guesses before a picture, by step: a number, the index of an answer, or null if skipped. */
  guesses: Map<number, number | null>;
};

export const createProgress = (): LessonProgress => ({
  stepIndex: 0,
  orbits: new Map(),
  answers: new Map(),
  tried: new Set(),
  hints: new Map(),
  chosen: new Map(),
  verdicts: new Map(),
  guesses: new Map(),
});

const stepIndex = v.pipe(v.number(), v.integer(), v.minValue(0));
const numbers = v.optional(v.array(v.number()));
const StoredAnswer = v.object({
  burn: v.optional(v.object({ at: v.number(), radial: v.number(), forward: v.number(), normal: v.number() })),
  numbers,
  order: numbers,
  choice: numbers,
});
const StoredProgress = v.object({
  lesson: v.string(),
  at: stepIndex,
  orbits: v.array(v.tuple([stepIndex, OrbitSchema])),
  answers: v.optional(v.array(v.tuple([stepIndex, StoredAnswer])), []),
  tried: v.array(stepIndex),
  // Missing in progress stored by older versions.
  hints: v.optional(v.array(v.tuple([stepIndex, stepIndex])), []),
  chosen: v.array(v.tuple([v.string(), v.array(v.string())])),
  told: v.array(v.tuple([v.string(), AnswerVerdict])),
  guesses: v.array(v.tuple([stepIndex, v.nullable(v.pipe(v.number(), v.finite()))])),
});

export const packProgress = (lesson: Lesson, progress: LessonProgress): v.InferOutput<typeof StoredProgress> => ({
  lesson: fingerprintOf(lesson),
  at: progress.stepIndex,
  orbits: [...progress.orbits],
  answers: [...progress.answers],
  tried: [...progress.tried],
  hints: [...progress.hints],
  chosen: [...progress.chosen],
  told: [...progress.verdicts],
  guesses: [...progress.guesses],
});

/** Stored progress of exactly this lesson; null if there is none. */
export function unpackProgress(lesson: Lesson, stored: unknown): LessonProgress | null {
  const parsed = v.safeParse(StoredProgress, stored);
  if (!parsed.success || parsed.output.lesson !== fingerprintOf(lesson)) return null;
  const { at, orbits, answers, tried, hints, chosen, told, guesses } = parsed.output;
  if (at >= lesson.steps.length) return null;
  return {
    stepIndex: at,
    orbits: new Map(orbits),
    answers: new Map(answers),
    tried: new Set(tried),
    hints: new Map(hints),
    chosen: new Map(chosen),
    verdicts: new Map(told),
    guesses: new Map(guesses),
  };
}

/** Whether the task of a step is solved. */
export const isTaskDone = ({ orbits, answers }: Pick<LessonProgress, "orbits" | "answers">, stepIndex: number) =>
  orbits.has(stepIndex) || answers.has(stepIndex);
