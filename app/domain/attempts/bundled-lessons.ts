// The lessons whose tasks the server can look at again: those of the product's own curricula.
import * as v from "valibot";
import { ContentFileSchema, type Task } from "../../../content/content-schema";
import { everyFile } from "../../../content/every-file";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";

/** Of a lesson what gives points beside its questions: its tasks in their order, and reading to the end. */
export type BundledLesson = { passShare: number; tasks: Pick<Task, "goal" | "points">[]; readingPoints: number };

const parsed = new Map<string, Omit<BundledLesson, "readingPoints">>();

/** The lesson of a scenario by its keys; null where there is none, or where its tasks give more than the maximum. */
export function findLesson(curriculumKey: string, scenarioKey: string, maxScore: number): BundledLesson | null {
  const file = everyFile[scenarioKey];
  if (file?.type !== "lesson" || !listStandardCurricula().some(({ key }) => key === curriculumKey)) return null;
  const lesson = parsed.get(scenarioKey) ?? parseLesson(file);
  parsed.set(scenarioKey, lesson);
  const readingPoints = maxScore - lesson.tasks.reduce((sum, { points }) => sum + points, 0);
  return readingPoints < 0 ? null : { ...lesson, readingPoints };
}

function parseLesson(file: unknown) {
  const content = v.parse(ContentFileSchema, file);
  if (content.type !== "lesson") throw new Error("A lesson's file is that of a flight.");
  const { passShare, steps } = content;
  return { passShare, tasks: steps.filter((step) => step.kind === "task") };
}
