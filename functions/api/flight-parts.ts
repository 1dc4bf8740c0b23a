// The points of a flight, part by part: in receipts of attempts, missions and the mission of the week.
import * as v from "valibot";

export const FlightParts = v.array(
  v.strictObject({
    key: v.picklist(["objective", "deltaV", "time", "safety"]),
    name: v.string(),
    points: v.number(),
    most: v.number(),
    why: v.string(),
  }),
);
