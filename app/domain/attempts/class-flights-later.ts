// Flies an attempt by the rules of its class before it is stored: outside of the transaction, which then checks that the
// rules are still the same.
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { findFlightOfStart } from "~/domain/flights/find-flight";
import { debriefOf } from "~/domain/flights/debrief";
import { referenceInLanguage } from "~/domain/flights/reference-in-language";
import { lockPlayer } from "./earlier-answers";
import { storeGraded, type GradedAttempt, type Outcome } from "./evaluate-attempt";
import type { ScenarioBounds } from "./find-bounds";
import { flightKeyOf } from "./flight-key";
import { printOfRules } from "./print-of-rules";
import type { ReflownResult } from "./fly-stored";
import { flyOnce } from "./fly-attempt";
import { isLogProblem } from "./fly-log";
import type { FlightRule } from "./reflown-points";
import { readStandingFlightRegrades } from "./standing-regrades";
import type { RecordingOptions } from "./store-attempt";
import type { StoredStart } from "./start-of-attempt";

type LateFlight = { evaluated: GradedAttempt; bounds: ScenarioBounds; start: StoredStart | null };

export async function storeClassFlight(
  ctx: SignedInCtx,
  { evaluated, bounds, start }: LateFlight,
  options: RecordingOptions,
): Promise<Outcome> {
  const { classSessionId, scenarioId } = evaluated.attempt;
  if (!classSessionId || !start) return storeGraded(ctx, evaluated, bounds, options);
  const seen = await readStandingFlightRegrades(ctx.db, classSessionId, scenarioId);
  if (seen.length === 0) return storeGraded(ctx, evaluated, bounds, options);
  const flown = await flyByRules(ctx, evaluated, { bounds, start, rules: seen.map(({ rule }) => rule) });
  return inTransaction(ctx, async (inner) => {
    await lockPlayer(inner, classSessionId);
    const standing = await readStandingFlightRegrades(inner.db, classSessionId, scenarioId);
    // A regrade since then: the player's game sends the attempt again.
    if (String(standing.map(({ id }) => id)) !== String(seen.map(({ id }) => id))) return {};
    const reflown = {
      rules: standing.map(({ rule }) => rule),
      results: start.mode === "practice" ? {} : flown.results,
    };
    const shown = flown.flight ? { ...evaluated, flight: flown.flight } : evaluated;
    return storeGraded(inner, shown, bounds, { ...options, reflown });
  });
}

type ByRules = { bounds: ScenarioBounds; start: StoredStart; rules: FlightRule[] };

/** By the present model, with the maximum of each rule: earlier models can't be flown any more. */
async function flyByRules(ctx: SignedInCtx, { attempt }: GradedAttempt, { bounds, start, rules }: ByRules) {
  const results: Record<string, ReflownResult> = {};
  let flight: GradedAttempt["flight"];
  const { userId } = ctx.actor;
  for (const rule of rules) {
    const { print, maxScore } = rule;
    const edition = editionOfRule(bounds, start, rule);
    const scenario = await findFlightOfStart({ ...flightKeyOf(bounds, edition), maxScore }, start, userId);
    if (!scenario || attempt.evidence?.kind !== "flight") continue;
    const flown = await flyOnce({ scenario, evidence: attempt.evidence }, userId);
    if (isLogProblem(flown)) continue;
    const { points, maxPoints, passed } = flown;
    results[print] = { points, maxPoints, passed };
    flight = debriefOf({ reference: referenceInLanguage(scenario.reference) }, flown);
  }
  return { results, flight };
}

/** The edition whose flight a rule applies; a start of a later one flies its own, since its log fits no other. */
function editionOfRule(bounds: ScenarioBounds, { editionId }: StoredStart, { print, model }: FlightRule) {
  const { editions } = bounds;
  return editions.find(
    (edition) => edition.id === editionId || printOfRules(flightKeyOf(bounds, edition), model) === print,
  );
}
