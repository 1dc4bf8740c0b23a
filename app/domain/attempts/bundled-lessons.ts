// The lessons whose tasks the server can grade: those in curricula, and those of the product.
import * as v from "valibot";
import { ContentFileSchema } from "../../../content/content-schema";
import { everyFile } from "../../../content/every-file";
import type { GradedLesson } from "~/db/schema";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import type { Edition } from "./check-bounds";
import type { ScenarioBounds } from "./find-bounds";

/** The parts of a lesson that give points besides its questions: its tasks in order, and reading to the end. */
export type ScoredLesson = GradedLesson & { readingPoints: number };

const parsed = new Map<string, GradedLesson>();

/** The lesson of an edition: its own, else the product's; null if there is none, or if the edition asks for something else. */
export function lessonOfEdition({ curriculumKey, key }: ScenarioBounds, edition: Edition) {
  const { lesson, sandbox, flight, maxScore } = edition;
  const editionLesson = lesson ?? (sandbox || flight ? null : findBundled(curriculumKey, key));
  return editionLesson && withReading(editionLesson, maxScore ?? 0);
}

function findBundled(curriculumKey: string, scenarioKey: string): GradedLesson | null {
  const file = everyFile[scenarioKey];
  if (file?.type !== "lesson" || !listStandardCurricula().some(({ key }) => key === curriculumKey)) return null;
  const lesson = parsed.get(scenarioKey) ?? parseLesson(file);
  parsed.set(scenarioKey, lesson);
  return lesson;
}

/** Null if the tasks give more than the maximum: then the lesson belongs to another edition. */
function withReading(lesson: GradedLesson, maxScore: number): ScoredLesson | null {
  const readingPoints = maxScore - lesson.tasks.reduce((sum, { points }) => sum + points, 0);
  return readingPoints < 0 ? null : { ...lesson, readingPoints };
}

function parseLesson(file: unknown): GradedLesson {
  const content = v.parse(ContentFileSchema, file);
  if (content.type !== "lesson") throw new Error("A lesson's file is that of a flight.");
  const { passShare, steps } = content;
  return { passShare, tasks: steps.filter((step) => step.kind === "task") };
}
