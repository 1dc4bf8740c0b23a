import type { SignedInCtx } from "~/domain/context";
import { findFlightOfStart } from "~/domain/flights/find-flight";
import type { FlightDraw } from "~/domain/flights/flight-of-start";
import { Refusal, type FieldReasons } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { AttemptPayload } from "./attempt-payload";
import type { Receipt } from "./attempt-receipt";
import { checkBounds } from "./check-bounds";
import type { TaskStart } from "./drawn-tasks";
import { evidenceOfScorecards } from "./evidence-of-scorecards";
import type { ScenarioBounds } from "./find-bounds";
import { flightKeyOf, isFlownScenario } from "./flight-key";
import { flyOnce } from "./fly-attempt";
import { isLogProblem } from "./fly-log";
import { gradeAttempt, isGraded, isOnlyAnswered, type GradingContext } from "./grade-attempt";
import { checkHandedIn } from "./grade-sandbox";
import type { GradingResult, QuestionReview } from "./grading-result";
import { inGradingEdition } from "./start-of-attempt";
import { storeAttempt, type CheckedAttempt, type RecordingOptions } from "./store-attempt";

/** Neither a receipt nor a refusal: the database refused to store it. */
export type Outcome = { receipt?: Receipt; refusal?: Refusal };

/** An attempt whose points the server found, or that claims points within bounds. */
export type GradedAttempt = Pick<CheckedAttempt, "attempt" | "questions" | "checkedBy" | "flown"> &
  Pick<GradingResult, "review" | "note" | "weighed" | "flight"> & { errors?: undefined };

export async function storeGraded(
  ctx: SignedInCtx,
  gradedAttempt: GradedAttempt | { errors: FieldReasons },
  { version }: ScenarioBounds,
  options: RecordingOptions & Pick<CheckedAttempt, "classRules" | "reflown">,
): Promise<Outcome> {
  if (gradedAttempt.errors)
    return { refusal: new Refusal("invalid", say.refusals.fieldsInvalid, gradedAttempt.errors) };
  const { attempt, questions, checkedBy, flown, flight } = gradedAttempt;
  const receipt = await storeAttempt(ctx, { attempt, questions, checkedBy, flown, version, ...options });
  return receipt ? { receipt: withNote({ ...receipt, ...(flight && { flight }) }, gradedAttempt) } : {};
}

export const withNote = (receipt: Receipt, { note }: Pick<GradingResult, "note">): Receipt =>
  note ? { ...receipt, note } : receipt;

export const withReview = (receipt: Receipt, review: QuestionReview[]): Receipt =>
  review.length > 0 ? { ...receipt, review } : receipt;

/**
 * `grading`: the scenario in the edition that grades; `start`: what the flight was drawn from. Flights wait in the
 * player's queue.
 */
export async function evaluateAttempt(
  bounds: ScenarioBounds,
  attempt: AttemptPayload,
  userId: string,
  grading = inGradingEdition(bounds, null),
  start: (FlightDraw & TaskStart) | null = null,
): Promise<GradedAttempt | { errors: FieldReasons }> {
  if (!isGraded(grading) && !isOnlyAnswered(grading, attempt)) return asClaimed(bounds, attempt);
  const { evidence } = attempt;
  if (evidence?.kind === "sandbox")
    return asGraded(bounds, grading, attempt, { checked: await checkHandedIn(grading, evidence, userId) });
  if (evidence?.kind !== "flight" || !isFlownScenario(grading)) return asGraded(bounds, grading, attempt, { start });
  if (!start) return { errors: { startId: [say.attemptFields.startNeeded] } };
  const flight = await findFlightOfStart(flightKeyOf(grading), start, userId);
  const flown = flight && (await flyOnce({ scenario: flight, evidence }, userId));
  return asGraded(bounds, grading, attempt, { flown, flight });
}

/**
 * An attempt with the server's points, whatever it claimed. For games that report points only the claim stays, within
 * its bounds and unverified.
 */
export function asGraded(
  bounds: ScenarioBounds,
  grading: ScenarioBounds,
  attempt: AttemptPayload,
  context: GradingContext,
): GradedAttempt | { errors: FieldReasons } {
  const fromScorecards = attempt.evidence ? null : evidenceOfScorecards(grading, attempt);
  if (fromScorecards?.errors) return fromScorecards;
  const evidence = attempt.evidence ?? fromScorecards?.evidence;
  if (!evidence) return asClaimed(bounds, attempt);
  const graded = gradeAttempt(grading, evidence, context);
  if (graded.errors) return graded;
  const { questions, review, note, weighed, flight, errors: _, ...points } = graded;
  const flown = context.flown && !isLogProblem(context.flown) ? context.flown : undefined;
  const details = { questions, review, note, weighed, flown, ...(flight && { flight }) };
  return { attempt: { ...attempt, evidence, ...points }, ...details, checkedBy: "server" };
}

function asClaimed({ editions }: ScenarioBounds, attempt: AttemptPayload): GradedAttempt | { errors: FieldReasons } {
  const check = checkBounds(editions, attempt);
  if (check.errors) return check;
  return { attempt, questions: check.questions, review: [], weighed: [], checkedBy: check.checkedBy };
}
