import { formatCount } from "~/domain/count-text";
import { Refusal } from "~/domain/refusal";
import { attemptsLeft, mayEndAttempts, nextAttemptAt, placeAt, type QuizPlace } from "./quiz-review-rule";

/** What a student may do next with a quiz. */
export type QuizTurn = {
  /** Null: any number. */
  attemptsLeft: number | null;
  /** Null: now, if an attempt is left. */
  nextAttemptAt: Date | null;
  /** The answers are shown if the student ends the attempts. */
  mayEndAttempts: boolean;
};

export function quizTurnOf(places: readonly QuizPlace[], classSessionId: string | null, now: Date): QuizTurn {
  const place = placeAt(places, classSessionId);
  return {
    attemptsLeft: attemptsLeft(place),
    nextAttemptAt: nextAttemptAt(place, places, now),
    mayEndAttempts: mayEndAttempts(place, places),
  };
}

/** Why a quiz may not be started or submitted now; null if it may. */
export function reasonNotYet(place: QuizPlace, places: readonly QuizPlace[], now: Date): Refusal | null {
  if (attemptsLeft(place) === 0) return new Refusal("conflict", textOfLastAttempt(place));
  const at = nextAttemptAt(place, places, now);
  if (!at) return null;
  const seconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
  const wait = formatCount(Math.ceil(seconds / 60), "minute");
  return new Refusal("tooMany", `You can take this quiz again in ${wait}.`, {}, seconds);
}

function textOfLastAttempt({ endedAt, isRunning, rules }: QuizPlace): string {
  if (endedAt) return "You have seen the answers, which ended your attempts at this quiz.";
  if (!isRunning) return "The class has ended, and you already have an attempt at this quiz there.";
  return `You have used ${rules.maxAttempts === 1 ? "your only attempt" : `all ${rules.maxAttempts} attempts`} at this quiz.`;
}
