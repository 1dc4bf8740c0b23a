// Pure. Whether what was handed in solves a task, and why not: the same in game and server.
import { deltaVOf, orbitAfterBurn, type PlacedBurn } from "../physics/orbit-burn";
import { canBeSet } from "../physics/orbit-controls";
import { goalsOf } from "../physics/orbits";
import type { Orbit } from "../physics/scenario";
import type { RuleOf, TaskRule } from "./answer-schema";
import { boundOf, evaluate, goalOf, moveOrbit, valuesOfTask, type TaskNumbers } from "./draw-task";
import { hashOf } from "./hash";

/** What a player hands in: by the kind of the task's answer. `order` and `choice` are places of options. */
export type TaskAnswer = {
  orbit?: Orbit | undefined;
  burn?: PlacedBurn | undefined;
  numbers?: number[] | undefined;
  order?: number[] | undefined;
  choice?: number[] | undefined;
};
export const answerKinds = ["orbit", "burn", "numbers", "order", "choice"] as const;
export type AnswerKind = (typeof answerKinds)[number];
export const answerKindOf = ({ answer = "orbit" }: { answer?: AnswerKind | undefined }): AnswerKind => answer;

/**
 * The field that can't belong to any answer to this task; null if the answer is possible. An orbit is possible for any
 * task, and solves none of the others: the task was one of an orbit when an earlier play began.
 */
export function problemOfAnswer(rule: TaskRule, given: TaskAnswer): AnswerKind | null {
  const kind = answerKindOf(rule);
  const foreign = answerKinds.find((one) => one !== kind && given[one] !== undefined);
  if (foreign === "orbit" && given[kind] === undefined) return null;
  if (foreign) return foreign;
  return isPossible(rule, given) ? null : kind;
}

function isPossible(rule: TaskRule, { orbit, burn, numbers, order, choice }: TaskAnswer): boolean {
  switch (rule.answer) {
    case "burn":
      return burn !== undefined && isBurnPossible(rule, burn);
    case "numbers":
      return (
        numbers?.length === rule.dials.length &&
        rule.dials.every(({ from, to }, at) => isBetween(numbers[at] ?? NaN, from, to))
      );
    case "order":
      return order?.length === rule.options.length && arePlaces(order, rule.options.length);
    case "choice":
      return choice !== undefined && choice.length > 0 && arePlaces(choice, rule.options.length);
    default:
      return orbit !== undefined && canBeSet(orbit);
  }
}

const isBurnPossible = ({ reach }: RuleOf<"burn">, { at, radial, forward, normal }: PlacedBurn) =>
  isBetween(at, 0, 360) && [radial, forward, normal].every((part) => isBetween(part, -reach, reach));

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to;

const arePlaces = (places: readonly number[], count: number) =>
  new Set(places).size === places.length &&
  places.every((place) => Number.isInteger(place) && place >= 0 && place < count);

/** Whether a possible answer solves the task with a start's numbers. */
export function isSolved(rule: TaskRule, numbers: TaskNumbers, given: TaskAnswer): boolean {
  if (given[answerKindOf(rule)] === undefined || problemOfAnswer(rule, given) !== null) return false;
  const values = valuesOfTask(rule, numbers);
  switch (rule.answer) {
    case "burn": {
      const after = given.burn && orbitAfterBurn(ownOrbitOf(rule, values), given.burn);
      return (
        after != null &&
        given.burn !== undefined &&
        deltaVOf(given.burn) <= boundOf(rule.limit, values) + 1e-6 &&
        goalsOf({ goal: goalOf(rule, numbers) }, after).every(({ isMet }) => isMet)
      );
    }
    case "numbers":
      return rule.dials.every(({ goal }, at) =>
        isBetween(given.numbers?.[at] ?? NaN, boundOf(goal.from, values), boundOf(goal.to, values)),
      );
    case "order":
      return isSame(given.order ?? [], rightOrder(rule, values));
    case "choice":
      return isSame([...(given.choice ?? [])].sort(), rightChoice(rule, values));
    default:
      return (
        given.orbit !== undefined && goalsOf({ goal: goalOf(rule, numbers) }, given.orbit).every((one) => one.isMet)
      );
  }
}

const isSame = (some: readonly number[], others: readonly number[]) => some.join() === others.join();

/** The orbit that the burn changes. */
export function ownOrbitOf({ globe, moves }: Pick<RuleOf<"burn">, "globe" | "moves">, values: TaskNumbers): Orbit {
  const [own] = globe.orbits;
  if (!own) throw new Error("A task without an orbit: its schema asks for one.");
  return moveOrbit(own, { moves }, values).orbit;
}

/** Places of the options, from the smallest. */
export function rightOrder({ options }: Pick<RuleOf<"order">, "options">, values: TaskNumbers): number[] {
  const sizes = options.map(({ by }) => evaluate(by, values));
  return sizes.map((_, at) => at).sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
}

export const rightChoice = ({ options }: Pick<RuleOf<"choice">, "options">, values: TaskNumbers): number[] =>
  options.flatMap(({ right }, at) => (isFulfilled(right, values) ? [at] : []));

export const isFulfilled = (condition: number | string | (number | string)[], values: TaskNumbers) =>
  [condition].flat().every((one) => boundOf(one, values) > 0);

/** The order in which options are first shown: by the start's numbers, and never the right one. */
export function firstOrder(rule: RuleOf<"order">, numbers: TaskNumbers): number[] {
  const print = JSON.stringify(numbers);
  const shuffled = rule.options
    .map((_, at) => ({ at, by: hashOf(`${at} ${print}`) }))
    .sort((a, b) => a.by - b.by)
    .map(({ at }) => at);
  const [first = 0, ...rest] = shuffled;
  return isSame(shuffled, rightOrder(rule, valuesOfTask(rule, numbers))) ? [...rest, first] : shuffled;
}

/** What was handed in, by the names that `wrong` may use: `myForward`, `myPerigee`, `myA`. */
export function valuesOfAnswer(rule: TaskRule, numbers: TaskNumbers, given: TaskAnswer): TaskNumbers {
  const values = valuesOfTask(rule, numbers);
  const { orbit, burn, order, choice } = given;
  const after = rule.answer === "burn" && burn ? orbitAfterBurn(ownOrbitOf(rule, values), burn) : orbit;
  const goals = "goal" in rule && after ? goalsOf({ goal: goalOf(rule, numbers) }, after) : [];
  const dials =
    rule.answer === "numbers" ? rule.dials.map(({ name }, at) => [name, given.numbers?.[at] ?? 0] as const) : [];
  const options = "options" in rule ? rule.options.map((_, at) => at) : [];
  const own: (readonly [string, number])[] = [
    ...Object.entries(after ?? {}),
    ...goals.map(({ quantity, value }) => [quantity, value] as const),
    ...Object.entries(burn ?? {}),
    ...(burn ? [["deltaV", deltaVOf(burn)] as const] : []),
    ...dials,
    ...options.map((at) => [letterOf(at), order ? order.indexOf(at) + 1 : Number(choice?.includes(at))] as const),
  ];
  return Object.fromEntries(own.map(([name, value]) => [ownName(name), value]));
}

const letterOf = (at: number) => "ABCDEFGH".charAt(at);

const ownName = (name: string) => `my${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** The names that conditions of `wrong` may use besides the task's own. */
export function ownNamesOf(rule: TaskRule): string[] {
  const orbit = ["perigee", "apogee", "inclination", "node", "argumentOfPerigee", "trueAnomaly"];
  const goal = "goal" in rule ? [...orbit, ...rule.goal.map(({ quantity }) => quantity)] : [];
  const burn = rule.answer === "burn" ? ["at", "radial", "forward", "normal", "deltaV"] : [];
  const dials = rule.answer === "numbers" ? rule.dials.map(({ name }) => name) : [];
  const options = "options" in rule ? rule.options.map((_, at) => letterOf(at)) : [];
  return [...goal, ...burn, ...dials, ...options].map(ownName);
}
