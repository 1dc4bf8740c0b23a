// What a skilled forger has: the public lessons, the flight computer of the game, and the debriefs of others.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { flightOfStart, type FlightDraw } from "~/domain/flights/flight-of-start";
import type { FlightEvidence } from "~/domain/attempts/evidence";
import { LessonFile, type Task } from "../../content/content-schema";
import { drawNumbers, goalOf } from "../../content/draw-task";
import { solveTask } from "../../content/solve-task";
import { flyAgain, isProblem } from "../../physics/fly-again";
import { firstOf } from "./tuples";

export { createSeededRandom } from "../../physics/seeded-random";
export type { Task } from "../../content/content-schema";
export type Goal = Parameters<typeof solveTask>[0];
export type Orbit = ReturnType<typeof solveTask>;

/** The tasks of a lesson, as its public file has them. */
export const readPublicTasks = (key: string): Task[] =>
  tasksOf(JSON.parse(readFileSync(`content/lessons/${key}.json`, "utf8")));

/** Of a lesson as it is written. */
export const tasksOf = (lesson: unknown): Task[] =>
  v.parse(LessonFile, lesson).steps.filter((step) => step.kind === "task");

const ownOrbitOf = ({ globe }: Task): Orbit => firstOf(globe.orbits).orbit;

/** An orbit from the public ranges of a task, as some start might have drawn it. */
export const orbitFromRanges = (task: Task, seed: number): Orbit =>
  solveTask(goalOf(task, drawNumbers(task, seed)), ownOrbitOf(task));

export const orbitForGoal = (task: Task, goal: Goal): Orbit => solveTask(goal, ownOrbitOf(task));

const keysById = new Map(
  listStandardCurricula().flatMap(({ key: curriculumKey, campaigns }) =>
    campaigns.flatMap(({ scenarios }) =>
      scenarios.map(({ id = "", key, maxScore = 0 }) => [id, { curriculumKey, key, maxScore }] as const),
    ),
  ),
);

/** Points of a log that is flown as its start has drawn the flight, outside of the server. */
export function pointsOfFlight(scenarioId: string, start: FlightDraw, log: FlightEvidence): number {
  const flight = keysById.get(scenarioId);
  const scenario = flight && flightOfStart(flight, start);
  const flown = scenario && flyAgain(scenario, log);
  return !flown || isProblem(flown) ? 0 : flown.score.total;
}

/** The burns that a lesson's public tutorial leads to, with the numbers of the flight as it is practiced. */
export function practicedLog(scenarioId: string): FlightEvidence {
  const flight = keysById.get(scenarioId);
  const scenario = flight && flightOfStart(flight, { seed: 0, mode: "practice" });
  if (!scenario) throw new Error("This scenario is not flown.");
  const { burns, turns, end } = scenario.reference;
  return {
    kind: "flight",
    version: scenario.version,
    burns: burns.map(({ t, dv: [r, i, c] }) => ({ t, dv: [r, i, c] })),
    turns: turns.map(({ t, dw: [p, y, r] }) => ({ t, dw: [p, y, r] })),
    end,
  };
}
