// The tasks of a lesson as drawn for one start: what the game shows and what grading uses.
import * as v from "valibot";
import type { Part } from "../../../content/lesson-rules";
import { drawNumbers, goalOf, defaultNumbers, type TaskNumbers } from "../../../content/draw-task";
import { solveTask } from "../../../content/solve-task";
import { goalsOf, quantities, type Goal } from "../../../physics/orbits";
import type { SignedInCtx } from "~/domain/context";
import { lessonOfEdition, type ScoredLesson } from "./bundled-lessons";
import type { AnswerEvidence, LessonEvidence } from "~/domain/evidence";
import { texts } from "~/texts";
import { findBounds, type ScenarioBounds } from "./find-bounds";
import type { StoredStart } from "./start-of-attempt";

/** The quantity of a goal, by name. */
export const Quantity = v.picklist(quantities);

/** The part of a start that determines its tasks. */
export type TaskStart = Pick<StoredStart, "seed" | "isDrawn">;

/** `goal` in km, degrees and minutes; `numbers` by their names in the lesson. */
export type DrawnTask = { numbers: TaskNumbers; goal: Goal[] };

/** Whether any edition of the scenario has tasks to grade. */
export const hasTasks = (bounds: ScenarioBounds) =>
  bounds.editions.some((edition) => (lessonOfEdition(bounds, edition)?.tasks.length ?? 0) > 0);

/** From the lesson in the edition that grades. */
export function drawTasks(grading: ScenarioBounds, start: { seed: number; isDrawn?: boolean }): DrawnTask[] {
  const lesson = lessonIn(grading);
  return lesson ? tasksOfStart(lesson, { isDrawn: true, ...start }) : [];
}

const lessonIn = (grading: ScenarioBounds): ScoredLesson | null =>
  grading.editions[0] ? lessonOfEdition(grading, grading.editions[0]) : null;

const tasksOfStart = (lesson: ScoredLesson, { seed, isDrawn }: TaskStart): DrawnTask[] =>
  lesson.tasks.map((task) => {
    const numbers = isDrawn ? drawNumbers(task, seed) : defaultNumbers(task);
    return { numbers, goal: goalOf(task, numbers) };
  });

/** Full points if the orbit meets the drawn goal. Without a start nothing was drawn: no points. */
export function gradeTasks(lesson: ScoredLesson, solutions: LessonEvidence["tasks"], start: TaskStart | null): Part[] {
  const tasks = start && tasksOfStart(lesson, start);
  return lesson.tasks.map(({ points: maxPoints }, index) => {
    const orbit = solutions.find(({ task }) => task === index)?.orbit;
    const goal = tasks?.[index]?.goal;
    const isDone = orbit !== undefined && goal !== undefined && goalsOf({ goal }, orbit).every(({ isMet }) => isMet);
    return { points: isDone ? maxPoints : 0, maxPoints };
  });
}

/** Why completed tasks give no points. */
export const noteOfTasks = (evidence: AnswerEvidence, start: TaskStart | null): string | null =>
  start === null && tasksOf(evidence).length > 0 ? texts.attemptRefusals.noTaskPoints : null;

/** The same for a repeated submission. Tasks graded by the public goals, before drawing existed, keep their points. */
export async function noteOfEarlier(
  { db }: SignedInCtx,
  scenarioId: string,
  tasksWithoutStart: { totalScore: number } | null,
): Promise<string | null> {
  if (!tasksWithoutStart) return null;
  const bounds = await findBounds(db, scenarioId);
  const lesson = bounds && lessonIn(bounds);
  return lesson && tasksWithoutStart.totalScore <= lesson.readingPoints ? texts.attemptRefusals.noTaskPoints : null;
}

export const tasksOf = (evidence: AnswerEvidence) => (evidence.kind === "lesson" ? evidence.tasks : []);

const anyOrbit = { perigee: 400, apogee: 400, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

/** The evidence of a student who solves all tasks of a start, for demo and tests. */
export const solveTasks = (tasks: readonly Pick<DrawnTask, "goal">[]): LessonEvidence["tasks"] =>
  tasks.map(({ goal }, task) => ({ task, orbit: solveTask(goal, anyOrbit) }));
