// Pure: the numbers of a task for one start, and what its goal and its texts come to with them. The server draws them;
// the game shows what the server has drawn.
import { createSeededRandom } from "../physics/seeded-random";
import type { Goal } from "../physics/orbits";
import type { Task } from "./content-schema";
import { evaluateFormula, parseExpression } from "./formula";
import type { TaskDraw } from "./task-schema";

/** The drawn numbers by name. */
export type TaskNumbers = Readonly<Record<string, number>>;

/** A name draws the same number in each task of a lesson that gives it the same range. */
export function drawNumbers({ draw = [] }: TaskDraw, seed: number): TaskNumbers {
  return Object.fromEntries(
    draw.map(({ name, from, to, step }) => {
      const places = Math.floor((to - from) / step + 1e-9) + 1;
      const random = createSeededRandom(seed ^ hashOf(name));
      return [name, roundTo(from + step * Math.floor(random() * places), 6)];
    }),
  );
}

/** FNV-1a. */
const hashOf = (name: string) =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);

/** Where nothing is drawn: as the author has written it. */
export const usualNumbers = ({ draw = [] }: TaskDraw): TaskNumbers =>
  Object.fromEntries(draw.map(({ name, value }) => [name, value]));

/** The drawn numbers, and the figures that follow from them. */
export function valuesOfTask({ figures = [] }: TaskDraw, numbers: TaskNumbers): TaskNumbers {
  const values: Record<string, number> = { ...numbers };
  for (const { name, formula, digits = 0 } of figures) values[name] = roundTo(workOut(formula, values), digits);
  return values;
}

export function goalOf(task: TaskDraw, numbers: TaskNumbers): Goal[] {
  const values = valuesOfTask(task, numbers);
  // Rounded: a processor that works out the last digit otherwise moves no bound.
  const bound = (given: number | string) => (typeof given === "number" ? given : roundTo(workOut(given, values), 4));
  return task.goal.map(({ quantity, from, to }) => ({ quantity, from: bound(from), to: bound(to) }));
}

/** A task as it is shown: with its numbers in the places of their names. */
export function fillTask(task: Task, numbers: TaskNumbers) {
  const values = valuesOfTask(task, numbers);
  const digits = digitsOf(task);
  const fill = (text: string) =>
    text.replace(placeholder, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : formatNumber(value, digits.get(name) ?? 0);
    });
  const globe = { ...task.globe, orbits: task.globe.orbits.map((shown) => moveOrbit(shown, task, values)) };
  return { ...task, text: task.text.map(fill), globe, goal: goalOf(task, numbers), hint: fill(task.hint) };
}

type Shown = Task["globe"]["orbits"][number];

function moveOrbit(shown: Shown, { moves = [] }: Task, values: TaskNumbers): Shown {
  const own = moves.filter(({ orbit }) => orbit === shown.name);
  const moved = own.map(({ element, to }) => [element, workOut(to, values)] as const);
  return { ...shown, orbit: { ...shown.orbit, ...Object.fromEntries(moved) } };
}

const workOut = (given: number | string, values: TaskNumbers) =>
  typeof given === "number" ? given : evaluateFormula(parseExpression(given), values);

export const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Digits after the point by name: of a drawn number those of its steps. */
const digitsOf = ({ draw = [], figures = [] }: TaskDraw) =>
  new Map([
    ...draw.map(({ name, from, step }) => [name, Math.max(decimalsOf(from), decimalsOf(step))] as const),
    ...figures.map(({ name, digits = 0 }) => [name, digits] as const),
  ]);

const decimalsOf = (number: number) => String(number).split(".")[1]?.length ?? 0;

/** Thousands are parted from 10,000 on. */
function formatNumber(value: number, digits: number): string {
  const isLong = Math.abs(value) >= 9_999.5;
  return value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: isLong,
  });
}

function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
