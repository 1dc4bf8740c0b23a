// Pure. The numbers of a task for one start, and the goal and texts that follow from them.
// The server draws; the game shows what the server has drawn.
import { createSeededRandom } from "../physics/seeded-random";
import type { Goal } from "../physics/orbits";
import type { Task } from "./content-schema";
import { evaluateFormula, parseExpression } from "./formula";
import { hashOf } from "./hash";
import type { TaskDraw } from "./task-schema";

/** Drawn numbers by name. */
export type TaskNumbers = Readonly<Record<string, number>>;

/** Draws a task's numbers. The same name with the same range gives the same number in every task of a lesson. */
export function drawNumbers({ draw = [] }: TaskDraw, seed: number): TaskNumbers {
  return Object.fromEntries(
    draw.map(({ name, from, to, step }) => {
      const count = Math.floor((to - from) / step + 1e-9) + 1;
      const random = createSeededRandom(seed ^ hashOf(name));
      return [name, roundTo(from + step * Math.floor(random() * count), 6)];
    }),
  );
}

/** The author's values, used if nothing is drawn. */
export const defaultNumbers = ({ draw = [] }: TaskDraw): TaskNumbers =>
  Object.fromEntries(draw.map(({ name, value }) => [name, value]));

/** The drawn numbers, and the figures computed from them. */
export function valuesOfTask({ figures = [] }: TaskDraw, numbers: TaskNumbers): TaskNumbers {
  const values: Record<string, number> = { ...numbers };
  for (const { name, formula, digits = 0 } of figures) values[name] = roundTo(evaluate(formula, values), digits);
  return values;
}

export function goalOf(task: TaskDraw, numbers: TaskNumbers): Goal[] {
  const values = valuesOfTask(task, numbers);
  // Rounded, so that differences in floating point between machines don't move a bound.
  const bound = (value: number | string) => (typeof value === "number" ? value : roundTo(evaluate(value, values), 4));
  return task.goal.map(({ quantity, from, to }) => ({ quantity, from: bound(from), to: bound(to) }));
}

/** A task with its names replaced by numbers, written as in its language. */
export function fillTask(task: Task, numbers: TaskNumbers, language = "en-US") {
  const values = valuesOfTask(task, numbers);
  const digits = digitsOf(task);
  const fill = (text: string) =>
    text.replace(placeholder, (match, name: string) => {
      const value = values[name];
      return value === undefined ? match : formatNumber(value, digits.get(name) ?? 0, language);
    });
  const globe = { ...task.globe, orbits: task.globe.orbits.map((entry) => moveOrbit(entry, task, values)) };
  return { ...task, text: task.text.map(fill), globe, goal: goalOf(task, numbers), hint: fill(task.hint) };
}

type TaskOrbit = Task["globe"]["orbits"][number];

function moveOrbit(entry: TaskOrbit, { moves = [] }: Task, values: TaskNumbers): TaskOrbit {
  const movesOfOrbit = moves.filter(({ orbit }) => orbit === entry.name);
  const elements = movesOfOrbit.map(({ element, to }) => [element, evaluate(to, values)] as const);
  return { ...entry, orbit: { ...entry.orbit, ...Object.fromEntries(elements) } };
}

const evaluate = (value: number | string, values: TaskNumbers) =>
  typeof value === "number" ? value : evaluateFormula(parseExpression(value), values);

export const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Decimals by name; for a drawn number, those of its step. */
const digitsOf = ({ draw = [], figures = [] }: TaskDraw) =>
  new Map([
    ...draw.map(({ name, from, step }) => [name, Math.max(decimalsOf(from), decimalsOf(step))] as const),
    ...figures.map(({ name, digits = 0 }) => [name, digits] as const),
  ]);

const decimalsOf = (number: number) => String(number).split(".")[1]?.length ?? 0;

/** Groups the thousands of numbers that round to 10,000 or more. */
function formatNumber(value: number, digits: number, language: string): string {
  const isLong = Math.abs(value) >= 9_999.5;
  return value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: isLong,
  });
}

function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
