import { texts } from "~/texts";
import type { Lesson } from "../../content/content-schema";
import type { QuestionReview } from "../api/outbox";
import { findRelatedStep } from "../attempts/hints";
import { isTaskDone, type LessonProgress } from "../attempts/lesson-progress";
import { h } from "../dom";

const maxListed = 6;

/** What a player can do now: tasks that were solved, and subjects of which each question was right. */
export function listMastered(
  lesson: Lesson,
  progress: Pick<LessonProgress, "orbits" | "answers">,
  review: readonly QuestionReview[],
): { mastered: string[]; missed: number } {
  const tasks = lesson.steps.flatMap((step, at) =>
    step.kind === "task" && step.points > 0 && isTaskDone(progress, at) ? [step.title] : [],
  );
  const answered = lesson.steps.flatMap((step) => {
    const result =
      step.kind === "question" && step.maxScore > 0 && review.find(({ question }) => question === step.key);
    if (!result) return [];
    const subject = findRelatedStep(lesson, step)?.title ?? step.text;
    return [{ subject, isRight: result.points >= result.maxPoints }];
  });
  const missed = answered.filter(({ isRight }) => !isRight);
  const open = new Set(missed.map(({ subject }) => subject));
  const known = answered.map(({ subject }) => subject).filter((subject) => !open.has(subject));
  return { mastered: [...new Set([...tasks, ...known])], missed: missed.length };
}

/** A short list; null without anything to say. */
export function renderMastered(...found: Parameters<typeof listMastered>): HTMLElement | null {
  const { mastered, missed } = listMastered(...found);
  if (mastered.length === 0 && missed === 0) return null;
  const more = mastered.length - maxListed;
  return h(
    "section",
    { class: "mastered" },
    ...(mastered.length > 0
      ? [
          h("h2", {}, texts.gameLesson.mastered),
          h(
            "ul",
            {},
            ...mastered.slice(0, maxListed).map((subject) => h("li", { dir: "auto" }, subject)),
            more > 0 && h("li", {}, texts.gameLesson.andMore({ count: more })),
          ),
        ]
      : []),
    missed > 0 && h("p", {}, texts.gameLesson.comesBack({ count: missed })),
  );
}
