// What a skilled cheater has: the public lessons, the game's flight computer, and other players' debriefs.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { flightOfStart, type FlightDraw } from "~/domain/flights/flight-of-start";
import type { FlightEvidence } from "~/domain/evidence";
import { LessonFile, type Task } from "../../content/content-schema";
import { drawNumbers, type TaskNumbers } from "../../content/draw-task";
import { solveAnswer, solveTask } from "../../content/solve-task";
import type { TaskAnswer } from "../../content/task-answers";
import { flyAgain, isProblem } from "../../physics/fly-again";

export { isOrbitTask } from "../../content/content-schema";
export { isSolved } from "../../content/task-answers";
export { createSeededRandom } from "../../physics/seeded-random";
export type { Task } from "../../content/content-schema";
export type Goal = Parameters<typeof solveTask>[0];
export type Orbit = ReturnType<typeof solveTask>;

/** The tasks in a lesson's public file. */
export const readPublicTasks = (key: string): Task[] =>
  tasksOf(JSON.parse(readFileSync(`content/lessons/${key}.json`, "utf8")));

/** The tasks of an author's lesson. */
export const tasksOf = (lesson: unknown): Task[] =>
  v.parse(LessonFile, lesson).steps.filter((step) => step.kind === "task");

const anyOrbit = { perigee: 400, apogee: 400, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };
const orbitOf = ({ globe }: Task): Orbit => globe?.orbits[0]?.orbit ?? anyOrbit;

/** An answer within a task's public ranges, as some start may have drawn it. */
export const answerFromRanges = (task: Task, seed: number): TaskAnswer => answerFor(task, drawNumbers(task, seed));

export const answerFor = (task: Task, numbers: TaskNumbers): TaskAnswer => solveAnswer(task, numbers, orbitOf(task));

const keysById = new Map(
  listStandardCurricula().flatMap(({ key: curriculumKey, campaigns }) =>
    campaigns.flatMap(({ scenarios }) =>
      scenarios.map(({ id = "", key, maxScore = 0 }) => [id, { curriculumKey, key, maxScore }] as const),
    ),
  ),
);

/** Points of a log on the flight of a start, computed outside the server. */
export function pointsOfFlight(scenarioId: string, start: FlightDraw, log: FlightEvidence): number {
  const flight = keysById.get(scenarioId);
  const scenario = flight && flightOfStart(flight, start);
  const replay = scenario && flyAgain(scenario, log);
  return !replay || isProblem(replay) ? 0 : replay.score.total;
}

/** The burns of a lesson's public tutorial, for the practice flight. */
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
