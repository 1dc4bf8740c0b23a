// Pure. Checks that a task can be solved for all draws, and that a solution for one draw doesn't solve others.
import { canBeSet } from "../physics/orbit-controls";
import { goalsOf, type Goal } from "../physics/orbits";
import { checkAnswerSpread, isAnswerTask, problemOfAnswerDraw } from "./check-answers";
import type { OrbitTask, Task } from "./content-schema";
import { drawNumbers, fillTask, placeholder, defaultNumbers, valuesOfTask, type TaskNumbers } from "./draw-task";
import { reason, type Finding } from "./findings";
import { parseExpression, quantitiesIn } from "./formula";
import { solveTask } from "./solve-task";
import { ownNamesOf } from "./task-answers";

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
  const problems = draws.flatMap((numbers) => findingOfDraw(task, numbers) ?? []);
  const [first] = problems;
  if (first) return [first];
  if (task.points === 0) return [];
  return isAnswerTask(task) ? checkAnswerSpread(task, draws.slice(1)) : checkSpread(task, draws.slice(1));
}

function findingOfDraw(task: Task, numbers: TaskNumbers): Finding | null {
  if (!isAnswerTask(task)) return problemOfDraw(task, numbers);
  const problem = problemOfAnswerDraw(task, numbers);
  return problem && { path: ["answer"], reason: reason(problem, { numbers: listNumbers(numbers) }) };
}

function checkNames(task: Task): Finding[] {
  const { draw = [], figures = [], moves = [], globe, wrong = [] } = task;
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
      if ("pick" in row) findings.push(...checkPick(row, names, [list, at]));
      names.add(row.name);
    }
  for (const { formula, path } of formulasOf(task)) findings.push(...checkFormula(formula, names, path));
  for (const [at, { orbit, to }] of moves.entries()) {
    if (typeof to === "string") findings.push(...checkFormula(to, names, ["moves", at, "to"]));
    if (!globe?.orbits.some(({ name }) => name === orbit))
      findings.push({ path: ["moves", at, "orbit"], reason: reason("noSuchOrbit", { orbit }) });
  }
  const allNames = new Set([...names, ...ownNamesOf(task)]);
  for (const [at, { when }] of wrong.entries())
    for (const formula of [when].flat())
      if (typeof formula === "string") findings.push(...checkFormula(formula, allNames, ["wrong", at, "when"]));
  return findings;
}

type Pick = { pick: string; of: readonly string[] };

const checkPick = ({ pick, of }: Pick, names: ReadonlySet<string>, path: Finding["path"]): Finding[] => [
  ...(names.has(pick) ? [] : [{ path: [...path, "pick"], reason: reason("noNumberBefore", { name: pick }) }]),
  ...of.flatMap((formula, at) => checkFormula(formula, names, [...path, "of", at])),
];

/** The formulas of what is asked, with their places. */
function formulasOf(task: Task): { formula: string; path: Finding["path"] }[] {
  const found: { formula: unknown; path: Finding["path"] }[] = [];
  const add = (formula: unknown, ...path: Finding["path"]) => found.push({ formula, path });
  if ("goal" in task)
    for (const [at, { from, to }] of task.goal.entries()) {
      add(from, "goal", at, "from");
      add(to, "goal", at, "to");
    }
  if (task.answer === "burn") {
    add(task.limit, "limit");
    for (const [part, value] of Object.entries(task.solution ?? {})) add(value, "solution", part);
  }
  if ("dials" in task)
    for (const [at, { value, goal, marks = [] }] of task.dials.entries()) {
      add(value, "dials", at, "value");
      add(goal.from, "dials", at, "goal", "from");
      add(goal.to, "dials", at, "goal", "to");
      for (const [place, mark] of marks.entries()) add(mark.at, "dials", at, "marks", place, "at");
    }
  if ("options" in task)
    for (const [at, option] of task.options.entries())
      if ("by" in option) add(option.by, "options", at, "by");
      else for (const one of [option.right].flat()) add(one, "options", at, "right");
  return found.flatMap(({ formula, path }) => (typeof formula === "string" ? [{ formula, path }] : []));
}

function checkFormula(formula: string, names: ReadonlySet<string>, path: Finding["path"]): Finding[] {
  const unknown = quantitiesIn(parseExpression(formula)).find((name) => !names.has(name));
  return unknown === undefined ? [] : [{ path, reason: reason("noNumberBefore", { name: unknown }) }];
}

/** An unknown name in braces would be shown literally. */
function checkTexts(task: Task): Finding[] {
  const { draw = [], figures = [], title, text, hint, hints = [], wrong = [] } = task;
  const names = new Set([...draw, ...figures].map(({ name }) => name));
  if (title.search(placeholder) >= 0) return [{ path: ["title"], reason: reason("numberInTitle") }];
  if (hint === undefined && hints.length === 0)
    return [{ path: ["hint"], reason: reason("missing", { name: "hint" }) }];
  if (task.answer === "burn" && !task.solution)
    return [{ path: ["solution"], reason: reason("missing", { name: "solution" }) }];
  const listOf = (list: string, texts: readonly string[]) => texts.map((one, at) => ({ path: [list, at], text: one }));
  const partsOf = (list: string, parts: readonly { text: string }[]) =>
    parts.map(({ text }, at) => ({ path: [list, at, "text"], text }));
  const texts = [
    ...listOf("text", text),
    ...listOf("hints", hints),
    ...(hint === undefined ? [] : [{ path: ["hint"], text: hint }]),
    ...listOf("message", "message" in task ? (task.message ?? []) : []),
    ...partsOf("options", "options" in task ? task.options : []),
    ...("dials" in task ? task.dials.flatMap(({ marks = [] }) => marks) : []).map((mark) => ({
      path: ["dials"],
      text: mark.text,
    })),
  ];
  const own = new Set([...names, ...ownNamesOf(task)]);
  return [...unknownNames(texts, names), ...unknownNames(partsOf("wrong", wrong), own)];
}

const unknownNames = (texts: readonly { path: Finding["path"]; text: string }[], names: ReadonlySet<string>) =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(placeholder)].flatMap(([, name = ""]) =>
      names.has(name) ? [] : [{ path, reason: reason("noSuchNumber", { name }) }],
    ),
  );

type GoalReason = "goalNotCalculated" | "goalOrbitImpossible" | "goalReversed" | "goalMetAtStart" | "goalUnreachable";

function problemOfDraw(task: OrbitTask, numbers: TaskNumbers): Finding | null {
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

const listElements = ({ orbit }: OrbitTask["globe"]["orbits"][number]) => Object.values(orbit);

function ownOrbitOf({ orbits: [own] }: OrbitTask["globe"]) {
  if (!own) throw new Error("A task without an orbit: its schema asks for one.");
  return own.orbit;
}

const listNumbers = (numbers: TaskNumbers) => Object.entries(numbers).map(([name, value]) => `${name} = ${value}`);

/** An orbit that solves the task for one start must not solve it for another. */
function checkSpread(task: OrbitTask, draws: readonly TaskNumbers[]): Finding[] {
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
