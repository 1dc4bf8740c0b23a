import { Refusal } from "~/domain/refusal";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
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
  if (attemptsLeft(place) === 0) return new Refusal("conflict", reasonOfLastAttempt(place));
  const at = nextAttemptAt(place, places, now);
  if (!at) return null;
  const seconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
  const minutes = Math.ceil(seconds / 60);
  return new Refusal("tooMany", say.attemptRefusals.quizWait({ minutes }), {}, seconds);
}

function reasonOfLastAttempt({ endedAt, isRunning, rules }: QuizPlace): Message {
  if (endedAt) return say.attemptRefusals.quizEnded;
  if (!isRunning) return say.attemptRefusals.quizClassEnded;
  return say.attemptRefusals.quizAttemptsUsed({ attempts: rules.maxAttempts });
}
