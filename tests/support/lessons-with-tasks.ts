// The product's lessons that have tasks with points, from their public files.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { LessonFile, type Task } from "../../content/content-schema";
import { CurriculumDocument } from "../../content/curriculum-document";
import { solveTask } from "../../content/solve-task";
import { solutionOf } from "./solved-tasks";
import { firstOf } from "./tuples";

export { defaultNumbers } from "../../content/draw-task";
export type Orbit = ReturnType<typeof solveTask>;

const readJson = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, "utf8"));
const curriculum = v.parse(CurriculumDocument, readJson("curricula/space-operations-foundation"));

export const lessonsWithTasks = curriculum.campaigns.flatMap(({ scenarios }) =>
  scenarios.flatMap(({ id = "", key, type, questions = [] }) => {
    if (type === "Quiz" || questions.length === 0) return [];
    const { steps } = v.parse(LessonFile, readJson(`lessons/${key}`));
    const tasks = steps.filter((step) => step.kind === "task");
    const points = tasks.reduce((sum, one) => sum + one.points, 0);
    return points > 0 ? [{ scenarioId: id, key, tasks, points }] : [];
  }),
);

const orbitOf = ({ globe }: Task): Orbit => firstOf(globe.orbits).orbit;

/** Solves a task with the default numbers in the public file. */
export const usualSolution = (task: Task): Orbit => solutionOf(task, orbitOf(task));

export const solveFor = (task: Task, goal: Parameters<typeof solveTask>[0]): Orbit => solveTask(goal, orbitOf(task));
