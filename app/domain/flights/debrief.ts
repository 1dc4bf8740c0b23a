// Pure: what a player may know about a flight once its attempt is stored, and not before.
import { partName, reasonText } from "../../../content/flight-words";
import type { KnownFlight, ScoredScenario } from "../../../physics/scenario";
import type { ScorePart } from "../../../physics/score";

/** In words: games of other makers show it as it is. */
export type PartInWords = Omit<ScorePart, "why"> & { name: string; why: string };

export type FlightDebrief = { parts: PartInWords[]; reference: KnownFlight };

export const debriefOf = (
  { reference }: Pick<ScoredScenario, "reference">,
  { parts }: { parts: readonly (ScorePart | PartInWords)[] },
): FlightDebrief => ({ parts: parts.map(partInWords), reference });

/** Flights that earlier versions stored are in words already. */
export const partInWords = (part: ScorePart | PartInWords): PartInWords =>
  "name" in part ? part : { ...part, name: partName(part), why: reasonText(part.why) };
