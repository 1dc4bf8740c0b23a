import { texts } from "~/texts";
import type { QuestionReview } from "../api/outbox";
import { reasonOf } from "../api/server";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";
import { turnText } from "./turn-text";

/**
 * Shown if a quiz's answers are still hidden: when they will be shown, when the next attempt is possible, and a button
 * to end attempts.
 */
export async function renderQuizOutcome(
  game: Game,
  attemptId: string,
  show: (review: readonly QuestionReview[]) => void,
): Promise<HTMLElement | null> {
  const outcome = await game.server.readReview(attemptId);
  if (!outcome?.closed) {
    if (outcome && outcome.review.length > 0) show(outcome.review);
    return null;
  }
  const { turn, closed } = outcome;
  const container = h("section", { class: "review" });
  const end = async () => {
    try {
      const { review } = await game.server.endQuiz(attemptId);
      void game.progress.refresh();
      show(review);
    } catch (error) {
      game.say(reasonOf(error));
    }
  };
  const confirm = () =>
    question.replaceChildren(
      h("p", {}, texts.gameLesson.endAttemptsWarning),
      renderButton(texts.gameLesson.endAttempts, () => void end()),
      renderButton(texts.gameLesson.cancel, offer, { class: "quiet" }),
    );
  const question = h("div", { class: "row", role: "status" });
  const offer = () => question.replaceChildren(renderButton(texts.gameLesson.showAnswers, confirm, { class: "quiet" }));
  if (turn?.mayEndAttempts) offer();
  container.append(
    h("p", {}, [texts.gameLesson.answersHidden({ reason: closed }), turn && turnText(turn)].filter(Boolean).join(" ")),
    question,
  );
  return container;
}
