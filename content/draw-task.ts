// Pure. The numbers of a task for one start, and the goal and texts that follow from them.
// The server draws; the game shows what the server has drawn.
import { createSeededRandom } from "../physics/seeded-random";
import type { Goal } from "../physics/orbits";
import type { Orbit } from "../physics/scenario";
import type { Task } from "./content-schema";
import { evaluateFormula, parseExpression, type Formula } from "./formula";
import { hashOf } from "./hash";
import type { OrbitGoal, TaskDraw } from "./task-schema";

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
  for (const figure of figures) {
    const formula = "pick" in figure ? figure.of[(values[figure.pick] ?? 0) - 1] : figure.formula;
    const value = formula === undefined ? NaN : evaluate(formula, values);
    values[figure.name] = roundTo(value, figure.digits ?? 0);
  }
  return values;
}

export function goalOf(task: OrbitGoal, numbers: TaskNumbers): Goal[] {
  const values = valuesOfTask(task, numbers);
  return task.goal.map(({ quantity, from, to }) => ({
    quantity,
    from: boundOf(from, values),
    to: boundOf(to, values),
  }));
}

/** Rounded, so that differences in floating point between machines don't move a bound. */
export const boundOf = (value: number | string, values: TaskNumbers) =>
  typeof value === "number" ? value : roundTo(evaluate(value, values), 4);

/** A task with its numbers, for one start. */
export type FilledTask = Task & { numbers?: TaskNumbers; language?: string };

/** A task with its names replaced by numbers, written as in its language. */
export function fillTask<Kind extends Task>(task: Kind, numbers: TaskNumbers, language = "en-US"): Filled<Kind> {
  const values = valuesOfTask(task, numbers);
  const fill = (text: string) => fillText(task, text, values, language);
  const { globe } = task;
  const filled = {
    ...task,
    numbers,
    language,
    text: task.text.map(fill),
    ...(task.hint !== undefined && { hint: fill(task.hint) }),
    ...(task.hints && { hints: task.hints.map(fill) }),
    ...(globe && { globe: { ...globe, orbits: globe.orbits.map((entry) => moveOrbit(entry, task, values)) } }),
    ...("goal" in task && { goal: goalOf(task, numbers) }),
    ...("message" in task && task.message && { message: task.message.map(fill) }),
    ...("options" in task && { options: task.options.map((option) => ({ ...option, text: fill(option.text) })) }),
    ...("dials" in task && { dials: task.dials.map((dial) => fillDial(dial, values, fill)) }),
  };
  // Each kind keeps its fields; only their texts and numbers change.
  return filled as Filled<Kind>;
}

/** A goal has its numbers instead of formulas. */
type Filled<Kind extends Task> = Kind & { numbers: TaskNumbers; language: string } & (Kind extends { goal: unknown }
    ? { goal: Goal[] }
    : unknown);

type Dial = Extract<Task, { answer: "numbers" }>["dials"][number];

const fillDial = (dial: Dial, values: TaskNumbers, fill: (text: string) => string): Dial => ({
  ...dial,
  label: fill(dial.label),
  value: boundOf(dial.value, values),
  goal: { from: boundOf(dial.goal.from, values), to: boundOf(dial.goal.to, values) },
  ...(dial.marks && { marks: dial.marks.map(({ at, text }) => ({ at: boundOf(at, values), text: fill(text) })) }),
});

/** A text with its names replaced; names without a value stay. */
export function fillText(
  task: TaskDraw,
  text: string,
  values: TaskNumbers,
  language = "en-US",
  otherDigits = 0,
): string {
  const digits = digitsOf(task);
  return text.replace(placeholder, (match, name: string) => {
    const value = values[name];
    return value === undefined ? match : formatNumber(value, digits.get(name) ?? otherDigits, language);
  });
}

type Moves = Pick<Task, "moves">;

export function moveOrbit<Entry extends { name: string; orbit: Orbit }>(
  entry: Entry,
  { moves = [] }: Moves,
  values: TaskNumbers,
): Entry {
  const movesOfOrbit = moves.filter(({ orbit }) => orbit === entry.name);
  const elements = movesOfOrbit.map(({ element, to }) => [element, evaluate(to, values)] as const);
  return { ...entry, orbit: { ...entry.orbit, ...Object.fromEntries(elements) } };
}

export const evaluate = (value: number | string, values: TaskNumbers) =>
  typeof value === "number" ? value : evaluateFormula(parseOnce(value), values);

const maxParsed = 2_000;
const parsed = new Map<string, Formula>();

/** An author's formula is evaluated for each start, and for each answer. */
function parseOnce(text: string): Formula {
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= maxParsed) parsed.clear();
  const formula = parseExpression(text);
  parsed.set(text, formula);
  return formula;
}

export const placeholder = /\{([a-z][A-Za-z]*)\}/g;

/** Decimals by name; for a drawn number, those of its step. */
const digitsOf = ({ draw = [], figures = [] }: TaskDraw) =>
  new Map([
    ...draw.map(({ name, from, step }) => [name, Math.max(decimalsOf(from), decimalsOf(step))] as const),
    ...figures.map(({ name, digits = 0 }) => [name, digits] as const),
  ]);

const decimalsOf = (number: number) => String(number).split(".")[1]?.length ?? 0;

const formatNumber = (value: number, digits: number, language: string) =>
  value
    .toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace("-", "\u2212");

function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
