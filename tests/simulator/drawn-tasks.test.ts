// Each start draws a task's numbers: every draw can be solved, and not by another start's orbit.
import { describe, expect, test } from "vitest";
import { isOrbitTask, type OrbitTask } from "../../content/content-schema";
import { drawNumbers, fillTask, defaultNumbers } from "../../content/draw-task";
import { solveTask } from "../../content/solve-task";
import { canBeSet } from "../../physics/orbit-controls";
import { goalsOf, type Goal } from "../../physics/orbits";
import type { Orbit } from "../../physics/scenario";
import { firstOf } from "../support/tuples";
import { playable } from "./content";

const tasks = playable.flatMap(({ key, content }) =>
  content.type === "lesson"
    ? content.steps.flatMap((step) =>
        step.kind === "task" && isOrbitTask(step) ? [[`${key}: ${step.title}`, step] as const] : [],
      )
    : [],
);
const seeds = Array.from({ length: 300 }, (_, at) => (at * 7_654_321 + 17) % 2 ** 31);
const isMet = (goal: readonly Goal[], orbit: Orbit) => goalsOf({ goal }, orbit).every((one) => one.isMet);
const orbitOf = ({ globe }: Pick<OrbitTask, "globe">) => firstOf(globe.orbits).orbit;

describe.each(tasks)("%s", (_, task) => {
  const drawnTasks = seeds.map((seed) => fillTask(task, drawNumbers(task, seed)));

  test("can always be solved by the form, and is unsolved at first", () => {
    for (const one of [fillTask(task, defaultNumbers(task)), ...drawnTasks]) {
      const solution = solveTask(one.goal, orbitOf(one));
      expect([one.goal, isMet(one.goal, solution), canBeSet(solution)]).toEqual([one.goal, true, true]);
      expect(solution.perigee).toBeGreaterThanOrEqual(160);
      expect(solution.apogee).toBeLessThanOrEqual(40_000);
      expect(isMet(one.goal, orbitOf(one))).toBe(false);
    }
  });

  test("says in words what is drawn, with every number in its place", () => {
    for (const { text, hint = "", hints = [] } of drawnTasks)
      expect([...text, hint, ...hints].join(" ")).not.toMatch(/[{}]|NaN|Infinity/);
    // A drawn picture may say what the text doesn't.
    expect(new Set(drawnTasks.map(({ text, globe }) => JSON.stringify([text, globe]))).size).toBeGreaterThanOrEqual(8);
  });

  test("isn't solved by orbits for another start's numbers or the public ones", () => {
    const goals = new Map(drawnTasks.map((one) => [JSON.stringify(one.goal), one]));
    const different = [...goals.values()];
    const copied = different.flatMap((from) => {
      const orbit = solveTask(from.goal, orbitOf(from));
      return different.filter((to) => to !== from && isMet(to.goal, orbit));
    });
    expect(copied).toEqual([]);
    const usual = fillTask(task, defaultNumbers(task));
    const middle = solveTask(usual.goal, orbitOf(usual));
    expect(drawnTasks.filter(({ goal }) => isMet(goal, middle)).length).toBeLessThan(0.2 * seeds.length);
  });
});

test("a seed always draws the same numbers, and a name the same in tasks with equal ranges", () => {
  const transfer = playable.find(({ key }) => key === "hohmann-transfer")?.content;
  const steps = transfer?.type === "lesson" ? transfer.steps : [];
  const [first, second] = steps.filter((step) => step.kind === "task");
  const numbers = seeds.map((seed) => drawNumbers(first!, seed));
  expect(seeds.map((seed) => drawNumbers(first!, seed))).toEqual(numbers);
  expect(seeds.map((seed) => drawNumbers(second!, seed))).toEqual(numbers);
  expect(new Set(numbers.map(({ high }) => high)).size).toBeGreaterThan(25);
});
