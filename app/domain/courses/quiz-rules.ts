// Pure: how often a quiz may be taken, and when its answers are shown.
import * as v from "valibot";
import { keyed, say } from "~/texts/say";

export const quizReviews = ["atOnce", "afterLastAttempt", "afterClass"] as const;

export type QuizRules = {
  /** Null: unlimited. */
  maxAttempts: number | null;
  /** Minutes from the end of an attempt to the next one; 0: none. */
  cooldownMinutes: number;
  review: (typeof quizReviews)[number];
};

/** The defaults, also outside a class. */
export const usualQuizRules: QuizRules = { maxAttempts: null, cooldownMinutes: 10, review: "afterLastAttempt" };

export const maxQuizAttempts = 100;
export const maxCooldownMinutes = 7 * 24 * 60;

const attemptsText = () => keyed(say.courseRefusals.maxAttempts({ max: maxQuizAttempts }));
const cooldownText = () => keyed(say.courseRefusals.cooldown({ max: maxCooldownMinutes }));

// Annotated, as pages use only the constants above: without their schemas, they get no catalogue.
/* @__NO_SIDE_EFFECTS__ */
const count = (message: () => string, least: number, most: number) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));

const attempts = count(attemptsText, 1, maxQuizAttempts);
const cooldown = count(cooldownText, 0, maxCooldownMinutes);

export const QuizRules = v.object({
  maxAttempts: v.nullable(attempts),
  cooldownMinutes: cooldown,
  review: v.picklist(quizReviews, () => keyed(say.courseRefusals.reviewUnknown({ reviews: quizReviews.join(", ") }))),
});

/* @__NO_SIDE_EFFECTS__ */
const digits = (message: () => string) =>
  v.pipe(v.string(message), v.trim(), v.regex(/^\d{1,6}$/, message), v.transform(Number));

/** The same rules as a form sends them. */
export const QuizRulesForm = v.object({
  maxAttempts: v.union(
    [
      v.pipe(
        v.string(),
        v.trim(),
        v.literal(""),
        v.transform(() => null),
      ),
      v.pipe(digits(attemptsText), attempts),
    ],
    attemptsText,
  ),
  cooldownMinutes: v.pipe(digits(cooldownText), cooldown),
  review: v.picklist(quizReviews, () => keyed(say.courseRefusals.reviewRequired)),
});
