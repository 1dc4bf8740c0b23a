// Pure: who may take a quiz again, when, and which of its answers a student may see. Instructors see everything.
import { cooldownEnd } from "../../../content/lesson-rules";
import type { StoredAnswer } from "~/db/schema";
import { usualQuizRules, type QuizRules } from "~/domain/courses/quiz-rules";

/** One student's work on one quiz in one class, or outside any (`classSessionId` null). */
export type QuizPlace = {
  classSessionId: string | null;
  rules: QuizRules;
  /** Whether the course shows right answers to its students at all. */
  showsAnswers: boolean;
  /** The class's right answers wait for their release. */
  isHeld: boolean;
  /** Whether the class is running; always true outside a class. */
  isRunning: boolean;
  /** The class has ended, but an earlier start may still become a late attempt. */
  hasOpenStart: boolean;
  /** Number of attempts that count. */
  counted: number;
  hasFullMarks: boolean;
  /** The last attempt that the server graded, whether it counts or not. */
  lastHandedInAt: Date | null;
  /** When the student chose to see the answers and so ended the attempts. */
  endedAt: Date | null;
};

const outsideClass: QuizPlace = {
  classSessionId: null,
  rules: usualQuizRules,
  showsAnswers: true,
  isHeld: false,
  isRunning: true,
  hasOpenStart: false,
  counted: 0,
  hasFullMarks: false,
  lastHandedInAt: null,
  endedAt: null,
};

/** The place of a class or outside any; an untouched one if there is none. */
export const placeAt = (places: readonly QuizPlace[], classSessionId: string | null | undefined): QuizPlace =>
  places.find((place) => place.classSessionId === (classSessionId ?? null)) ?? {
    ...outsideClass,
    classSessionId: classSessionId ?? null,
  };

/** Null: any number. After the end of its class, a quiz may be taken late only if no answers can have been shown. */
export function attemptsLeft({ rules, isRunning, counted, endedAt }: QuizPlace): number | null {
  if (endedAt) return 0;
  if (!isRunning) return counted > 0 ? 0 : 1;
  return rules.maxAttempts === null ? null : Math.max(0, rules.maxAttempts - counted);
}

/** When the next attempt may begin; null: now. Attempts in any class count, since points are a hint, too. */
export function nextAttemptAt(place: QuizPlace, places: readonly QuizPlace[], now: Date): Date | null {
  const last = Math.max(...places.map(({ lastHandedInAt }) => lastHandedInAt?.getTime() ?? 0));
  const at = cooldownEnd(new Date(last), place.rules.cooldownMinutes);
  return last > 0 && at > now ? at : null;
}

/** The student can gain nothing more, so showing the answers gives nothing away. */
const isSettled = (place: QuizPlace) => place.hasFullMarks || (attemptsLeft(place) === 0 && place.counted > 0);

const canStillCount = ({ isRunning, hasOpenStart, counted }: QuizPlace) => isRunning || (hasOpenStart && counted === 0);

/** Another class in which the shown answers would help. */
const isSpoiled = (place: QuizPlace, other: QuizPlace) =>
  other.classSessionId !== place.classSessionId &&
  other.classSessionId !== null &&
  (other.isHeld ||
    (canStillCount(other) && other.rules.review !== "atOnce" && attemptsLeft(other) !== 0 && !isSettled(other)));

/** Which answers are shown; `answered` leaves out unanswered questions. */
export type ReviewScope = "none" | "answered" | "all";
/** Why no answers are shown. */
export type ReviewClosure = "held" | "claim" | "notShown" | "otherClass" | "classRuns" | "attemptsLeft";
/** `showsPoints`: whether the points of each question, which reveal the right answers, may be shown. */
export type QuizReviewState = { scope: ReviewScope; closed: ReviewClosure | null; showsPoints: boolean };

export function quizReviewOf(place: QuizPlace, places: readonly QuizPlace[]): QuizReviewState {
  const closed = (why: ReviewClosure): QuizReviewState => ({ scope: "none", closed: why, showsPoints: false });
  const open = (scope: ReviewScope): QuizReviewState => ({ scope, closed: null, showsPoints: true });
  if (place.isHeld) return closed("held");
  if (!place.showsAnswers)
    return { ...closed("notShown"), showsPoints: quizReviewOf({ ...place, showsAnswers: true }, places).showsPoints };
  if (places.some((other) => isSpoiled(place, other))) return closed("otherClass");
  if (place.rules.review === "afterClass" && place.isRunning) return closed("classRuns");
  if (isSettled(place)) return open("all");
  if (place.rules.review === "atOnce") return open("answered");
  return closed("attemptsLeft");
}

/** An attempt as far as the rule needs it; `showsAnswers`: of its course. */
export type ReviewedAttempt = {
  isQuiz: boolean;
  checkedBy: "nobody" | "catalogue" | "server";
  /** The server grades the scenario. A game that only reported points has not shown right answers. */
  isServerGraded: boolean;
  showsAnswers: boolean;
  /** The right answers wait for their release. */
  isHeld: boolean;
  classSessionId: string | null;
};

/**
 * Which answers of an attempt its student may see. A game that graded it has shown its right answers; a lesson shows
 * what was answered. `places`: of the attempt's quiz.
 */
export function reviewOf(attempt: ReviewedAttempt, places: readonly QuizPlace[]): QuizReviewState {
  if (attempt.isHeld) return { scope: "none", closed: "held", showsPoints: false };
  if (attempt.isQuiz && attempt.checkedBy === "server") {
    return quizReviewOf(placeAt(places, attempt.classSessionId), places);
  }
  if (attempt.isServerGraded && attempt.checkedBy !== "server")
    return { scope: "none", closed: "claim", showsPoints: true };
  if (!attempt.showsAnswers) return { scope: "none", closed: "notShown", showsPoints: true };
  return { scope: attempt.checkedBy === "server" ? "answered" : "all", closed: null, showsPoints: true };
}

/** Whether the student may end the attempts to see the answers. */
export const mayEndAttempts = (place: QuizPlace, places: readonly QuizPlace[]) =>
  place.counted > 0 && quizReviewOf(place, places).closed === "attemptsLeft";

/** What is shown in this place, without regard to the student's other classes. */
export const shownScopeOf = (place: QuizPlace) => quizReviewOf(place, [place]).scope;

export const isShown = (scope: ReviewScope, [, , chosen]: StoredAnswer) =>
  scope === "all" || (scope === "answered" && chosen.length > 0);
