import type { Lesson, Question } from "../../content/content-schema";
import { scoreLesson } from "../../content/lesson-rules";
import type { AnswerEvidence } from "../api/outbox";
import type { Progress } from "./lesson-progress";

const questionsOf = ({ steps }: Lesson) => steps.filter((step): step is Question => step.kind === "question");

const tasksOf = ({ steps }: Lesson) =>
  steps.flatMap((step, at) => (step.kind === "task" ? [{ at, maxPoints: step.points }] : []));

/** What was done, for the server to work the points out from; a task by its number among the tasks. */
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

/** The places of the steps that would bring points and are not done: handed in as they are, they bring none. */
export const listOpenSteps = ({ steps }: Lesson, { chosen, orbits }: Progress): number[] =>
  steps.flatMap((step, at) => {
    const isOpen =
      step.kind === "task"
        ? step.points > 0 && !orbits.has(at)
        : step.kind === "question" && step.maxScore > 0 && !chosen.get(step.key)?.length;
    return isOpen ? [at] : [];
  });

/** Handed in so, it is an attempt all the same. */
export const isNothingAnswered = ({ chosen }: Progress) => [...chosen.values()].every((keys) => keys.length === 0);

/**
 * As far as the game can know: what is right it learns from the server only. `isWhole`: nothing is left for the server
 * to say. Without a start tasks are practice.
 */
export function ownFigureOf(lesson: Lesson, { told, orbits }: Progress, { hasStart }: { hasStart: boolean }) {
  const scored = questionsOf(lesson).filter(({ maxScore }) => maxScore > 0);
  const score = scoreLesson({
    ...lesson,
    tasks: tasksOf(lesson).map(({ at, maxPoints }) => ({
      points: hasStart && orbits.has(at) ? maxPoints : 0,
      maxPoints,
    })),
    questions: scored.map(({ key, maxScore: maxPoints }) => ({ points: told.get(key)?.points ?? 0, maxPoints })),
  });
  return { ...score, isWhole: scored.every(({ key }) => told.get(key)?.triesLeft === 0) };
}
