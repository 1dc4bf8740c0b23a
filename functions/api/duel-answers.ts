// Responses of the calls about duels; see answers.ts.
import * as v from "valibot";
import { duelEnds, duelKinds, duelStatuses } from "~/domain/duels/duel";
import { duelPaces } from "~/domain/duels/duel-play";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";

const Points = v.strictObject({ you: Count, other: Count });
const Burn = v.pipe(
  v.array(v.number()),
  v.length(3),
  v.description("m/s: radial, in-track, cross-track of the craft's own orbit."),
);

const listed = {
  ...{ id: Uuid, kind: v.picklist(duelKinds), status: v.picklist(duelStatuses) },
  pace: v.pipe(
    v.picklist(duelPaces),
    v.description("`live`: 8 minutes for the duel and 10 s more a turn. `days`: 24 hours a turn."),
  ),
  opponent: v.pipe(orNull(v.string()), v.description("Username; null before somebody has joined the caller's own.")),
  isOwn: v.pipe(v.boolean(), v.description("The caller opened it.")),
  yourTurn: v.pipe(v.boolean(), v.description("The caller hasn't sent a burn of the open turn.")),
  points: v.pipe(orNull(Points), v.description("Of the rounds that have ended.")),
  createdAt: Time,
  changedAt: Time,
};

export const DuelList = answer("DuelList", "The duels of a class, for one of its students.", {
  data: v.array(answer("DuelEntry", "A duel without its burns.", listed)),
});

export const Duel = answer("Duel", "A duel, for one of its two players.", {
  ...listed,
  seed: v.pipe(Count, v.description("Draws the start of both rounds. 0 before somebody has joined.")),
  version: v.pipe(Count, v.description("Raised by each change; the `ETag`.")),
  now: Time,
  rounds: v.pipe(
    v.array(
      v.strictObject({
        you: v.picklist(["chaser", "target"]),
        turns: v.array(v.strictObject({ burns: v.strictObject({ chaser: Burn, target: Burn }) })),
        points: orNull(Points),
      }),
    ),
    v.description("Those that have begun, with the turns that were flown."),
  ),
  open: v.pipe(
    orNull(v.strictObject({ round: Count, turn: Count, youSent: v.boolean(), otherSent: v.boolean() })),
    v.description("The turn that both send a burn for; round and turn count from 0. Null unless the duel is running."),
  ),
  clocks: v.pipe(v.strictObject({ you: v.number(), other: v.number() }), v.description("Seconds left, at `now`.")),
  outcome: orNull(v.picklist(["won", "lost", "drawn"])),
  endedBy: v.pipe(
    orNull(v.picklist(duelEnds)),
    v.description("`clock`: it flew the last turn. `class`: the class has ended, or both have left it."),
  ),
  otherRanOut: v.pipe(
    v.boolean(),
    v.description("The clock flew the other one's last turn: they can be declared absent."),
  ),
  otherIsFinished: v.pipe(v.boolean(), v.description("The clock flies the other one's turns without waiting.")),
  youAreFinished: v.pipe(v.boolean(), v.description("The same for the caller, whose burns are refused.")),
});
