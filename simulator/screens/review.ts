import { texts } from "~/texts";
import type { Lesson, Question } from "../../content/content-schema";
import type { AnswerEvidence, QuestionReview } from "../api/outbox";
import { h } from "../dom";
import { renderParagraphs } from "./marked-text";

/** Questions with the player's and the right answers, from the receipt. */
export function renderReview(
  lesson: Lesson,
  answers: AnswerEvidence["answers"],
  review: readonly QuestionReview[],
): HTMLElement {
  const reviewed = lesson.steps.flatMap((step) => {
    const result = step.kind === "question" && review.find(({ question }) => question === step.key);
    return result ? [{ step, found: result }] : [];
  });
  return h(
    "section",
    { class: "review" },
    h("h2", {}, texts.gameLesson.review),
    h("ol", {}, ...reviewed.map(({ step, found: result }) => renderEntry(step, chosenOf(answers, step.key), result))),
  );
}

const chosenOf = (answers: AnswerEvidence["answers"], key: string) =>
  answers.find(({ question }) => question === key)?.chosen ?? [];

function renderEntry(
  { text, answers, maxScore }: Question,
  chosen: readonly string[],
  { points, maxPoints, right, explanation }: QuestionReview,
): HTMLElement {
  const textsOf = (keys: readonly string[]) =>
    answers.flatMap((answer) => (keys.includes(answer.key) ? [answer.text] : [])).join("; ");
  const isScored = maxScore > 0;
  return h(
    "li",
    {},
    h("p", {}, h("strong", { dir: "auto" }, text)),
    h(
      "p",
      isScored ? { class: "state", "data-done": String(points === maxPoints) } : {},
      isScored ? `${texts.gameLesson.pointsOf({ points, maxPoints })} ` : "",
      texts.gameLesson.yourAnswer({ answers: textsOf(chosen) }),
    ),
    isScored && points < maxPoints && h("p", {}, texts.gameLesson.rightAnswer({ answers: textsOf(right) })),
    ...(explanation === null ? [] : renderParagraphs([explanation])),
  );
}
