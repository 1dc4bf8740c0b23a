import type { ReviewClosure } from "./quiz-review-rule";

/** Why a student can't see the right answers. */
export const closedTexts: Record<ReviewClosure, string> = {
  claim: "The game reported these points, so the right answers are not shown.",
  notShown: "Your instructor does not show which answers are right.",
  otherClass: "You'll see the answers once you have finished this quiz in your other class, too.",
  classRuns: "You'll see the answers when the class has ended.",
  attemptsLeft: "You'll see the answers after your last attempt, or with full marks.",
};
