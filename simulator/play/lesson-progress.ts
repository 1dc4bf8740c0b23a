import * as v from "valibot";
import type { Lesson } from "../../content/content-schema";

export type Progress = {
  /** The step that is shown. */
  at: number;
  solved: Set<number>;
  chosen: Map<number, number[]>;
  /** Questions whose answer has been shown: they stay as they were answered. */
  told: Set<number>;
};

export const createProgress = (): Progress => ({ at: 0, solved: new Set(), chosen: new Map(), told: new Set() });

const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const Kept = v.object({
  lesson: v.string(),
  at: index,
  solved: v.array(index),
  chosen: v.array(v.tuple([index, v.array(index)])),
  told: v.array(index),
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

export const packProgress = (lesson: Lesson, { at, solved, chosen, told }: Progress): v.InferOutput<typeof Kept> => ({
  lesson: editionOf(lesson),
  at,
  solved: [...solved],
  chosen: [...chosen],
  told: [...told],
});

/** What was kept of this very lesson; null when there is nothing of it. */
export function progressOf(lesson: Lesson, kept: unknown): Progress | null {
  const parsed = v.safeParse(Kept, kept);
  if (!parsed.success || parsed.output.lesson !== editionOf(lesson)) return null;
  const { at, solved, chosen, told } = parsed.output;
  if (at >= lesson.steps.length) return null;
  return { at, solved: new Set(solved), chosen: new Map(chosen), told: new Set(told) };
}
