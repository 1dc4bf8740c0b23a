// Pure: whether a task can be solved with whatever numbers are drawn, and not by an orbit that solved it with others.
import { canBeSet } from "../physics/orbit-controls";
import { goalsOf, type Goal } from "../physics/orbits";
import type { Task } from "./content-schema";
import { drawNumbers, fillTask, placeholder, usualNumbers, valuesOfTask, type TaskNumbers } from "./draw-task";
import type { Finding } from "./findings";
import { parseExpression, quantitiesIn } from "./formula";
import { solveTask } from "./solve-task";

/** Draws that are tried, beside the usual numbers. */
const triedSeeds = 16;
/** Of all pairs of draws so many may be met by one orbit: those that are the same by chance, and few others. */
const mostShared = 0.2;

/** What keeps a task from being filled in. */
export const checkTaskNames = (task: Task): Finding[] => [...checkNames(task), ...checkTexts(task)];

export function checkTask(task: Task): Finding[] {
  const named = checkTaskNames(task);
  // Without its names nothing can be drawn.
  if (named.length > 0) return named;
  const draws = [usualNumbers(task), ...Array.from({ length: triedSeeds }, (_, seed) => drawNumbers(task, seed))];
  const wrong = draws.flatMap((numbers) => problemOfDraw(task, numbers) ?? []);
  const [first] = wrong;
  if (first) return [first];
  return task.points > 0 ? checkSpread(task, draws.slice(1)) : [];
}

function checkNames({ draw = [], figures = [], moves = [], goal, globe }: Task): Finding[] {
  const known = new Set<string>();
  const found: Finding[] = [];
  for (const [list, rows] of [
    ["draw", draw],
    ["figures", figures],
  ] as const)
    for (const [at, row] of rows.entries()) {
      if (known.has(row.name))
        found.push({ path: [list, at, "name"], message: `the name "${row.name}" is used twice.` });
      if ("formula" in row) found.push(...checkFormula(row.formula, known, [list, at, "formula"]));
      known.add(row.name);
    }
  for (const [at, bounds] of goal.entries())
    for (const end of ["from", "to"] as const) {
      const written = bounds[end];
      if (typeof written === "string") found.push(...checkFormula(written, known, ["goal", at, end]));
    }
  for (const [at, { orbit, to }] of moves.entries()) {
    if (typeof to === "string") found.push(...checkFormula(to, known, ["moves", at, "to"]));
    if (!globe.orbits.some(({ name }) => name === orbit))
      found.push({ path: ["moves", at, "orbit"], message: `there is no orbit "${orbit}".` });
  }
  return found;
}

function checkFormula(written: string, known: ReadonlySet<string>, path: Finding["path"]): Finding[] {
  const unknown = quantitiesIn(parseExpression(written)).find((name) => !known.has(name));
  return unknown === undefined ? [] : [{ path, message: `there is no number "${unknown}" before this.` }];
}

/** A name in braces that nothing is drawn for would be shown as it is. */
function checkTexts({ draw = [], figures = [], title, text, hint }: Task): Finding[] {
  const known = new Set([...draw, ...figures].map(({ name }) => name));
  if (title.search(placeholder) >= 0) return [{ path: ["title"], message: "takes no drawn numbers." }];
  const texts = [
    ...text.map((paragraph, at) => ({ path: ["text", at], text: paragraph })),
    { path: ["hint"], text: hint },
  ];
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(placeholder)].flatMap(([, name = ""]) =>
      known.has(name) ? [] : [{ path, message: `there is no number "${name}".` }],
    ),
  );
}

function problemOfDraw(task: Task, numbers: TaskNumbers): Finding | null {
  const say = (message: string) => ({ path: ["goal"], message: `${message}${listNumbers(numbers)}.` });
  const values = Object.values(valuesOfTask(task, numbers));
  const { goal, globe } = fillTask(task, numbers);
  const own = ownOrbitOf(globe);
  const worked = [...values, ...goal.flatMap(({ from, to }) => [from, to]), ...globe.orbits.flatMap(listElements)];
  if (!worked.every(Number.isFinite)) return say("cannot be worked out");
  if (globe.orbits.some(({ orbit }) => !canBeSet(orbit))) return say("shows an orbit that cannot be");
  if (goal.some(({ from, to }) => from > to)) return say('has "from" above "to"');
  if (isMet(goal, own)) return say("is met before anything is done");
  const solution = solveTask(goal, own);
  return canBeSet(solution) && isMet(goal, solution) ? null : say("is met by no orbit that can be set");
}

const listElements = ({ orbit }: Task["globe"]["orbits"][number]) => Object.values(orbit);

function ownOrbitOf({ orbits: [own] }: Task["globe"]) {
  if (!own) throw new Error("A task without an orbit: its schema asks for one.");
  return own.orbit;
}

const listNumbers = (numbers: TaskNumbers) => {
  const listed = Object.entries(numbers).map(([name, value]) => `${name} = ${value}`);
  return listed.length > 0 ? ` with ${listed.join(", ")}` : "";
};

/** An orbit that solves the task for one start must not solve it for the next. */
function checkSpread(task: Task, draws: readonly TaskNumbers[]): Finding[] {
  const filled = draws.map((numbers) => fillTask(task, numbers));
  const shared = filled.flatMap(({ goal, globe }, at) => {
    const solution = solveTask(goal, ownOrbitOf(globe));
    return filled.filter((other, place) => place !== at && isMet(other.goal, solution));
  });
  if (shared.length <= mostShared * filled.length * (filled.length - 1)) return [];
  const message =
    'is the same for too many starts. Give it a number of its own under "draw", use that number in "from" and "to", ' +
    "and let its steps be wider than the goal.";
  return [{ path: ["goal"], message }];
}

const isMet = (goal: readonly Goal[], orbit: Parameters<typeof goalsOf>[1]) =>
  goalsOf({ goal }, orbit).every((one) => one.isMet);
