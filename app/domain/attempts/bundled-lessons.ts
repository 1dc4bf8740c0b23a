// The lessons whose tasks the server can look at again: those of the product's own curricula.
import * as v from "valibot";
import { ContentFileSchema, type Task } from "../../../content/content-schema";
import cwEquations from "../../../content/lessons/cw-equations.json" with { type: "json" };
import hohmannTransfer from "../../../content/lessons/hohmann-transfer.json" with { type: "json" };
import inertialAndRic from "../../../content/lessons/inertial-and-ric.json" with { type: "json" };
import j2Precession from "../../../content/lessons/j2-precession.json" with { type: "json" };
import keplersEquation from "../../../content/lessons/keplers-equation.json" with { type: "json" };
import orbitalElements from "../../../content/lessons/orbital-elements.json" with { type: "json" };
import orbitsAndEnergy from "../../../content/lessons/orbits-and-energy.json" with { type: "json" };
import sunSynchronous from "../../../content/lessons/sun-synchronous.json" with { type: "json" };
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";

const files: Record<string, unknown> = {
  "cw-equations": cwEquations,
  "hohmann-transfer": hohmannTransfer,
  "inertial-and-ric": inertialAndRic,
  "j2-precession": j2Precession,
  "keplers-equation": keplersEquation,
  "orbital-elements": orbitalElements,
  "orbits-and-energy": orbitsAndEnergy,
  "sun-synchronous": sunSynchronous,
};

/** Of a lesson what gives points beside its questions: its tasks in their order, and reading to the end. */
export type BundledLesson = { passShare: number; tasks: Pick<Task, "goal" | "points">[]; readingPoints: number };

const parsed = new Map<string, Omit<BundledLesson, "readingPoints">>();

/** The lesson of a scenario by its keys; null where there is none, or where its tasks give more than the maximum. */
export function findLesson(curriculumKey: string, scenarioKey: string, maxScore: number): BundledLesson | null {
  const file = files[scenarioKey];
  if (!file || !listStandardCurricula().some(({ key }) => key === curriculumKey)) return null;
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
