// The product's lessons that have tasks with points, from their public files.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { LessonFile, type Task } from "../../content/content-schema";
import { CurriculumDocument } from "../../content/curriculum-document";
import { defaultNumbers, type TaskNumbers } from "../../content/draw-task";
import { solveAnswer } from "../../content/solve-task";
import type { TaskAnswer } from "../../content/task-answers";
import type { Orbit } from "../../physics/scenario";

export { defaultNumbers } from "../../content/draw-task";
export { isSolved, type TaskAnswer } from "../../content/task-answers";

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

const anyOrbit = { perigee: 400, apogee: 400, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };
const orbitOf = ({ globe }: Task): Orbit => globe?.orbits[0]?.orbit ?? anyOrbit;

/** Solves a task with the default numbers in the public file. */
export const usualSolution = (task: Task): TaskAnswer => solveAnswer(task, defaultNumbers(task), orbitOf(task));

/** Solves a task with the numbers of a start. */
export const solveFor = (task: Task, numbers: TaskNumbers): TaskAnswer => solveAnswer(task, numbers, orbitOf(task));
