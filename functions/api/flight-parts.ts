// The points of a flight, part by part: in receipts of attempts, missions and the mission of the week.
import * as v from "valibot";
import { answer, Count } from "./answer-parts";

export const FlightParts = v.array(
  v.strictObject({
    key: v.picklist(["objective", "deltaV", "time", "safety"]),
    name: v.string(),
    points: v.number(),
    most: v.number(),
    why: v.string(),
  }),
);

const flight = {
  type: v.literal("flight"),
  version: v.pipe(Count, v.description("Of the mission; logs name it.")),
  document: v.pipe(v.unknown(), v.description("The mission, as content/mission-schema.ts has it.")),
  par: v.pipe(v.number(), v.description("Seconds up to which the time gives all of its points.")),
  maxScore: v.number(),
};

export const PlayedFlight = answer("PlayedFlight", "The flight that a curriculum contains, as it is played.", {
  ...flight,
  language: v.optional(v.pipe(v.string(), v.description("Of goal and briefing. Missing for English."))),
});
export const FlightOfStart = v.pipe(
  v.strictObject(flight),
  v.description("Of a scenario with `hasFlight`: the mission of the edition that the start fixes, in English."),
);
