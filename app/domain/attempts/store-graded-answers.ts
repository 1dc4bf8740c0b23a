// Stores attempts whose answers the server grades: one at a time per player, since each depends on the earlier ones.
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { AttemptPayload } from "./attempt-payload";
import { lockClassRules, reviewByClassKey } from "./class-key";
import { storeAnswers, readStandings } from "./earlier-answers";
import type { KeyRule } from "./regrade-answers";
import type { ScenarioBounds } from "./find-bounds";
import type { QuestionReview } from "./grading-result";
import { readPlayRules } from "./play-rules";
import { placeAt, reviewOf, type ReviewScope } from "./quiz-review-rule";
import { reasonNotYet } from "./quiz-turn";
import { readPlacesOf } from "./read-quiz-places";
import { drawnKeysOf, hasPools, type readStart } from "./start-of-attempt";
import type { RecordingOptions } from "./store-attempt";
import { asGraded, storeGraded, withReview, type GradedAttempt, type Outcome } from "./evaluate-attempt";
import { readRevealedQuestions } from "./revealed-questions";

/** `grading`: the scenario in the edition that grades; `bounds`: in all of them. */
type AnswerSubmission = {
  attempt: AttemptPayload;
  bounds: ScenarioBounds;
  grading: ScenarioBounds;
  start: Awaited<ReturnType<typeof readStart>>;
};

export const storeGradedAnswers = (
  ctx: SignedInCtx,
  submission: AnswerSubmission,
  options: RecordingOptions,
): Promise<Outcome> =>
  inTransaction(ctx, async (inner) => {
    const classRules = await lockClassRules(inner, submission.attempt);
    return submission.bounds.type === "Quiz"
      ? storeQuiz(inner, submission, { ...options, classRules })
      : storeLesson(inner, submission, options);
  });

/** Remembers answers that the receipt shows: repeated at once, they give half of the points. */
async function storeLesson(
  ctx: SignedInCtx,
  { attempt, bounds, grading, start }: AnswerSubmission,
  options: RecordingOptions,
): Promise<Outcome> {
  const rules = await readPlayRules(ctx, attempt.classSessionId);
  const standings = await readStandings(ctx, attempt, rules);
  const gradedAttempt = asGraded(bounds, grading, attempt, { standings, start });
  const outcome = await storeGraded(ctx, gradedAttempt, bounds, options);
  if (!outcome.receipt || gradedAttempt.errors) return outcome;
  const classSessionId = attempt.classSessionId ?? null;
  const { scope } = reviewOf({ ...rules, ...answeredBy(gradedAttempt, bounds), classSessionId, isHeld: false }, []);
  const isNew = (question: string) => (standings.get(question)?.is ?? "open") === "open";
  const newAnswers = gradedAttempt.weighed.filter(({ question, chosen }) => chosen.length > 0 && isNew(question));
  await storeAnswers(
    ctx,
    attempt,
    newAnswers.map((answer) => ({ ...answer, isTold: scope !== "none" })),
  );
  return { receipt: withReview(outcome.receipt, visibleReviewOf(gradedAttempt, scope)) };
}

/** Refuses what comes too early or after the last attempt, unless an instructor submits it. */
async function storeQuiz(
  ctx: SignedInCtx,
  { attempt, bounds, grading, start }: AnswerSubmission,
  options: RecordingOptions & { classRules: KeyRule[] | undefined },
): Promise<Outcome> {
  const { scenarioId } = attempt;
  const classSessionId = attempt.classSessionId ?? null;
  const places = await readPlacesOf(ctx, scenarioId);
  const revealedKeys =
    hasPools(grading) && !start
      ? await readRevealedQuestions(ctx, scenarioId, grading.editions[0]?.questions ?? [], places)
      : [];
  const gradedAttempt = asGraded(bounds, grading, attempt, { drawn: drawnKeysOf(grading, start), revealedKeys });
  if (gradedAttempt.errors || gradedAttempt.checkedBy !== "server")
    return storeGraded(ctx, gradedAttempt, bounds, options);
  const refusal = options.isHandedIn ? null : reasonNotYet(placeAt(places, classSessionId), places, ctx.now);
  if (refusal) return { refusal };
  const outcome = await storeGraded(ctx, gradedAttempt, bounds, options);
  if (!outcome.receipt) return outcome;
  const attempted = { ...answeredBy(gradedAttempt, bounds), showsAnswers: true, isHeld: false, classSessionId };
  const { scope } = reviewOf(attempted, await readPlacesOf(ctx, scenarioId));
  const review = options.classRules
    ? reviewByClassKey(gradedAttempt, options.classRules, grading.editions[0]?.questions ?? [])
    : gradedAttempt.review;
  return { receipt: withReview(outcome.receipt, visibleReviewOf({ ...gradedAttempt, review }, scope)) };
}

const answeredBy = ({ checkedBy }: GradedAttempt, { type, grading }: ScenarioBounds) => ({
  isQuiz: type === "Quiz",
  checkedBy,
  isServerGraded: grading === "server",
});

/** The part of the review that may be shown; `review` and `weighed` have the same questions in the same order. */
const visibleReviewOf = ({ review, weighed }: GradedAttempt, scope: ReviewScope): QuestionReview[] =>
  scope === "none" ? [] : review.filter((_, at) => scope === "all" || weighed[at]?.chosen.length !== 0);
