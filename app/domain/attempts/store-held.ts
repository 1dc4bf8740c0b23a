import type { SignedInCtx } from "~/domain/context";
import { findFlightOfStart } from "~/domain/flights/find-flight";
import { isFlown, type FlightDraw } from "~/domain/flights/flight-of-start";
import { Refusal, type FieldErrors } from "~/domain/refusal";
import type { AttemptPayload } from "./attempt-payload";
import type { Receipt } from "./attempt-receipt";
import { checkBounds } from "./check-bounds";
import type { TaskStart } from "./drawn-tasks";
import { evidenceOfScorecards } from "./evidence-of-scorecards";
import type { ScenarioBounds } from "./find-bounds";
import { flyOnce } from "./fly-attempt";
import { isLogProblem } from "./fly-log";
import { gradeAttempt, isGraded, isOnlyAnswered, type KnownBefore } from "./grade-attempt";
import type { Graded, QuestionReview } from "./graded";
import { inGradingEdition } from "./start-of-attempt";
import { storeAttempt, type Checked, type RecordingOptions } from "./store-attempt";

/** Neither a receipt nor a refusal: the database did not take it. */
export type Outcome = { receipt?: Receipt; refusal?: Refusal };

/** An attempt whose points are found, or claimed within bounds. */
export type Held = Pick<Checked, "attempt" | "questions" | "checkedBy" | "flown"> &
  Pick<Graded, "review" | "note" | "weighed" | "flight"> & { errors?: undefined };

export async function storeHeld(
  ctx: SignedInCtx,
  held: Held | { errors: FieldErrors },
  { version }: ScenarioBounds,
  options: RecordingOptions,
): Promise<Outcome> {
  if (held.errors) return { refusal: new Refusal("invalid", "One or more fields are not valid.", held.errors) };
  const { attempt, questions, checkedBy, flown, flight } = held;
  const receipt = await storeAttempt(ctx, { attempt, questions, checkedBy, flown, version, ...options });
  return receipt ? { receipt: withNote({ ...receipt, ...(flight && { flight }) }, held) } : {};
}

export const withNote = (receipt: Receipt, { note }: Pick<Graded, "note">): Receipt =>
  note ? { ...receipt, note } : receipt;

export const withReview = (receipt: Receipt, review: QuestionReview[]): Receipt =>
  review.length > 0 ? { ...receipt, review } : receipt;

/**
 * `grading`: the scenario in the edition that grades; `start`: what a flight was drawn from. What is flown is flown in
 * its player's turn.
 */
export async function holdAgainst(
  bounds: ScenarioBounds,
  attempt: AttemptPayload,
  userId: string,
  grading = inGradingEdition(bounds, null),
  start: (FlightDraw & TaskStart) | null = null,
): Promise<Held | { errors: FieldErrors }> {
  if (!isGraded(grading) && !isOnlyAnswered(grading, attempt)) return asClaimed(bounds, attempt);
  const { evidence } = attempt;
  const { curriculumKey, key, editions } = grading;
  if (evidence?.kind !== "flight" || !isFlown(curriculumKey, key)) return asGraded(bounds, grading, attempt, { start });
  if (!start) return { errors: { startId: [noStartText] } };
  const flight = await findFlightOfStart({ curriculumKey, key, maxScore: editions[0]?.maxScore ?? 0 }, start, userId);
  const flown = flight && (await flyOnce({ scenario: flight, evidence }, userId));
  return asGraded(bounds, grading, attempt, { flown, flight });
}

const noStartText = "Each scored flight is drawn by its start. Start it online, and fly that one.";

/**
 * An attempt with the points that the server has found, whatever was claimed. Of games that tell points only the claim
 * is kept, within its bounds and as not verified.
 */
export function asGraded(
  bounds: ScenarioBounds,
  grading: ScenarioBounds,
  attempt: AttemptPayload,
  known: KnownBefore,
): Held | { errors: FieldErrors } {
  const told = attempt.evidence ? null : evidenceOfScorecards(grading, attempt);
  if (told?.errors) return told;
  const evidence = attempt.evidence ?? told?.evidence;
  if (!evidence) return asClaimed(bounds, attempt);
  const graded = gradeAttempt(grading, evidence, known);
  if (graded.errors) return graded;
  const { questions, review, note, weighed, flight, errors: _, ...points } = graded;
  const flown = known.flown && !isLogProblem(known.flown) ? known.flown : undefined;
  const found = { questions, review, note, weighed, flown, ...(flight && { flight }) };
  return { attempt: { ...attempt, evidence, ...points }, ...found, checkedBy: "server" };
}

function asClaimed({ editions }: ScenarioBounds, attempt: AttemptPayload): Held | { errors: FieldErrors } {
  const found = checkBounds(editions, attempt);
  if (found.errors) return found;
  return { attempt, questions: found.questions, review: [], weighed: [], checkedBy: found.checkedBy };
}
