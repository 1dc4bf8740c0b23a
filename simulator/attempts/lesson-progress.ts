import * as v from "valibot";
import { OrbitSchema, type Lesson, type Orbit } from "../../content/content-schema";

const AnswerVerdict = v.object({
  isRight: v.boolean(),
  points: v.number(),
  triesLeft: v.number(),
  wasTold: v.boolean(),
  right: v.optional(v.array(v.string())),
  explanation: v.nullish(v.string()),
  fullPointsAt: v.optional(v.string()),
});
/** What the server has said of an answer. */
export type AnswerVerdict = v.InferOutput<typeof AnswerVerdict>;

export type Progress = {
  /** The step that is shown. */
  at: number;
  /** The orbits by which tasks were done, by step. */
  orbits: Map<number, Orbit>;
  /** Tasks at which something was tried, by step: the last of their hints may be seen. */
  tried: Set<number>;
  /** How many hints were looked at, by step. */
  hints: Map<number, number>;
  /** Keys of answers by keys of questions. */
  chosen: Map<string, string[]>;
  told: Map<string, AnswerVerdict>;
  /** What was guessed before a picture answered, by step: a number, the place of an answer, or null when skipped. */
  guesses: Map<number, number | null>;
};

export const createProgress = (): Progress => ({
  at: 0,
  orbits: new Map(),
  tried: new Set(),
  hints: new Map(),
  chosen: new Map(),
  told: new Map(),
  guesses: new Map(),
});

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const Kept = v.object({
  lesson: v.string(),
  at: index,
  orbits: v.array(v.tuple([index, OrbitSchema])),
  tried: v.array(index),
  // Older editions of the game kept none.
  hints: v.optional(v.array(v.tuple([index, index])), []),
  chosen: v.array(v.tuple([v.string(), v.array(v.string())])),
  told: v.array(v.tuple([v.string(), AnswerVerdict])),
  guesses: v.array(v.tuple([index, v.nullable(v.pipe(v.number(), v.finite()))])),
});

/**
 * Tells one edition of a lesson from another: steps are counted, so what was done in one says nothing about another.
 */
function editionOf(lesson: Lesson): string {
  const text = JSON.stringify(lesson);
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  return `${text.length}.${sum}`;
}

export const packProgress = (lesson: Lesson, progress: Progress): v.InferOutput<typeof Kept> => ({
  lesson: editionOf(lesson),
  at: progress.at,
  orbits: [...progress.orbits],
  tried: [...progress.tried],
  hints: [...progress.hints],
  chosen: [...progress.chosen],
  told: [...progress.told],
  guesses: [...progress.guesses],
});

/** What was kept of this very lesson; null when there is nothing of it. */
export function progressOf(lesson: Lesson, kept: unknown): Progress | null {
  const parsed = v.safeParse(Kept, kept);
  if (!parsed.success || parsed.output.lesson !== editionOf(lesson)) return null;
  const { at, orbits, tried, hints, chosen, told, guesses } = parsed.output;
  if (at >= lesson.steps.length) return null;
  return {
    at,
    orbits: new Map(orbits),
    tried: new Set(tried),
    hints: new Map(hints),
    chosen: new Map(chosen),
    told: new Map(told),
    guesses: new Map(guesses),
  };
}
