import { createHash } from "node:crypto";
import { readBounds } from "~/domain/attempts/find-bounds";
import type { FlightRule } from "~/domain/attempts/reflown-points";
import type { SignedInCtx } from "~/domain/context";
import { rulesOfFlight, type FlightKey } from "~/domain/flights/flight-of-start";
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
  const { curriculumKey, key, editions } = bounds;
  const maxScore = editions[0]?.maxScore ?? 0;
  const flight = { curriculumKey, key, maxScore };
  const print = printOfRules(flight);
  if (print === null) throw notFound("scenario");
  return { ...found, flight, rule: { print, model: modelVersion, maxScore } };
}

/** Names model and scenario; null if the server can't simulate it. */
function printOfRules(flight: FlightKey): string | null {
  const rules = rulesOfFlight(flight);
  return rules && createHash("sha256").update(rules).digest("base64url");
}
