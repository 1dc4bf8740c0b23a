import type { QuizTurn } from "../api/outbox";
import { timeText } from "./time-text";

export function turnText({ attemptsLeft, nextAttemptAt }: Pick<QuizTurn, "attemptsLeft" | "nextAttemptAt">) {
  if (attemptsLeft === 0) return "No attempts left.";
  const left = attemptsLeft === null ? "" : ` ${attemptsLeft} ${attemptsLeft === 1 ? "attempt" : "attempts"} left.`;
  const nextTime = nextAttemptAt && new Date(nextAttemptAt) > new Date() ? timeText(new Date(nextAttemptAt)) : null;
  return `${nextTime ? `You can take it again after ${nextTime}.` : ""}${left}`.trim();
}
