// Pure. Checks of the tasks that aren't solved by an orbit: every draw has an answer, which isn't there at the start.
import { canBeSet } from "../physics/orbit-controls";
import type { Task } from "./content-schema";
import { isOrbitTask } from "./content-schema";
import { boundOf, evaluate, fillTask, valuesOfTask, type TaskNumbers } from "./draw-task";
import { reason, type Finding } from "./findings";
import { solveAnswer } from "./solve-task";
import { firstOrder, isSolved, rightChoice, type TaskAnswer } from "./task-answers";

type AnswerTask = Exclude<Task, { answer?: "orbit" | undefined }>;
type Problem = "answerNotCalculated" | "goalOrbitImpossible" | "answerAtStart" | "answerMissing" | "optionsTooClose";

/** A share of pairs of draws that one answer may solve. Options come again more often than orbits. */
export const maxSharedAnswers = ({ answer }: AnswerTask) => (answer === "order" || answer === "choice" ? 0.7 : 0.2);

const anyOrbit = { perigee: 400, apogee: 400, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

export function problemOfAnswerDraw(task: AnswerTask, numbers: TaskNumbers): Problem | null {
  const values = valuesOfTask(task, numbers);
  const { globe } = fillTask(task, numbers);
  const orbits = globe?.orbits.map(({ orbit }) => orbit) ?? [];
  const all = [
    ...Object.values(values),
    ...orbits.flatMap((orbit) => Object.values(orbit)),
    ...numbersIn(task, values),
  ];
  if (!all.every(Number.isFinite)) return "answerNotCalculated";
  if (!orbits.every(canBeSet)) return "goalOrbitImpossible";
  if (task.answer === "order" && areClose(task, values)) return "optionsTooClose";
  if (task.answer === "choice" && !isAnswerable(task, values)) return "answerMissing";
  if (isSolved(task, numbers, firstAnswer(task, numbers, values))) return "answerAtStart";
  return isSolved(task, numbers, solveAnswer(task, numbers, anyOrbit)) ? null : "answerMissing";
}

/** Everything that is calculated. */
function numbersIn(task: AnswerTask, values: TaskNumbers): number[] {
  switch (task.answer) {
    case "burn":
      return [boundOf(task.limit, values)];
    case "numbers":
      return task.dials.flatMap(({ value, goal, marks = [] }) =>
        [value, goal.from, goal.to, ...marks.map(({ at }) => at)].map((one) => boundOf(one, values)),
      );
    case "order":
      return task.options.map(({ by }) => evaluate(by, values));
    case "choice":
      return task.options.flatMap(({ right }) => [right].flat().map((one) => boundOf(one, values)));
  }
}

/** Options whose sizes differ by less than a hundredth can't be put in order by hand. */
function areClose({ options }: Extract<AnswerTask, { answer: "order" }>, values: TaskNumbers): boolean {
  const sizes = options.map(({ by }) => evaluate(by, values)).sort((a, b) => a - b);
  return sizes.some((size, at) => at > 0 && size - (sizes[at - 1] ?? 0) < 0.01 * Math.abs(size));
}

function isAnswerable(task: Extract<AnswerTask, { answer: "choice" }>, values: TaskNumbers): boolean {
  const count = rightChoice(task, values).length;
  return task.several ? count > 0 && count < task.options.length : count === 1;
}

/** What the form shows first. */
function firstAnswer(task: AnswerTask, numbers: TaskNumbers, values: TaskNumbers): TaskAnswer {
  switch (task.answer) {
    case "burn":
      return { burn: { at: 0, radial: 0, forward: 0, normal: 0 } };
    case "numbers":
      return { numbers: task.dials.map(({ value }) => boundOf(value, values)) };
    case "order":
      return { order: firstOrder(task, numbers) };
    case "choice":
      return {};
  }
}

/** An answer to one start must not be that of another. */
export function checkAnswerSpread(task: AnswerTask, draws: readonly TaskNumbers[]): Finding[] {
  const answers = draws.map((numbers) => solveAnswer(task, numbers, anyOrbit));
  const shared = answers.flatMap((answer, at) =>
    draws.filter((numbers, place) => place !== at && isSolved(task, numbers, answer)),
  );
  if (shared.length <= maxSharedAnswers(task) * draws.length * (draws.length - 1)) return [];
  return [{ path: ["answer"], reason: reason("answerTooSimilar") }];
}

export const isAnswerTask = (task: Task): task is AnswerTask => !isOrbitTask(task);
