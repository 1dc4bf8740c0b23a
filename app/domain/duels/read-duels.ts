import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { isRunning } from "~/domain/attempts/play-conditions";
import type { SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { settleDuel, settleOwnDuels } from "./change-duel";
import { findDuel, findDuels, isInClassOf, isPlayer, isStale, requireSeat, seatOfActor } from "./duel";
import { listedDuel, viewDuel, type DuelView } from "./view-duel";

const maxOpenShown = 50;
const maxEndedShown = 20;

const Place = v.object({ isRunning: v.boolean() });

/** A class of which the actor is a student. Doesn't reveal others. */
export async function findPlace({ db, actor, now }: SignedInCtx, classSessionId: string) {
  const [place] = await rowsOf(
    db,
    Place,
    sql`select (c.start_date is not null and ${isRunning(now)}) as "isRunning" from class_sessions c
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${actor.userId}
        where c.id = ${classSessionId}`,
  );
  if (!place) throw notFound("class");
  return place;
}

/** Open duels of a class, which one may join or has opened; the actor's running ones; and the last that ended. */
export async function listDuels(ctx: SignedInCtx, classSessionId: string) {
  const place = await findPlace(ctx, classSessionId);
  await settleOwnDuels(ctx);
  const isOfClass = sql`d.class_session_id = ${classSessionId}`;
  const newest = (limit: number) => sql`order by d.changed_at desc, d.id limit ${limit}`;
  const open = sql`${isOfClass} and d.status = 'open' and ${isInClassOf(sql`d.opener_id`)}`;
  const own = sql`${isOfClass} and ${isPlayer(ctx)}`;
  const duels = [
    ...(place.isRunning ? await findDuels(ctx, open, newest(maxOpenShown)) : []),
    ...(await findDuels(ctx, sql`${own} and d.status = 'running'`, newest(maxOpenShown))),
    ...(await findDuels(ctx, sql`${own} and d.status = 'ended' and d.joiner_id is not null`, newest(maxEndedShown))),
  ];
  return duels.map((duel) => listedDuel(duel, seatOfActor(ctx, duel)));
}

const Head = v.object({ version: v.number(), isStale: v.boolean() });

/** For its two players. Null if the caller knows this version, which costs one select. */
export async function readDuel(
  ctx: SignedInCtx,
  duelId: string,
  knownVersion: number | null = null,
): Promise<DuelView | null> {
  const id = requireId(duelId, "match");
  const [head] = await rowsOf(
    ctx.db,
    Head,
    sql`select d.version, ${isStale(ctx.now)} as "isStale" from duels d where d.id = ${id} and ${isPlayer(ctx)}`,
  );
  if (!head) throw notFound("match");
  if (!head.isStale && head.version === knownVersion) return null;
  const duel = head.isStale ? await settleDuel(ctx, id) : await findDuel(ctx, id);
  return viewDuel(duel, requireSeat(ctx, duel), ctx.now);
}
