import { texts } from "~/texts";
import type { QuizTurn } from "../api/outbox";
import { timeText } from "./time-text";

export function turnText({ attemptsLeft, nextAttemptAt }: Pick<QuizTurn, "attemptsLeft" | "nextAttemptAt">) {
  if (attemptsLeft === 0) return texts.gameLesson.noAttemptsLeft;
  const nextTime = nextAttemptAt && new Date(nextAttemptAt) > new Date() ? timeText(new Date(nextAttemptAt)) : null;
  return [
    nextTime && texts.gameLesson.nextAttempt({ at: nextTime }),
    attemptsLeft !== null && texts.gameLesson.attemptsLeft({ attempts: attemptsLeft }),
  ]
    .filter(Boolean)
    .join(" ");
}
