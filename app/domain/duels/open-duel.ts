import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowOf, timeOf } from "~/db/rows.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { countDuel } from "~/domain/limits/count-play";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { DuelKind } from "../../../physics/duel-rules";
import { lockDuel, playedInto, settleDuel, settleOwnDuels } from "./change-duel";
import { findDuel, isStale, requireSeat } from "./duel";
import { startPlay, type DuelPace } from "./duel-play";
import { findPlace } from "./read-duels";
import { viewDuel, type DuelView } from "./view-duel";

export const maxOpenDuels = 3;
export const maxRunningDuels = 10;

type Opened = { classId: string; kind: DuelKind; pace: DuelPace };

/** Opens a duel for a classmate in a running class. */
export async function openDuel(ctx: SignedInCtx, { classId, kind, pace }: Opened): Promise<DuelView> {
  await countDuel(ctx);
  await settleOwnDuels(ctx);
  return inTransaction(ctx, async (inner) => {
    await lockClassSessions(inner, [classId], "key share");
    // One after the other, so that none exceeds the limits.
    await lockUsers(inner, [inner.actor.userId]);
    if (!(await findPlace(inner, classId)).isRunning) throw notFound("class");
    const { open } = await countDuels(inner, inner.actor.userId);
    if (open >= maxOpenDuels) throw new Refusal("conflict", say.duelRefusals.tooManyOpen({ max: maxOpenDuels }));
    const id = uuid();
    const now = timeOf(inner.now);
    await inner.db.execute(sql`insert into duels (id, class_session_id, kind, pace, opener_id, created_at, changed_at)
      values (${id}, ${classId}, ${kind}, ${pace}, ${inner.actor.userId}, ${now}, ${now})`);
    return viewDuel(await findDuel(inner, id), "opener", inner.now);
  });
}

const maxSeed = 2 ** 31 - 1;

/** Joins a classmate's open duel and draws its start. The first to join plays. */
export async function joinDuel(ctx: SignedInCtx, duelId: string): Promise<DuelView> {
  await countDuel(ctx);
  await settleOwnDuels(ctx);
  await settleDuel(ctx, duelId);
  return inTransaction(ctx, async (inner) => {
    const duel = await lockDuel(inner, duelId, true);
    const { id, openerId, joinerId, kind, pace, status } = duel;
    const { userId } = inner.actor;
    if (openerId === userId) throw new Refusal("conflict", say.duelRefusals.own);
    if (joinerId === userId) return viewDuel(duel, requireSeat(inner, duel), inner.now);
    if (status !== "open" || duel.openerLeft) throw new Refusal("conflict", say.duelRefusals.taken);
    await requireRoom(inner, [userId, openerId]);
    const play = startPlay({ kind, pace, seed: randomInt(1, maxSeed) }, inner.now);
    await inner.db.execute(sql`update duels d set joiner_id = ${userId}, seed = ${play.seed}, version = version + 1,
      changed_at = ${timeOf(inner.now)}, ${playedInto({ play })} where d.id = ${id}`);
    return viewDuel(await findDuel(inner, id), "joiner", inner.now);
  });
}

async function requireRoom(ctx: SignedInCtx, userIds: string[]) {
  for (const userId of userIds) {
    const { running } = await countDuels(ctx, userId);
    if (running < maxRunningDuels) continue;
    const isOther = userId !== ctx.actor.userId;
    throw new Refusal("conflict", say.duelRefusals.tooManyRunning({ max: maxRunningDuels, isOther }));
  }
}

const Counts = v.object({ open: v.number(), running: v.number() });

/**
 * Running ones are those that keep a player busy. One whose clock has run out unread doesn't count, nor one whose other
 * player missed their last turn.
 */
const countDuels = ({ db, now }: SignedInCtx, userId: string) =>
  rowOf(
    db,
    Counts,
    sql`select count(*) filter (where status = 'open')::int as open,
          count(*) filter (where status = 'running' and not ${isStale(now)} and not ${hasOtherRunOut(userId)})::int as running
        from duels d where (d.opener_id = ${userId} or d.joiner_id = ${userId}) and status <> 'ended'`,
  );

const hasOtherRunOut = (userId: string) =>
  sql`((case when d.opener_id = ${userId} then d.joiner_seat else d.opener_seat end) ->> 'ranOut')::boolean`;
