import type { AttemptReview, QuestionReview } from "../api/outbox";
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
      h("p", {}, "This ends your attempts at this quiz: your best score so far stays, and you can't take it again."),
      renderButton("Show answers and end attempts", () => void end()),
      renderButton("Cancel", offer, { class: "quiet" }),
    );
  const question = h("div", { class: "row", role: "status" });
  const offer = () => question.replaceChildren(renderButton("Show the answers", confirm, { class: "quiet" }));
  if (turn?.mayEndAttempts) offer();
  container.append(h("p", {}, [closedTexts[closed], turn && turnText(turn)].filter(Boolean).join(" ")), question);
  return container;
}

const closedTexts: Record<NonNullable<AttemptReview["closed"]>, string> = {
  claim: "The game reported these points, so the right answers are not shown.",
  notShown: "Your instructor does not show which answers are right.",
  otherClass: "You'll see the answers once you have finished this quiz in your other class, too.",
  classRuns: "You'll see the answers when the class has ended.",
  attemptsLeft: "You'll see the answers after your last attempt, or with full marks.",
};
