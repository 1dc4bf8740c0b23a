import * as v from "valibot";
import { id } from "~/domain/attempts/attempt-payload";
import { FlightEvidence } from "~/domain/evidence";
import { countStart, countWeeklyFlight } from "~/domain/limits/count-play";
import { beginWeeklyFlight } from "~/domain/weekly-missions/begin-weekly-flight";
import { handInWeeklyFlight } from "~/domain/weekly-missions/hand-in-weekly-flight";
import { readClassRating } from "~/domain/weekly-missions/read-class-rating";
import { readGhosts } from "~/domain/weekly-missions/read-ghosts";
import { readOwnWeek } from "~/domain/weekly-missions/read-own-week";
import { readWeekStandings } from "~/domain/weekly-missions/read-week-standings";
import { shareWeeklyFlight } from "~/domain/weekly-missions/share-flight";
import { created, ok, operation } from "./operation";
import { createSignedInRouter, Id, validate } from "./router";
import {
  ClassRating,
  Ghosts,
  OwnWeek,
  Sharing,
  WeeklyReceipt,
  WeeklyStart,
  WeekStandings,
} from "./weekly-mission-answers";

/** A running class of which the caller is a student. */
const Place = v.object({ sessionId: v.optional(Id) });
const InClass = v.object({ sessionId: Id });
const SentPlace = v.object({ sessionId: v.nullish(id("sessionId")) });
const SentFlight = v.object({
  missionId: id("missionId"),
  flightId: id("flightId"),
  userId: v.optional(id("userId")),
  evidence: FlightEvidence,
});
const SentSharing = v.object({ sessionId: id("sessionId"), shares: v.boolean() });

/** The mission of the week (docs/decisions/0198). */
export const weeklyMission = createSignedInRouter()
  .get(
    "/",
    operation("Read the mission of the week", "score:submit", ok(OwnWeek), {
      description:
        "Each week one of the curriculum's flights, with one start for everybody. `sessionId`: a running class of the " +
        "caller; without it, the mission of the organization's curriculum. It counts in no gradebook.",
    }),
    validate("query", Place),
    async (c) => c.json(await readOwnWeek(c.var.ctx, c.req.valid("query").sessionId ?? null)),
  )
  .post(
    "/starts",
    operation("Begin the mission of the week", "score:submit", created(WeeklyStart), {
      description: "Again gives the same start. 409 after the last flight of the week.",
    }),
    validate("json", SentPlace),
    async (c) => {
      await countStart(c.var.ctx);
      return c.json(await beginWeeklyFlight(c.var.ctx, c.req.valid("json").sessionId ?? null), 201);
    },
  )
  .post(
    "/flights",
    operation(
      "Hand in a flight of the mission of the week",
      "score:submit",
      { ...created(WeeklyReceipt), ...ok(WeeklyReceipt, "This flight was stored before: the same receipt.") },
      {
        description:
          "`flightId` is made by the client: sent again, the flight counts once. The server flies the log and grades " +
          "it as a scored flight. 409 without a start, after the last flight of the week, more than two hours after " +
          "its end, and for the same burns again or those of a classmate who shares them. A refused flight isn't " +
          "counted. More than 40 within an hour are 429.",
      },
    ),
    validate("json", SentFlight),
    async (c) => {
      await countWeeklyFlight(c.var.ctx);
      const { receipt, isNew } = await handInWeeklyFlight(c.var.ctx, c.req.valid("json"));
      return c.json(receipt, isNew ? 201 : 200);
    },
  )
  .get(
    "/standings",
    operation("Read the standings of the week", "leaderboard:read", ok(WeekStandings), {
      description: "By points, then by delta-v, then by time. Classes of other organizations have no name.",
    }),
    validate("query", Place),
    async (c) => c.json(await readWeekStandings(c.var.ctx, c.req.valid("query").sessionId ?? null)),
  )
  .post(
    "/sharing",
    operation("Let the class fly beside one's flight, or not", "score:submit", ok(Sharing), {
      description: "Of this week's best flight, in one class. Leaving the class takes it back, too.",
    }),
    validate("json", SentSharing),
    async (c) => {
      const { sessionId, shares } = c.req.valid("json");
      return c.json(await shareWeeklyFlight(c.var.ctx, sessionId, shares));
    },
  )
  .get(
    "/ghosts",
    operation("List classmates' flights to fly beside", "score:submit", ok(Ghosts), {
      description: "The five best of those who agreed. 409 before the caller's first flight of the week is handed in.",
    }),
    validate("query", InClass),
    async (c) => c.json(await readGhosts(c.var.ctx, c.req.valid("query").sessionId)),
  )
  .get(
    "/rating",
    operation("Read one's own rating in a class", "score:submit", ok(ClassRating), {
      description: "From the missions of past weeks. Nobody reads another person's.",
    }),
    validate("query", InClass),
    async (c) => c.json(await readClassRating(c.var.ctx, c.req.valid("query").sessionId)),
  );
