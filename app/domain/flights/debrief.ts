// Pure: what a player may know about a flight once its attempt is stored, and not before.
import type { KnownFlight, ScoredScenario } from "../../../physics/scenario";
import type { FlightScore, ScorePart } from "../../../physics/score";

export type FlightDebrief = { parts: ScorePart[]; reference: KnownFlight };

export const debriefOf = (
  { reference }: Pick<ScoredScenario, "reference">,
  { parts }: Pick<FlightScore, "parts">,
): FlightDebrief => ({
  parts,
  reference,
});
