import type { Lesson, Question } from "../../content/content-schema";
import { scoreLesson } from "../../content/lesson-rules";
import type { AnswerEvidence } from "../api/outbox";
import { isTaskDone, type LessonProgress } from "./lesson-progress";

const questionsOf = ({ steps }: Lesson) => steps.filter((step): step is Question => step.kind === "question");

const tasksOf = ({ steps }: Lesson) =>
  steps.flatMap((step, stepIndex) => (step.kind === "task" ? [{ stepIndex, maxPoints: step.points }] : []));

/** Evidence for the server's grading; `task` is the index among the lesson's tasks. */
export function evidenceOfLesson(
  lesson: Lesson,
  { chosen, orbits, answers: solved }: LessonProgress,
  isQuiz: boolean,
): AnswerEvidence {
  const answers = questionsOf(lesson).flatMap(({ key }) => {
    const keys = chosen.get(key) ?? [];
    return keys.length > 0 ? [{ question: key, chosen: [...keys] }] : [];
  });
  if (isQuiz) return { kind: "quiz", answers };
  const tasks = tasksOf(lesson).flatMap(({ stepIndex }, task) => {
    const orbit = orbits.get(stepIndex);
    const answer = orbit ? { orbit } : solved.get(stepIndex);
    return answer ? [{ task, ...answer }] : [];
  });
  return { kind: "lesson", answers, tasks };
}

/** Indexes of unfinished steps worth points: if handed in now, they score none. */
export const listOpenSteps = ({ steps }: Lesson, progress: LessonProgress): number[] =>
  steps.flatMap((step, stepIndex) => {
    const isOpen =
      step.kind === "task"
        ? step.points > 0 && !isTaskDone(progress, stepIndex)
        : step.kind === "question" && step.maxScore > 0 && !progress.chosen.get(step.key)?.length;
    return isOpen ? [stepIndex] : [];
  });

export const hasNoAnswers = ({ chosen }: LessonProgress) => [...chosen.values()].every((keys) => keys.length === 0);

/**
 * The score as far as the game knows it: right answers come from the server. `isFinal`: the server has nothing to add.
 * Without a start, tasks are practice.
 */
export function localScoreOf(lesson: Lesson, progress: LessonProgress, { hasStart }: { hasStart: boolean }) {
  const scored = questionsOf(lesson).filter(({ maxScore }) => maxScore > 0);
  const score = scoreLesson({
    ...lesson,
    tasks: tasksOf(lesson).map(({ stepIndex, maxPoints }) => ({
      points: hasStart && isTaskDone(progress, stepIndex) ? maxPoints : 0,
      maxPoints,
    })),
    questions: scored.map(({ key, maxScore: maxPoints }) => ({
      points: progress.verdicts.get(key)?.points ?? 0,
      maxPoints,
    })),
  });
  return { ...score, isFinal: scored.every(({ key }) => progress.verdicts.get(key)?.triesLeft === 0) };
}
