import { noteSeen } from "~/domain/accounts/sign-in";
import { inTransaction, type Caller, type Ctx, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { readDebrief } from "./read-debrief";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { AttemptPayload } from "./attempt-payload";
import { findEarlierReceipt, type EarlierReceipt, type Receipt } from "./attempt-receipt";
import { belongsToAnother, reasonOfRefusal } from "./reason-of-refusal";
import { findBounds, readBounds, type ScenarioBounds } from "./find-bounds";
import { hasTasks, noteOfEarlier } from "./drawn-tasks";
import { isGradedLesson, isGradedQuiz } from "./grade-attempt";
import { noteOfSandbox } from "./grade-sandbox";
import { insertAttempt } from "./insert-attempts";
import { storeClassFlight } from "./class-flights-later";
import { lockClassRules } from "./class-key";
import { readPlayRules } from "./play-rules";
import { recallQuestionIds } from "./question-ids";
import { isShown, reviewOf } from "./quiz-review-rule";
import { readPlacesOf } from "./read-quiz-places";
import { asQuestionReview, reviewAnswers } from "./review-answers";
import { inGradingEdition, readStart } from "./start-of-attempt";
import { evaluateAttempt, withNote, withReview, storeGraded, type Outcome } from "./evaluate-attempt";
import { storeGradedAnswers } from "./store-graded-answers";
import type { RecordingOptions } from "./store-attempt";

/**
 * Stores an attempt of the caller, once: a repeat gets the first one's receipt. Refuses a scenario or class that is
 * unknown or not the caller's, a class that isn't running, points out of bounds, and another user's start.
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
  // A class whose start is due begins with its first player; and a curriculum may have been published.
  if (!options.isHandedIn) await settleDueSchedules(ctx);
  const again = await checkAndStore(ctx, attempt, await readBounds(ctx.db, attempt.scenarioId), {
    ...options,
    mayBeRegraded: true,
  });
  if (again.receipt) return { receipt: again.receipt, isNew: true };
  const mayHaveEnded = Boolean(again.refusal && (attempt.startId ?? options.isHandedIn));
  throw (
    (await reasonOfRefusal(ctx, attempt, { mayHaveEnded })) ??
    again.refusal ??
    new Refusal("conflict", say.attemptRefusals.tryAgain)
  );
}

/**
 * Fast path: the statement that stores the attempt also verifies the sign-in and the account. Null if nothing was
 * stored; then look the caller up, and `recordAttempt` finds the reason.
 */
export async function recordInOneStatement(
  { db, now }: Pick<Ctx, "db" | "now">,
  caller: Caller,
  attempt: AttemptPayload,
  { lateAttemptsDays = 7 }: Pick<RecordingOptions, "lateAttemptsDays"> = {},
): Promise<Receipt | null> {
  if (attempt.userId && attempt.userId !== caller.userId) return null;
  const bounds = await findBounds(db, attempt.scenarioId);
  // A flight is simulated from its start, which must be read first. Sandboxes are checked in the player's queue.
  if (attempt.evidence?.kind === "flight" || attempt.evidence?.kind === "sandbox") return null;
  if (!bounds || isGradedLesson(bounds, attempt) || isGradedQuiz(bounds, attempt)) return null;
  // The start determines the edition that grades, and the numbers of the tasks.
  if (attempt.startId && (bounds.editions.length > 1 || hasTasks(bounds))) return null;
  const gradedAttempt = await evaluateAttempt(bounds, attempt, caller.userId);
  if (gradedAttempt.errors) return null;
  const { questions, checkedBy, flown } = gradedAttempt;
  const questionIds = recallQuestionIds(db, attempt.scenarioId, questions);
  if (!questionIds) return null;
  const checked = { attempt: gradedAttempt.attempt, questions, questionIds, checkedBy, flown, version: bounds.version };
  const stored = await insertAttempt(db, {
    ...checked,
    caller,
    isCallerKnown: false,
    now,
    lateAttemptsDays,
    isHandedIn: false,
    knowsRegrades: false,
  });
  if (!stored) return null;
  const { lastSeenAt, ...receipt } = stored;
  if (lastSeenAt) await noteSeen({ db, now }, { ...caller, lastSeenAt });
  return withNote(receipt, gradedAttempt);
}

/** The receipt of a repeat has what may be shown by now, from what was stored. */
async function reviewAgain(
  ctx: SignedInCtx,
  { questionIds, answers, isQuiz, tasksWithoutStart, ...stored }: EarlierReceipt,
): Promise<Receipt> {
  if (stored.grading === "client") return stored;
  const flight = await readDebrief(ctx, stored.attemptId);
  if (flight) return { ...stored, flight };
  const sandboxNote = noteOfSandbox((await findBounds(ctx.db, stored.scenarioId))?.editions[0]);
  const note = sandboxNote ?? (await noteOfEarlier(ctx, stored.scenarioId, tasksWithoutStart));
  const receipt = withNote(stored, { note });
  const { scenarioId, classSessionId } = receipt;
  const places = isQuiz ? await readPlacesOf(ctx, scenarioId) : [];
  const { showsAnswers } = await readPlayRules(ctx, classSessionId);
  const { scope } = reviewOf(
    { isQuiz, checkedBy: "server", isServerGraded: true, showsAnswers, isHeld: false, classSessionId },
    places,
  );
  if (scope === "none") return receipt;
  const reviewed = await reviewAnswers(ctx.db, { scenarioId, questionIds, answers });
  const visibleReview = reviewed.filter((_, at) => isShown(scope, answers[at] ?? [0, 0, []]));
  return withReview(receipt, visibleReview.map(asQuestionReview));
}

async function checkAndStore(
  ctx: SignedInCtx,
  attempt: AttemptPayload,
  bounds: ScenarioBounds | null,
  { mayBeRegraded = false, ...options }: RecordingOptions & { mayBeRegraded?: boolean },
): Promise<Outcome> {
  if (!bounds) return {};
  const start = await readStart(ctx, attempt);
  // The start is of a newer version than the cached bounds.
  if (start && !bounds.editions.some(({ id }) => id === start.editionId)) return {};
  const grading = inGradingEdition(bounds, start);
  if (isGradedLesson(grading, attempt) || isGradedQuiz(grading, attempt))
    return storeGradedAnswers(ctx, { attempt, bounds, grading, start }, options);
  const evaluated = await evaluateAttempt(bounds, attempt, ctx.actor.userId, grading, start);
  if (mayBeRegraded && !evaluated.errors && evaluated.attempt.evidence?.kind === "flight")
    return storeClassFlight(ctx, { evaluated, bounds, start }, options);
  if (!mayBeRegraded || bounds.type !== "Quiz") return storeGraded(ctx, evaluated, bounds, options);
  return inTransaction(ctx, async (inner) => {
    const classRules = await lockClassRules(inner, attempt);
    return storeGraded(inner, evaluated, bounds, { ...options, classRules });
  });
}
