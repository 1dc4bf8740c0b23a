// Pure. Checks that a task can be solved for all draws, and that a solution for one draw doesn't solve others.
import { canBeSet } from "../physics/orbit-controls";
import { goalsOf, type Goal } from "../physics/orbits";
import type { Task } from "./content-schema";
import { drawNumbers, fillTask, placeholder, defaultNumbers, valuesOfTask, type TaskNumbers } from "./draw-task";
import { reason, type Finding } from "./findings";
import { parseExpression, quantitiesIn } from "./formula";
import { solveTask } from "./solve-task";

/** Number of draws to try besides the default numbers. */
const seedCount = 16;
/** Maximum share of pairs of draws that one orbit may solve; some draws coincide. */
const maxSharedShare = 0.2;

/** Problems that prevent filling in the task's numbers. */
export const checkTaskNames = (task: Task): Finding[] => [...checkNames(task), ...checkTexts(task)];

export function checkTask(task: Task): Finding[] {
  const nameFindings = checkTaskNames(task);
  // Draws need valid names.
  if (nameFindings.length > 0) return nameFindings;
  const draws = [defaultNumbers(task), ...Array.from({ length: seedCount }, (_, seed) => drawNumbers(task, seed))];
  const problems = draws.flatMap((numbers) => problemOfDraw(task, numbers) ?? []);
  const [first] = problems;
  if (first) return [first];
  return task.points > 0 ? checkSpread(task, draws.slice(1)) : [];
}

function checkNames({ draw = [], figures = [], moves = [], goal, globe }: Task): Finding[] {
  const names = new Set<string>();
  const findings: Finding[] = [];
  for (const [list, rows] of [
    ["draw", draw],
    ["figures", figures],
  ] as const)
    for (const [at, row] of rows.entries()) {
      if (names.has(row.name))
        findings.push({ path: [list, at, "name"], reason: reason("nameTwice", { name: row.name }) });
      if ("formula" in row) findings.push(...checkFormula(row.formula, names, [list, at, "formula"]));
      names.add(row.name);
    }
  for (const [at, bounds] of goal.entries())
    for (const end of ["from", "to"] as const) {
      const formula = bounds[end];
      if (typeof formula === "string") findings.push(...checkFormula(formula, names, ["goal", at, end]));
    }
  for (const [at, { orbit, to }] of moves.entries()) {
    if (typeof to === "string") findings.push(...checkFormula(to, names, ["moves", at, "to"]));
    if (!globe.orbits.some(({ name }) => name === orbit))
      findings.push({ path: ["moves", at, "orbit"], reason: reason("noSuchOrbit", { orbit }) });
  }
  return findings;
}

function checkFormula(formula: string, names: ReadonlySet<string>, path: Finding["path"]): Finding[] {
  const unknown = quantitiesIn(parseExpression(formula)).find((name) => !names.has(name));
  return unknown === undefined ? [] : [{ path, reason: reason("noNumberBefore", { name: unknown }) }];
}

/** An unknown name in braces would be shown literally. */
function checkTexts({ draw = [], figures = [], title, text, hint }: Task): Finding[] {
  const names = new Set([...draw, ...figures].map(({ name }) => name));
  if (title.search(placeholder) >= 0) return [{ path: ["title"], reason: reason("numberInTitle") }];
  const texts = [
    ...text.map((paragraph, at) => ({ path: ["text", at], text: paragraph })),
    { path: ["hint"], text: hint },
  ];
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(placeholder)].flatMap(([, name = ""]) =>
      names.has(name) ? [] : [{ path, reason: reason("noSuchNumber", { name }) }],
    ),
  );
}

type GoalReason = "goalNotCalculated" | "goalOrbitImpossible" | "goalReversed" | "goalMetAtStart" | "goalUnreachable";

function problemOfDraw(task: Task, numbers: TaskNumbers): Finding | null {
  const findingOf = (key: GoalReason) => ({ path: ["goal"], reason: reason(key, { numbers: listNumbers(numbers) }) });
  const values = Object.values(valuesOfTask(task, numbers));
  const { goal, globe } = fillTask(task, numbers);
  const initialOrbit = ownOrbitOf(globe);
  const numericValues = [
    ...values,
    ...goal.flatMap(({ from, to }) => [from, to]),
    ...globe.orbits.flatMap(listElements),
  ];
  if (!numericValues.every(Number.isFinite)) return findingOf("goalNotCalculated");
  if (globe.orbits.some(({ orbit }) => !canBeSet(orbit))) return findingOf("goalOrbitImpossible");
  if (goal.some(({ from, to }) => from > to)) return findingOf("goalReversed");
  if (isMet(goal, initialOrbit)) return findingOf("goalMetAtStart");
  const solution = solveTask(goal, initialOrbit);
  return canBeSet(solution) && isMet(goal, solution) ? null : findingOf("goalUnreachable");
}

const listElements = ({ orbit }: Task["globe"]["orbits"][number]) => Object.values(orbit);

function ownOrbitOf({ orbits: [own] }: Task["globe"]) {
  if (!own) throw new Error("A task without an orbit: its schema asks for one.");
  return own.orbit;
}

const listNumbers = (numbers: TaskNumbers) => Object.entries(numbers).map(([name, value]) => `${name} = ${value}`);

/** An orbit that solves the task for one start must not solve it for another. */
function checkSpread(task: Task, draws: readonly TaskNumbers[]): Finding[] {
  const filledTasks = draws.map((numbers) => fillTask(task, numbers));
  const solvedByOther = filledTasks.flatMap(({ goal, globe }, at) => {
    const solution = solveTask(goal, ownOrbitOf(globe));
    return filledTasks.filter((other, place) => place !== at && isMet(other.goal, solution));
  });
  if (solvedByOther.length <= maxSharedShare * filledTasks.length * (filledTasks.length - 1)) return [];
  return [{ path: ["goal"], reason: reason("goalTooSimilar") }];
}

const isMet = (goal: readonly Goal[], orbit: Parameters<typeof goalsOf>[1]) =>
  goalsOf({ goal }, orbit).every((one) => one.isMet);
