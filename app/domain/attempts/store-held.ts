import type { SignedInCtx } from "~/domain/context";
import { Refusal, type FieldErrors } from "~/domain/refusal";
import type { AttemptPayload } from "./attempt-payload";
import type { Receipt } from "./attempt-receipt";
import { checkBounds } from "./check-bounds";
import { evidenceOfScorecards } from "./evidence-of-scorecards";
import type { ScenarioBounds } from "./find-bounds";
import { flyOnce } from "./fly-attempt";
import { isLogProblem } from "./fly-log";
import { flightOf, gradeAttempt, isGraded, isOnlyAnswered, type KnownBefore } from "./grade-attempt";
import type { Graded, QuestionReview } from "./graded";
import { inGradingEdition } from "./start-of-attempt";
import { storeAttempt, type Checked, type RecordingOptions } from "./store-attempt";

/** Neither a receipt nor a refusal: the database did not take it. */
export type Outcome = { receipt?: Receipt; refusal?: Refusal };

/** An attempt whose points are found, or claimed within bounds. */
export type Held = Pick<Checked, "attempt" | "questions" | "checkedBy" | "flown"> &
  Pick<Graded, "review" | "weighed"> & { errors?: undefined };

export async function storeHeld(
  ctx: SignedInCtx,
  held: Held | { errors: FieldErrors },
  { version }: ScenarioBounds,
  options: RecordingOptions,
): Promise<Outcome> {
  if (held.errors) return { refusal: new Refusal("invalid", "One or more fields are not valid.", held.errors) };
  const { attempt, questions, checkedBy, flown } = held;
  const receipt = await storeAttempt(ctx, { attempt, questions, checkedBy, flown, version, ...options });
  return receipt ? { receipt } : {};
}

export const withReview = (receipt: Receipt, review: QuestionReview[]): Receipt =>
  review.length > 0 ? { ...receipt, review } : receipt;

/** `grading`: the scenario in the edition that grades. What is flown is flown in its player's turn. */
export async function holdAgainst(
  bounds: ScenarioBounds,
  attempt: AttemptPayload,
  userId: string,
  grading = inGradingEdition(bounds, null),
): Promise<Held | { errors: FieldErrors }> {
  if (!isGraded(grading) && !isOnlyAnswered(grading, attempt)) return asClaimed(bounds, attempt);
  const { evidence } = attempt;
  const scenario = evidence?.kind === "flight" ? flightOf(grading) : null;
  const flown = scenario && evidence?.kind === "flight" ? await flyOnce({ scenario, evidence }, userId) : null;
  return asGraded(bounds, grading, attempt, { flown });
}

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
  const { questions, review, weighed, errors: _, ...points } = graded;
  const flown = known.flown && !isLogProblem(known.flown) ? known.flown : undefined;
  return { attempt: { ...attempt, evidence, ...points }, questions, review, weighed, checkedBy: "server", flown };
}

function asClaimed({ editions }: ScenarioBounds, attempt: AttemptPayload): Held | { errors: FieldErrors } {
  const found = checkBounds(editions, attempt);
  if (found.errors) return found;
  return { attempt, questions: found.questions, review: [], weighed: [], checkedBy: found.checkedBy };
}
