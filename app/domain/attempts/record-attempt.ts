import { noteSeen } from "~/domain/accounts/sign-in";
import { inTransaction, type Caller, type Ctx, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { Refusal, type FieldErrors } from "~/domain/refusal";
import type { AttemptPayload } from "./attempt-payload";
import { findEarlierReceipt, type EarlierReceipt, type Receipt } from "./attempt-receipt";
import { belongsToAnother, reasonOfRefusal } from "./attempt-refused";
import { checkBounds } from "./check-bounds";
import { evidenceOfScorecards } from "./evidence-of-scorecards";
import { keepAnswers, lockPlayer, readEarlierAnswers } from "./earlier-answers";
import { gradeAttempt, isGraded, isOnlyAnswered, tellsAnswers } from "./grade-attempt";
import type { EarlierAnswers, Graded, QuestionReview, WeighedAnswer } from "./graded";
import { asQuestionReview, reviewAnswers } from "./review-answers";
import { insertAttempt } from "./insert-attempts";
import { hasPools, readDrawn, type Drawn } from "./read-drawn";
import { recallQuestionIds } from "./question-ids";
import { readBounds, findBounds, type ScenarioBounds } from "./find-bounds";
import { storeAttempt, type Checked, type RecordingOptions } from "./store-attempt";

/**
 * Stores an attempt of the caller, once: a repeat gets the first one's receipt. Refuses a scenario or class that is
 * unknown or not the caller's, a class that is not running, what is out of bounds, and somebody else's start.
 */
export async function recordAttempt(
  ctx: SignedInCtx,
  attempt: AttemptPayload,
  options: RecordingOptions = {},
): Promise<{ receipt: Receipt; isNew: boolean }> {
  if (attempt.userId && attempt.userId !== ctx.actor.userId) throw belongsToAnother("userId");
  const first = await checkAndStore(ctx, attempt, await findBounds(ctx.db, attempt.scenarioId), options);
  if (first.receipt) return { receipt: first.receipt, isNew: true };
  const earlier = await findEarlierReceipt(ctx, attempt.attemptId);
  if (earlier) return { receipt: await reviewAgain(ctx, earlier), isNew: false };
  // A class whose start is due begins with the first who plays in it; and a curriculum may have been published.
  await settleDueSchedules(ctx);
  const again = await checkAndStore(ctx, attempt, await readBounds(ctx.db, attempt.scenarioId), options);
  if (again.receipt) return { receipt: again.receipt, isNew: true };
  const mayHaveEnded = Boolean(again.refusal && (attempt.startId ?? options.isHandedIn));
  throw (
    (await reasonOfRefusal(ctx, attempt, { mayHaveEnded })) ??
    again.refusal ??
    new Refusal("conflict", "Please try again.")
  );
}

/**
 * The same for somebody of whom a token is all that is known: sign-in and account are held against the database by the
 * statement that stores the attempt. Null when nothing was stored: then look the caller up and let recordAttempt say
 * why.
 */
export async function recordAtOnce(
  { db, now }: Pick<Ctx, "db" | "now">,
  caller: Caller,
  attempt: AttemptPayload,
  { lateAttemptsDays = 7 }: Pick<RecordingOptions, "lateAttemptsDays"> = {},
): Promise<Receipt | null> {
  if (attempt.userId && attempt.userId !== caller.userId) return null;
  const bounds = await findBounds(db, attempt.scenarioId);
  if (!bounds || tellsAnswers(bounds) || hasPools(bounds)) return null;
  const held = holdAgainst(bounds, attempt);
  if (held.errors) return null;
  const { questions, checkedBy } = held;
  const questionIds = recallQuestionIds(db, attempt.scenarioId, questions);
  if (!questionIds) return null;
  const checked = { attempt: held.attempt, questions, questionIds, checkedBy, version: bounds.version };
  const stored = await insertAttempt(db, {
    ...checked,
    caller,
    isCallerKnown: false,
    now,
    lateAttemptsDays,
    isHandedIn: false,
  });
  if (!stored) return null;
  const { lastSeenAt, ...receipt } = stored;
  if (lastSeenAt) await noteSeen({ db, now }, { ...caller, lastSeenAt });
  return withReview(receipt, held.review);
}

const withReview = (receipt: Receipt, review: QuestionReview[]): Receipt =>
  review.length > 0 ? { ...receipt, review } : receipt;

/** The receipt of a repeat has the review of the first one, from what was stored. */
async function reviewAgain(
  { db }: SignedInCtx,
  { questionIds, answers, ...receipt }: EarlierReceipt,
): Promise<Receipt> {
  if (receipt.grading === "client") return receipt;
  const reviewed = await reviewAnswers(db, { scenarioId: receipt.scenarioId, questionIds, answers });
  return withReview(receipt, reviewed.map(asQuestionReview));
}

/** Neither a receipt nor a refusal: the database did not take it. */
type Outcome = { receipt?: Receipt; refusal?: Refusal };

async function checkAndStore(
  ctx: SignedInCtx,
  attempt: AttemptPayload,
  bounds: ScenarioBounds | null,
  options: RecordingOptions,
): Promise<Outcome> {
  if (!bounds) return {};
  if (!tellsAnswers(bounds))
    return storeHeld(ctx, holdAgainst(bounds, attempt, await readDrawn(ctx, bounds, attempt)), bounds, options);
  return inTransaction(ctx, async (inner) => {
    await lockPlayer(inner);
    const earlier = await readEarlierAnswers(inner, attempt);
    const held = asGraded(bounds, attempt, { earlier });
    const outcome = await storeHeld(inner, held, bounds, options);
    if (outcome.receipt && !held.errors)
      await keepAnswers(
        inner,
        attempt,
        held.weighed.filter(({ question }) => !earlier.get(question)?.isTold).map(asTold),
      );
    return outcome;
  });
}

/** The review tells all of them. */
const asTold = <Answer extends WeighedAnswer>(answer: Answer) => ({ ...answer, isTold: true });

async function storeHeld(
  ctx: SignedInCtx,
  held: Held | { errors: FieldErrors },
  { version }: ScenarioBounds,
  options: RecordingOptions,
): Promise<Outcome> {
  if (held.errors) return { refusal: new Refusal("invalid", "One or more fields are not valid.", held.errors) };
  const { review, attempt, questions, checkedBy } = held;
  const receipt = await storeAttempt(ctx, { attempt, questions, checkedBy, version, ...options });
  return receipt ? { receipt: withReview(receipt, review) } : {};
}

type Held = Pick<Checked, "attempt" | "questions" | "checkedBy"> &
  Pick<Graded, "review" | "weighed"> & { errors?: undefined };

const holdAgainst = (bounds: ScenarioBounds, attempt: AttemptPayload, drawn: Drawn | null = null) =>
  isGraded(bounds) || isOnlyAnswered(bounds, attempt)
    ? asGraded(bounds, attempt, { drawn })
    : asClaimed(bounds, attempt);

/**
 * An attempt with the points that the server has found, whatever was claimed. Of games that tell points only the claim
 * is kept, within its bounds and as not verified.
 */
function asGraded(
  bounds: ScenarioBounds,
  attempt: AttemptPayload,
  known: { earlier?: EarlierAnswers; drawn?: Drawn | null },
): Held | { errors: FieldErrors } {
  const told = attempt.evidence ? null : evidenceOfScorecards(bounds, attempt);
  if (told?.errors) return told;
  const evidence = attempt.evidence ?? told?.evidence;
  if (!evidence) return asClaimed(bounds, attempt);
  const graded = gradeAttempt(bounds, evidence, known);
  if (graded.errors) return graded;
  const { questions, review, weighed, errors: _, ...points } = graded;
  return { attempt: { ...attempt, evidence, ...points }, questions, review, weighed, checkedBy: "server" };
}

function asClaimed({ editions }: ScenarioBounds, attempt: AttemptPayload): Held | { errors: FieldErrors } {
  const found = checkBounds(editions, attempt);
  if (found.errors) return found;
  return { attempt, questions: found.questions, review: [], weighed: [], checkedBy: found.checkedBy };
}
