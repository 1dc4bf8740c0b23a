// Responses of the calls about the mission of the week; see answers.ts.
import * as v from "valibot";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";
import { FlightParts } from "./flight-parts";

const result = {
  points: Count,
  deltaV: v.pipe(v.number(), v.description("m/s.")),
  duration: v.pipe(v.number(), v.description("Seconds of the flight.")),
};
const Monday = v.pipe(v.string(), v.description("Its Monday, as `2026-11-23`; weeks begin at 00:00 UTC."));
const FlightsLeft = v.pipe(Count, v.description("That may still be handed in this week."));

export const OwnWeek = answer("OwnWeek", "The mission of the week where the caller plays.", {
  week: Monday,
  endsAt: Time,
  mission: v.pipe(
    orNull(
      v.strictObject({
        ...{ missionId: Uuid, scenarioId: Uuid, scenarioTitle: v.string(), maxPoints: Count },
        flightsAllowed: Count,
        flightsLeft: FlightsLeft,
        own: v.pipe(
          orNull(v.strictObject({ ...result, passed: v.boolean(), at: Time })),
          v.description("The caller's best flight of the week."),
        ),
        shares: v.pipe(v.boolean(), v.description("The class may fly beside the caller's best flight.")),
        ghosts: v.pipe(Count, v.description("Flights of classmates to fly beside.")),
      }),
    ),
    v.description("Null: the curriculum has no flight."),
  ),
});

export const WeeklyStart = answer("WeeklyStart", "The start that everybody flies this week.", {
  ...{ missionId: Uuid, userId: Uuid, scenarioId: Uuid },
  seed: v.pipe(v.number(), v.integer(), v.description("Draws the flight, as that of a scored start.")),
  maxPoints: Count,
  endsAt: Time,
  flightsLeft: FlightsLeft,
});

export const WeeklyReceipt = answer("WeeklyReceipt", "The points of a flight; the same for every repeat of it.", {
  ...{ missionId: Uuid, flightId: Uuid },
  ...result,
  maxPoints: Count,
  passed: v.boolean(),
  at: Time,
  parts: FlightParts,
  isBest: v.pipe(v.boolean(), v.description("The caller's best of the week so far.")),
  flightsLeft: FlightsLeft,
});

const Place = v.pipe(v.number(), v.integer(), v.minValue(1));
export const WeekStandings = answer("WeekStandings", "How people and classes stand this week.", {
  week: Monday,
  missionId: orNull(Uuid),
  bestPerClass: v.pipe(
    Count,
    v.description("A class is ranked by the average of so many best flights, once it has them."),
  ),
  people: v.pipe(
    v.array(v.strictObject({ rank: Place, userId: Uuid, username: v.string(), ...result })),
    v.description("Of the class, or without one of the organization; the best first, 100 at most."),
  ),
  classes: v.pipe(
    v.array(
      v.strictObject({
        rank: Place,
        name: v.pipe(orNull(v.string()), v.description("Null: of another organization.")),
        isOwn: v.boolean(),
        average: v.number(),
        flyers: v.pipe(Count, v.description("Of another organization's class, always `bestPerClass`.")),
      }),
    ),
    v.description("Running classes with the same mission; 20 at most, and the own one."),
  ),
});

export const Sharing = answer("Sharing", "Whether the class may fly beside the caller's flight.", {
  shares: v.boolean(),
});

const Three = v.pipe(v.array(v.number()), v.length(3));
export const Ghosts = v.array(
  answer("Ghost", "A classmate's flight of this week, to fly beside.", {
    username: v.string(),
    ...result,
    log: v.pipe(
      v.strictObject({
        version: v.number(),
        burns: v.array(v.strictObject({ t: v.number(), dv: Three })),
        turns: v.optional(v.array(v.strictObject({ t: v.number(), dw: Three }))),
        pulses: v.optional(v.array(v.pipe(v.array(v.number()), v.length(2)))),
        end: v.number(),
      }),
      v.description("As the evidence of a flight."),
    ),
  }),
);

export const ClassRating = answer("ClassRating", "The caller's rating in the class.", {
  rating: v.pipe(orNull(v.number()), v.description("Null: no week that counts has ended yet.")),
  weeks: v.pipe(Count, v.description("That count: with three flyers or more, of the last twelve.")),
  change: v.pipe(v.number(), v.description("By the last week that counts.")),
});
