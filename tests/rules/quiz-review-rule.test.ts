import fc from "fast-check";
import { expect, test } from "vitest";
import {
  attemptsLeft,
  mayEndAttempts,
  nextAttemptAt,
  quizReviewOf,
  reviewOf,
  type QuizPlace,
} from "~/domain/attempts/quiz-review-rule";
import { quizReviews, usualQuizRules } from "~/domain/courses/quiz-rules";

const now = new Date("2026-11-26T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const place = ({
  rules,
  ...given
}: Partial<Omit<QuizPlace, "rules">> & { rules?: Partial<QuizPlace["rules"]> } = {}) => ({
  classSessionId: "class",
  showsAnswers: true,
  isHeld: false,
  isRunning: true,
  hasOpenStart: false,
  counted: 1,
  hasFullMarks: false,
  lastHandedInAt: ago(1),
  endedAt: null,
  ...given,
  rules: { ...usualQuizRules, ...rules },
});
const reviewIn = (one: QuizPlace, ...others: QuizPlace[]) => {
  const { scope, closed } = quizReviewOf(one, [one, ...others]);
  return closed ?? scope;
};

test("with any number of attempts the answers come with full marks, when the student ends them, or after the class", () => {
  expect(reviewIn(place())).toBe("attemptsLeft");
  expect(reviewIn(place({ hasFullMarks: true }))).toBe("all");
  expect(reviewIn(place({ endedAt: ago(0) }))).toBe("all");
  expect(reviewIn(place({ isRunning: false }))).toBe("all");
});

test.each([
  ["atOnce", 1, "answered"],
  ["atOnce", 3, "all"],
  ["afterLastAttempt", 2, "attemptsLeft"],
  ["afterLastAttempt", 3, "all"],
  ["afterClass", 3, "classRuns"],
] as const)("of three attempts, %s, after %i: %s", (review, counted, expected) => {
  expect(reviewIn(place({ counted, rules: { maxAttempts: 3, review } }))).toBe(expected);
});

test("after-class review shows nothing while the class runs, even with full marks", () => {
  const rules = { review: "afterClass" } as const;
  expect(reviewIn(place({ rules, hasFullMarks: true, endedAt: ago(0) }))).toBe("classRuns");
  expect(mayEndAttempts(place({ rules }), [place({ rules })])).toBe(false);
  expect(reviewIn(place({ rules, isRunning: false }))).toBe("all");
});

test("an instructor who hides answers hides all", () => {
  expect(reviewIn(place({ showsAnswers: false, hasFullMarks: true, isRunning: false }))).toBe("notShown");
});

test("no other place shows what would help in a class, not even late attempts", () => {
  const alone = place({ classSessionId: null, endedAt: ago(0) });
  expect(reviewIn(alone, place({ counted: 0 }))).toBe("otherClass");
  expect(reviewIn(alone, place({ counted: 0, isRunning: false, hasOpenStart: true }))).toBe("otherClass");
  expect(reviewIn(alone, place({ counted: 0, isRunning: false }))).toBe("all");
  expect(reviewIn(alone, place({ endedAt: ago(0) }))).toBe("all");
  expect(reviewIn(alone, place({ counted: 0, rules: { review: "atOnce" } }))).toBe("all");
  expect(reviewIn(place({ endedAt: ago(0) }), place({ classSessionId: null }))).toBe("all");
});

test("attempts end with their number, a look at the answers, or the class", () => {
  expect(attemptsLeft(place())).toBeNull();
  expect(attemptsLeft(place({ rules: { maxAttempts: 3 } }))).toBe(2);
  expect(attemptsLeft(place({ counted: 5, rules: { maxAttempts: 3 } }))).toBe(0);
  expect(attemptsLeft(place({ endedAt: ago(0) }))).toBe(0);
  expect(attemptsLeft(place({ isRunning: false, counted: 0 }))).toBe(1);
  expect(attemptsLeft(place({ isRunning: false }))).toBe(0);
});

test("the cool-down starts with the latest attempt anywhere, by the next place's rules", () => {
  const inClass = place({ lastHandedInAt: ago(30) });
  const outsideClass = place({ classSessionId: null, lastHandedInAt: ago(4) });
  expect(nextAttemptAt(inClass, [inClass, outsideClass], now)).toEqual(new Date("2026-11-26T12:06:00Z"));
  expect(nextAttemptAt(inClass, [inClass], now)).toBeNull();
  const patient = place({ lastHandedInAt: ago(30), rules: { cooldownMinutes: 60 } });
  expect(nextAttemptAt(patient, [patient], now)).toEqual(new Date("2026-11-26T12:30:00Z"));
  const hasty = place({ lastHandedInAt: ago(0), rules: { cooldownMinutes: 0 } });
  expect(nextAttemptAt(hasty, [hasty], now)).toBeNull();
});

test("a lesson shows the answers given, a self-grading game what it sent", () => {
  const attempt = { isQuiz: false, isServerGraded: false, showsAnswers: true, isHeld: false, classSessionId: "class" };
  expect(reviewOf({ ...attempt, checkedBy: "server" }, []).scope).toBe("answered");
  expect(reviewOf({ ...attempt, isQuiz: true, checkedBy: "catalogue" }, []).scope).toBe("all");
  expect(reviewOf({ ...attempt, isServerGraded: true, checkedBy: "catalogue" }, []).closed).toBe("claim");
  expect(reviewOf({ ...attempt, showsAnswers: false, checkedBy: "nobody" }, []).closed).toBe("notShown");
});

const anyPlace = (classSessionId: string) =>
  fc.record({
    classSessionId: fc.constant(classSessionId),
    rules: fc.record({
      maxAttempts: fc.option(fc.integer({ min: 1, max: 4 })),
      cooldownMinutes: fc.nat(60),
      review: fc.constantFrom(...quizReviews),
    }),
    showsAnswers: fc.boolean(),
    isHeld: fc.boolean(),
    isRunning: fc.boolean(),
    hasOpenStart: fc.boolean(),
    counted: fc.nat(5),
    hasFullMarks: fc.boolean(),
    lastHandedInAt: fc.option(fc.constant(ago(3))),
    endedAt: fc.option(fc.constant(ago(1))),
  });

test("under any rules, an answer stays hidden while an attempt can gain by it, unless the course shows all", () => {
  fc.assert(
    fc.property(anyPlace("one"), anyPlace("two"), (one, two) => {
      const { scope } = quizReviewOf(one, [one, two]);
      const canGain = (other: QuizPlace) =>
        (other.isRunning || (other.hasOpenStart && other.counted === 0)) &&
        !other.hasFullMarks &&
        attemptsLeft(other) !== 0;
      if (scope === "none") return;
      for (const other of [one, two]) expect(canGain(other) && other.rules.review !== "atOnce").toBe(false);
    }),
  );
});
