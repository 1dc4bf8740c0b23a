// The flights of a class, flown again by the present model and edition: tried and applied (docs/decisions/0191).
import { readStandingFlightRegrades } from "~/domain/attempts/standing-regrades";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import {
  applyRegrade,
  lockScenario,
  readLatest,
  recordRegrade,
  requireRoom,
  requireSeen,
  storeRegrade,
  type Regraded,
  type RegradeOptions,
} from "./apply-regrade";
import { findFlights } from "./find-flights";
import { flyWaiting, readProgress, type FlightProgress } from "./fly-waiting";
import { readEffect, type RegradeEffect } from "./grade-changes";
import { mailChanges } from "./mail-changes";
import type { RegradePlace } from "./reckon-batches";
import { reckonFlights } from "./reckon-flights";

/** `effect` null: flights wait to be flown, see `flyWaiting`. `seen`: the number of the latest regrade. */
export type FlightsPreview = { progress: FlightProgress; effect: RegradeEffect | null; seen: number };

export type FlyingRule = { neverLower: boolean };

/** What flying them again would do. Writes nothing, and flies nothing. */
export async function previewFlights(
  ctx: SignedInCtx,
  place: RegradePlace,
  { neverLower }: FlyingRule,
): Promise<FlightsPreview> {
  const found = await findFlights(ctx, place);
  // First, so that a regrade made between the two is refused as unseen.
  const seen = await readLatest(ctx, place);
  const progress = await readProgress(ctx.db, place, found);
  if (progress.waiting > 0) return { progress, effect: null, seen };
  const standing = await readStandingFlightRegrades(ctx.db, place.classSessionId, place.scenarioId);
  const rules = [...standing.map(({ rule }) => rule), { ...found.rule, neverLower }];
  return { progress, effect: await readEffect(ctx.db, place, await reckonFlights(ctx.db, place, rules)), seen };
}

/** Flights that arrived since the preview are flown first; refuses if more than a step of them wait. */
export async function flyFlightsAgain(
  ctx: SignedInCtx,
  place: RegradePlace,
  { neverLower }: FlyingRule,
  { reason, seen = null, notify = null }: RegradeOptions,
): Promise<Regraded> {
  await flyWaiting(ctx, place);
  return inTransaction(ctx, async (inner) => {
    const flights = await lockScenario(inner, place, findFlights);
    const standing = await readStandingFlightRegrades(inner.db, place.classSessionId, place.scenarioId);
    requireRoom(standing);
    await requireSeen(inner, place, seen);
    if ((await readProgress(inner.db, place, flights)).waiting > 0)
      throw new Refusal("conflict", say.flightRegrades.notFlownYet);
    const rule = { ...flights.rule, neverLower };
    const regradeId = await storeRegrade(inner, place, { kind: "fly", rule, reason });
    const rules = [...standing.map((one) => one.rule), rule];
    const reckoned = await reckonFlights(inner.db, place, rules, { id: regradeId });
    const effect = await applyRegrade(inner, { place, quiz: flights, reckoned, isRegraded: true });
    const details = { reason, model: rule.model };
    await recordRegrade(inner, { place, quiz: flights, effect, action: "grade.regrade", details });
    if (notify) await mailChanges(inner, { place, quiz: flights, effect, reason, isFlight: true }, notify);
    return { regradeId, effect };
  });
}
