import type { Lesson, Question } from "../../content/content-schema";
import { scoreLesson } from "../../content/lesson-rules";
import type { AnswerEvidence } from "../api/outbox";
import type { Progress } from "./lesson-progress";

const questionsOf = ({ steps }: Lesson) => steps.filter((step): step is Question => step.kind === "question");

const tasksOf = ({ steps }: Lesson) =>
  steps.flatMap((step, at) => (step.kind === "task" ? [{ at, maxPoints: step.points }] : []));

/** Evidence for the server's grading; tasks by their index among the tasks. */
export function evidenceOfLesson(lesson: Lesson, { chosen, orbits }: Progress, isQuiz: boolean): AnswerEvidence {
  const answers = questionsOf(lesson).flatMap(({ key }) => {
    const keys = chosen.get(key) ?? [];
    return keys.length > 0 ? [{ question: key, chosen: [...keys] }] : [];
  });
  if (isQuiz) return { kind: "quiz", answers };
  const tasks = tasksOf(lesson).flatMap(({ at }, task) => {
    const orbit = orbits.get(at);
    return orbit ? [{ task, orbit }] : [];
  });
  return { kind: "lesson", answers, tasks };
}

/** Steps worth points that are not done: handed in now, they score none. */
export const listOpenSteps = ({ steps }: Lesson, { chosen, orbits }: Progress): number[] =>
  steps.flatMap((step, at) => {
    const isOpen =
      step.kind === "task"
        ? step.points > 0 && !orbits.has(at)
        : step.kind === "question" && step.maxScore > 0 && !chosen.get(step.key)?.length;
    return isOpen ? [at] : [];
  });

export const hasNoAnswers = ({ chosen }: Progress) => [...chosen.values()].every((keys) => keys.length === 0);

/**
 * The score as far as the game knows it: right answers come from the server. `isFinal`: the server has nothing to add.
 * Without a start, tasks are practice.
 */
export function localScoreOf(
  lesson: Lesson,
  { verdicts: told, orbits }: Progress,
  { hasStart }: { hasStart: boolean },
) {
  const scored = questionsOf(lesson).filter(({ maxScore }) => maxScore > 0);
  const score = scoreLesson({
    ...lesson,
    tasks: tasksOf(lesson).map(({ at, maxPoints }) => ({
      points: hasStart && orbits.has(at) ? maxPoints : 0,
      maxPoints,
    })),
    questions: scored.map(({ key, maxScore: maxPoints }) => ({ points: told.get(key)?.points ?? 0, maxPoints })),
  });
  return { ...score, isFinal: scored.every(({ key }) => told.get(key)?.triesLeft === 0) };
}
