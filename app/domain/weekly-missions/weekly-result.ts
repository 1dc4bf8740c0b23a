// Pure: results of the mission of the week, and which of two is better.
import * as v from "valibot";
import type { FlightEvidence } from "~/domain/evidence";
import type { PartInWords } from "~/domain/flights/debrief";
import { createHash } from "node:crypto";
import type { ScorePart } from "../../../physics/score";

/** How many flights a person may hand in each week. */
export const flightsPerWeek = 5;

const storedPart = v.custom<ScorePart | PartInWords>((value) => typeof value === "object" && value !== null);

/** A flight that was handed in, as `weekly_flights.tries` has it. */
export const Try = v.object({
  flightId: v.string(),
  /** Of its log, to recognize a copy. */
  print: v.string(),
  points: v.number(),
  /** m/s and seconds. */
  deltaV: v.number(),
  duration: v.number(),
  passed: v.boolean(),
  at: v.string(),
  parts: v.array(storedPart),
});
export type Try = v.InferOutput<typeof Try>;

type Result = Pick<Try, "points" | "deltaV" | "duration">;

/** Above 0 if the first is better: more points, then less delta-v, then less time. */
export const compareResults = (one: Result, other: Result) =>
  one.points - other.points || other.deltaV - one.deltaV || other.duration - one.duration;

/** The best of one person's flights. */
export const bestOf = (tries: readonly Try[]): Try | null =>
  tries.reduce<Try | null>((best, each) => (best && compareResults(each, best) <= 0 ? best : each), null);

/** Equal for equal burns, turns and pulses, however long the flight goes on after them. */
export const printOfLog = ({ burns, turns = [], pulses = [] }: Omit<FlightEvidence, "kind">) =>
  createHash("sha256")
    .update(JSON.stringify([burns.map(({ t, dv }) => [t, dv]), turns.map(({ t, dw }) => [t, dw]), pulses]))
    .digest("base64url");
