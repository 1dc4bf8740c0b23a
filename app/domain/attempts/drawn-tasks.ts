// The tasks of a lesson as drawn for one start: what the game shows and what grading uses.
import * as v from "valibot";
import type { Part } from "../../../content/lesson-rules";
import type { TaskRule } from "../../../content/answer-schema";
import {
  boundOf,
  defaultNumbers,
  drawNumbers,
  goalOf,
  valuesOfTask,
  type TaskNumbers,
} from "../../../content/draw-task";
import { solveAnswer, solveTask } from "../../../content/solve-task";
import { isSolved, type AnswerKind } from "../../../content/task-answers";
import { quantities, type Goal } from "../../../physics/orbits";
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

/**
 * `answer` is what the task asks for; missing for an orbit. `goal` in km, degrees and minutes: of the orbit, or of the
 * orbit after the burn. `numbers` by their names in the lesson.
 */
export type DrawnTask = { numbers: TaskNumbers; goal: Goal[]; answer?: Exclude<AnswerKind, "orbit">; limit?: number };

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

const tasksOfStart = (lesson: ScoredLesson, start: TaskStart): DrawnTask[] =>
  lesson.tasks.map((rule) => drawTask(rule, numbersOf(rule, start)));

const numbersOf = (rule: TaskRule, { seed, isDrawn }: TaskStart) =>
  isDrawn ? drawNumbers(rule, seed) : defaultNumbers(rule);

function drawTask(rule: TaskRule, numbers: TaskNumbers): DrawnTask {
  const goal = "goal" in rule ? goalOf(rule, numbers) : [];
  if (rule.answer === undefined || rule.answer === "orbit") return { numbers, goal };
  const limit = rule.answer === "burn" ? { limit: boundOf(rule.limit, valuesOfTask(rule, numbers)) } : {};
  return { answer: rule.answer, numbers, goal, ...limit };
}

/** Full points if the answer solves the task as drawn. Without a start nothing was drawn: no points. */
export const gradeTasks = (lesson: ScoredLesson, solutions: LessonEvidence["tasks"], start: TaskStart | null): Part[] =>
  lesson.tasks.map((rule, index) => {
    const given = solutions.find(({ task }) => task === index);
    const isDone = given !== undefined && start !== null && isSolved(rule, numbersOf(rule, start), given);
    return { points: isDone ? rule.points : 0, maxPoints: rule.points };
  });

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

/** What grades a lesson's tasks, in its order. */
export const rulesOf = (grading: ScenarioBounds): TaskRule[] => lessonIn(grading)?.tasks ?? [];

/** The evidence of a student who solves all tasks of a start, for demo and tests. Without a rule a task is an orbit. */
export const solveTasks = (
  tasks: readonly Pick<DrawnTask, "numbers" | "goal">[],
  rules: readonly TaskRule[] = [],
): LessonEvidence["tasks"] =>
  tasks.map(({ numbers, goal }, task) => {
    const rule = rules[task];
    return { task, ...(rule ? solveAnswer(rule, numbers, anyOrbit) : { orbit: solveTask(goal, anyOrbit) }) };
  });
