// Three stages of help: nudge, method, solution. Hints don't affect the points of graded questions.
import { texts } from "~/texts";
import { isOrbitTask, type Lesson, type Scenario, type Task } from "../../content/content-schema";
import { goalOf } from "../../content/draw-task";
import { goalsOf, type Goal, type Quantity } from "../../physics/orbits";
import type { Orbit } from "../../physics/scenario";

export type Hint = { stage: string; text: string };
const stageHints = (...hints: string[]): Hint[] =>
  [texts.orbitHints.nudge, texts.orbitHints.method, texts.orbitHints.way].flatMap((stage, index) =>
    hints[index] === undefined ? [] : [{ stage, text: hints[index] }],
  );

/** An author's hints name their stages: which way, how, and how to begin. */
const authorHints = (hints: readonly string[]): Hint[] =>
  hints.map((text, at) => ({
    stage: [texts.gameTasks.direction, texts.orbitHints.method, texts.gameTasks.beginning][at] ?? texts.gameTasks.more,
    text,
  }));

/**
 * The author's stages, else those for a task's current orbit: which goals are missed, what they depend on, and the
 * author's solution.
 */
export function taskHints(task: Task, orbit: Orbit | null): Hint[] {
  if (task.hints) return authorHints(task.hints);
  const { hint = "" } = task;
  return isOrbitTask(task) && orbit ? orbitHints({ hint, goal: goalOf(task, {}) }, orbit) : authorHints([hint]);
}

type TaskGoals = { hint: string; goal: readonly Goal[] };

function orbitHints(task: TaskGoals, orbit: Orbit): Hint[] {
  const goals = goalsOf(task, orbit);
  const unmet = goals.filter(({ isMet }) => !isMet);
  const nudges = unmet.map(({ quantity, from, value }) =>
    value < from ? texts.orbitHints.tooLow({ quantity }) : texts.orbitHints.tooHigh({ quantity }),
  );
  const metCount = goals.length - unmet.length;
  const keep = metCount > 0 ? [texts.orbitHints.keep({ count: metCount })] : [];
  const methods = [...new Set(task.goal.map(({ quantity }) => methodOf(quantity, task)))];
  return stageHints([...nudges, ...keep].join(" "), methods.join(" "), task.hint);
}

function methodOf(quantity: Quantity, { goal }: TaskGoals): string {
  const findGoal = (quantity: Quantity) => goal.find((bound) => bound.quantity === quantity);
  const [low, high] = [findGoal("perigee"), findGoal("apogee")];
  if (quantity === "perigee" || quantity === "apogee")
    return low && high && low.from === high.from && low.to === high.to
      ? texts.orbitHints.circle
      : texts.orbitHints.apsides;
  return texts.orbitHints.methodOf({ quantity });
}

/** Hints for a practice flight: what to consider first, the method, and the tutorial's burns. */
export function flightHints({ help, tutorial }: Pick<Scenario, "help" | "tutorial">): Hint[] {
  const [nudge = "", ...method] = help;
  return stageHints(nudge, method.join(" "), tutorial.map(({ text }) => text).join(" "));
}

/** The step that the author names as the one that teaches it, or the one that shares most words with the question. */
export function findRelatedStep(lesson: Lesson, question: AskedQuestion): RelatedStep | null {
  const taught = question.taughtAt === undefined ? undefined : lesson.steps[question.taughtAt];
  if (taught && taught.kind !== "question") return { stepIndex: question.taughtAt ?? 0, title: taught.title };
  return findSimilarStep(lesson, question);
}

/** Of a lesson, or repeated in practice. */
type AskedQuestion = { text: string; answers: readonly { text: string }[]; taughtAt?: number | undefined };
type RelatedStep = { stepIndex: number; title: string };

/** Doesn't use the right answer, which the game doesn't know. */
function findSimilarStep(lesson: Lesson, { text, answers }: AskedQuestion): RelatedStep | null {
  const questionWords = wordsOf([text, ...answers.map((answer) => answer.text)].join(" "));
  const candidates = lesson.steps.flatMap((step, stepIndex) => {
    if (step.kind === "question") return [];
    const stepWords = wordsOf([step.title, ...step.text].join(" "));
    return [{ stepIndex, title: step.title, shared: [...questionWords].filter((word) => stepWords.has(word)).length }];
  });
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (closest, candidate) => (candidate.shared > (closest?.shared ?? 1) ? candidate : closest),
    null,
  );
  return best && { stepIndex: best.stepIndex, title: best.title };
}

/** Words of five or more letters, cut to six so that "orbital" and "orbits" match. */
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));
