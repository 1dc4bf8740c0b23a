import * as v from "valibot";
import { id } from "~/domain/attempts/attempt-payload";
import type { SignedInCtx } from "~/domain/context";
import { duelKinds } from "~/domain/duels/duel";
import { duelPaces } from "~/domain/duels/duel-play";
import { joinDuel, openDuel } from "~/domain/duels/open-duel";
import { finishAbsentPlayer, moveInDuel, resignDuel } from "~/domain/duels/play-duel";
import { listDuels, readDuel } from "~/domain/duels/read-duels";
import { keyed, say } from "~/texts/say";
import { Duel, DuelList } from "./duel-answers";
import { created, ok, operation } from "./operation";
import { createSignedInRouter, Id, validate } from "./router";

const param = validate("param", v.object({ id: Id }), { thing: "match" });
const Place = v.object({ classId: Id });
const OpenedDuel = v.object({ classId: id("classId"), kind: v.picklist(duelKinds), pace: v.picklist(duelPaces) });

const notNumbers = () => keyed(say.duelRefusals.notNumbers);
const Part = v.pipe(v.number(notNumbers), v.finite(notNumbers));
const Index = v.pipe(v.number(), v.integer(), v.minValue(0));
const Move = v.object({ round: Index, turn: Index, burn: v.strictTuple([Part, Part, Part], notNumbers) });

/** The version in an `If-None-Match`, which a proxy may have marked as weak. */
const versionIn = (tags = "") => {
  const version = /"(\d{1,9})"/.exec(tags)?.[1];
  return version === undefined ? null : Number(version);
};

/** The clock runs until the whole burn has arrived: a slow body would otherwise be free time to think. */
const onArrival = (ctx: SignedInCtx): SignedInCtx => ({ ...ctx, now: new Date() });

/** Pursuit and inspection for two of a class (docs/decisions/0201). */
export const duels = createSignedInRouter()
  .get(
    "/",
    operation("List duels", "score:submit", ok(DuelList), {
      description:
        "Of a class of which the caller is a student: those that wait for a classmate, the caller's running ones, and " +
        "the last 20 that ended.",
    }),
    validate("query", Place),
    async (c) => c.json({ data: await listDuels(c.var.ctx, c.req.valid("query").classId) }),
  )
  .post(
    "/",
    operation("Open a duel", "score:submit", created(Duel), {
      description:
        "For a classmate in a running class. 409 with three that wait for somebody. It counts in no gradebook. More " +
        "than 60 within an hour, opened or joined, are 429.",
    }),
    validate("json", OpenedDuel),
    async (c) => c.json(await openDuel(c.var.ctx, c.req.valid("json")), 201),
  )
  .get(
    "/:id",
    operation(
      "Read a duel",
      "score:submit",
      { ...ok(Duel), 304: { description: "It is still as `If-None-Match` says." } },
      {
        description:
          "For its two players. The `ETag` is the version. A burn of the open turn is shown to nobody, not even to its " +
          "player, before both have sent one.",
        parameters: [{ in: "header", name: "If-None-Match", schema: { type: "string" }, example: '"7"' }],
      },
    ),
    param,
    async (c) => {
      const known = versionIn(c.req.header("If-None-Match"));
      const duel = await readDuel(c.var.ctx, c.req.valid("param").id, known);
      if (!duel) return c.body(null, 304, { ETag: `"${known}"` });
      return c.json(duel, 200, { ETag: `"${duel.version}"` });
    },
  )
  .post(
    "/:id/joins",
    operation("Join a duel", "score:submit", ok(Duel), {
      description:
        "The first who joins plays; 409 for the others, for one's own, and with ten running ones of either player. Its " +
        "clocks begin at once.",
    }),
    param,
    async (c) => c.json(await joinDuel(c.var.ctx, c.req.valid("param").id)),
  )
  .post(
    "/:id/moves",
    operation("Send a burn", "score:submit", ok(Duel), {
      description:
        "Of the open turn. It is flown when both have sent theirs. The same again is answered as the first; another one " +
        "is 409. 422 names `burn` if it is above the turn's limit or what the tank has left. More than 600 within an " +
        "hour are 429.",
    }),
    param,
    validate("json", Move),
    async (c) => c.json(await moveInDuel(onArrival(c.var.ctx), c.req.valid("param").id, c.req.valid("json"))),
  )
  .post(
    "/:id/resignations",
    operation("Give a duel up", "score:submit", ok(Duel), {
      description:
        "Withdraws one that nobody has joined. Otherwise the other player gets all points of each round that hasn't " +
        "ended.",
    }),
    param,
    async (c) => c.json(await resignDuel(c.var.ctx, c.req.valid("param").id)),
  )
  .post(
    "/:id/absences",
    operation("Declare the other player absent", "score:submit", ok(Duel), {
      description:
        "The rest of their turns is flown without burns, and without waiting. 409 unless the clock flew their last turn.",
    }),
    param,
    async (c) => c.json(await finishAbsentPlayer(c.var.ctx, c.req.valid("param").id)),
  );
