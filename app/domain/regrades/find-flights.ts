import { readBounds } from "~/domain/attempts/find-bounds";
import type { FlightRule } from "~/domain/attempts/reflown-points";
import type { SignedInCtx } from "~/domain/context";
import { flightKeyOf } from "~/domain/attempts/flight-key";
import { printOfRules } from "~/domain/attempts/print-of-rules";
import type { FlightKey } from "~/domain/flights/flight-of-start";
import { notFound } from "~/domain/refusal";
import { modelVersion } from "../../../physics/model";
import { findScenario, type RegradedQuiz } from "./find-question";
import type { RegradePlace } from "./reckon-batches";

/** `rule`: by the present model and the newest edition. */
export type RegradedFlights = RegradedQuiz & { flight: FlightKey; rule: Omit<FlightRule, "neverLower"> };

/** A flight of a class whose grades the actor may decide about. */
export async function findFlights(ctx: SignedInCtx, place: RegradePlace): Promise<RegradedFlights> {
  const found = await findScenario(ctx, place, "Default");
  // Not from the cache, which may be older than the publication.
  const bounds = found && (await readBounds(ctx.db, place.scenarioId));
  if (!found || !bounds) throw notFound("scenario");
  const flight = flightKeyOf(bounds);
  const print = printOfRules(flight);
  if (print === null) throw notFound("scenario");
  return { ...found, flight, rule: { print, model: modelVersion, maxScore: flight.maxScore } };
}
