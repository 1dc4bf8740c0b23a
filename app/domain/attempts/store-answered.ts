// Attempts whose answers the server grades: one after the other for each player, for each depends on those before.
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { AttemptPayload } from "./attempt-payload";
import { keepAnswers, lockPlayer, readStandings } from "./earlier-answers";
import type { ScenarioBounds } from "./find-bounds";
import type { QuestionReview } from "./graded";
import { readPlayRules } from "./play-rules";
import { placeAt, reviewOf, type ReviewScope } from "./quiz-review-rule";
import { reasonNotYet } from "./quiz-turn";
import { readPlacesOf } from "./read-quiz-places";
import { drawnBy, hasPools, type readStart } from "./start-of-attempt";
import type { RecordingOptions } from "./store-attempt";
import { asGraded, storeHeld, withReview, type Held, type Outcome } from "./store-held";
import { readToldQuestions } from "./told-questions";

/** `grading`: the scenario in the edition that grades; `bounds`: in all of them. */
type Answered = {
  attempt: AttemptPayload;
  bounds: ScenarioBounds;
  grading: ScenarioBounds;
  start: Awaited<ReturnType<typeof readStart>>;
};

export const storeAnswered = (ctx: SignedInCtx, answered: Answered, options: RecordingOptions): Promise<Outcome> =>
  inTransaction(ctx, async (inner) => {
    await lockPlayer(inner, answered.attempt.classSessionId);
    return answered.bounds.type === "Quiz"
      ? storeQuiz(inner, answered, options)
      : storeLesson(inner, answered, options);
  });

/** An answer that is shown with the receipt is remembered: repeated at once it gives half of the points. */
async function storeLesson(
  ctx: SignedInCtx,
  { attempt, bounds, grading, start }: Answered,
  options: RecordingOptions,
): Promise<Outcome> {
  const rules = await readPlayRules(ctx, attempt.classSessionId);
  const standings = await readStandings(ctx, attempt, rules);
  const held = asGraded(bounds, grading, attempt, { standings, start });
  const outcome = await storeHeld(ctx, held, bounds, options);
  if (!outcome.receipt || held.errors) return outcome;
  const classSessionId = attempt.classSessionId ?? null;
  const { scope } = reviewOf({ ...rules, ...answeredBy(held, bounds), classSessionId }, []);
  const isNew = (question: string) => (standings.get(question)?.is ?? "open") === "open";
  const given = held.weighed.filter(({ question, chosen }) => chosen.length > 0 && isNew(question));
  await keepAnswers(
    ctx,
    attempt,
    given.map((answer) => ({ ...answer, isTold: scope !== "none" })),
  );
  return { receipt: withReview(outcome.receipt, shownOf(held, scope)) };
}

/** Refuses what comes too early or after the last attempt, but for what an instructor hands in. */
async function storeQuiz(
  ctx: SignedInCtx,
  { attempt, bounds, grading, start }: Answered,
  options: RecordingOptions,
): Promise<Outcome> {
  const { scenarioId } = attempt;
  const classSessionId = attempt.classSessionId ?? null;
  const places = await readPlacesOf(ctx, scenarioId);
  const told =
    hasPools(grading) && !start
      ? await readToldQuestions(ctx, scenarioId, grading.editions[0]?.questions ?? [], places)
      : [];
  const held = asGraded(bounds, grading, attempt, { drawn: drawnBy(grading, start), told });
  if (held.errors || held.checkedBy !== "server") return storeHeld(ctx, held, bounds, options);
  const refusal = options.isHandedIn ? null : reasonNotYet(placeAt(places, classSessionId), places, ctx.now);
  if (refusal) return { refusal };
  const outcome = await storeHeld(ctx, held, bounds, options);
  if (!outcome.receipt) return outcome;
  const attempted = { ...answeredBy(held, bounds), showsAnswers: true, classSessionId };
  const { scope } = reviewOf(attempted, await readPlacesOf(ctx, scenarioId));
  return { receipt: withReview(outcome.receipt, shownOf(held, scope)) };
}

const answeredBy = ({ checkedBy }: Held, { type, grading }: ScenarioBounds) => ({
  isQuiz: type === "Quiz",
  checkedBy,
  isServerGraded: grading === "server",
});

/** What may be shown of the review; `review` and `weighed` have the same questions at the same places. */
const shownOf = ({ review, weighed }: Held, scope: ReviewScope): QuestionReview[] =>
  scope === "none" ? [] : review.filter((_, at) => scope === "all" || weighed[at]?.chosen.length !== 0);
