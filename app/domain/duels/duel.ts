// Duels: pursuit and inspection for two students of a class (docs/decisions/0201).
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time, timeOf } from "~/db/rows.server";
import { isRunning } from "~/domain/attempts/play-conditions";
import type { SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { duelPaces, DuelRound, SeatClock, type DuelPlay, type DuelSeat } from "./duel-play";

export const duelKinds = ["pursuit", "inspection"] as const;
export const duelStatuses = ["open", "running", "ended"] as const;
export const duelEnds = ["played", "clock", "resigned", "class"] as const;

const StoredDuel = v.object({
  ...{ id: v.string(), version: v.number(), status: v.picklist(duelStatuses) },
  ...{ kind: v.picklist(duelKinds), pace: v.picklist(duelPaces), seed: v.nullable(v.number()) },
  ...{ openerId: v.string(), openerName: v.string() },
  ...{ joinerId: v.nullable(v.string()), joinerName: v.nullable(v.string()) },
  ...{ rounds: v.array(DuelRound), turnBeganAt: v.nullable(Time) },
  ...{ openerSeat: v.nullable(SeatClock), joinerSeat: v.nullable(SeatClock) },
  endedBy: v.nullable(v.picklist(duelEnds)),
  ...{ openerPoints: v.nullable(v.number()), joinerPoints: v.nullable(v.number()) },
  ...{ createdAt: Time, changedAt: Time },
  /** Null while the class is running. */
  classEndedAt: v.nullable(Time),
  /** They aren't students of the class anymore. */
  ...{ openerLeft: v.boolean(), joinerLeft: v.boolean() },
});
export type StoredDuel = v.InferOutput<typeof StoredDuel>;

/** SQL: whether a user is a student of the class of a duel `d`. */
export const isInClassOf = (userId: string | SQL) => sql`exists (select from class_session_students enrolled
  where enrolled.class_session_id = d.class_session_id and enrolled.user_id = ${userId})`;

/** SQL on a duel `d`: its class is running. */
const isClassRunning = (now: Date) =>
  sql`exists (select from class_sessions c where c.id = d.class_session_id and ${isRunning(now)})`;

/** SQL on a duel `d`: a clock has run out since it was last changed, or it ends because of the class. */
export const isStale = (now: Date) => sql`(d.status <> 'ended' and (coalesce(d.due_at <= ${timeOf(now)}, false)
  or not ${isClassRunning(now)} or not ${isInClassOf(sql`d.opener_id`)}
  or (d.joiner_id is not null and not ${isInClassOf(sql`d.joiner_id`)})))`;

export const isPlayer = ({ actor }: SignedInCtx) =>
  sql`(d.opener_id = ${actor.userId} or d.joiner_id = ${actor.userId})`;

const columns = (now: Date) => sql`d.id, d.version, d.status, d.kind, d.pace, d.seed, d.opener_id as "openerId",
  opener.username as "openerName", d.joiner_id as "joinerId", joiner.username as "joinerName", d.rounds,
  d.turn_began_at as "turnBeganAt", d.opener_seat as "openerSeat", d.joiner_seat as "joinerSeat",
  d.ended_by as "endedBy", d.opener_points as "openerPoints", d.joiner_points as "joinerPoints",
  d.created_at as "createdAt", d.changed_at as "changedAt",
  (select case when not (${isRunning(now)}) then coalesce(c.end_date, c.scheduled_end_date, ${timeOf(now)}) end
    from class_sessions c where c.id = d.class_session_id) as "classEndedAt",
  not ${isInClassOf(sql`d.opener_id`)} as "openerLeft",
  (d.joiner_id is not null and not ${isInClassOf(sql`d.joiner_id`)}) as "joinerLeft"`;

/** Duels `d` by a condition; `rest`: order and limit. */
export const findDuels = ({ db, now }: SignedInCtx, which: SQL, rest = sql``): Promise<StoredDuel[]> =>
  rowsOf(
    db,
    StoredDuel,
    sql`select ${columns(now)} from duels d join users opener on opener.id = d.opener_id
        left join users joiner on joiner.id = d.joiner_id where ${which} ${rest}`,
  );

/** A duel that the actor plays, or may join. For others it doesn't exist. */
export async function findDuel(ctx: SignedInCtx, duelId: string, rest = sql``): Promise<StoredDuel> {
  const isOpenToActor = sql`(${isClassRunning(ctx.now)} and ${isInClassOf(ctx.actor.userId)})`;
  const id = requireId(duelId, "match");
  const [duel] = await findDuels(ctx, sql`d.id = ${id} and (${isPlayer(ctx)} or ${isOpenToActor})`, rest);
  if (!duel) throw notFound("match");
  return duel;
}

/** Null: the actor doesn't play it. */
export const seatOfActor = ({ actor }: SignedInCtx, { openerId, joinerId }: StoredDuel): DuelSeat | null =>
  openerId === actor.userId ? "opener" : joinerId === actor.userId ? "joiner" : null;

export function requireSeat(ctx: SignedInCtx, duel: StoredDuel): DuelSeat {
  const seat = seatOfActor(ctx, duel);
  if (!seat) throw notFound("match");
  return seat;
}

/** Null until someone joins. */
export function playOf({ kind, pace, seed, rounds, turnBeganAt, openerSeat, joinerSeat }: StoredDuel): DuelPlay | null {
  if (seed === null || !turnBeganAt || !openerSeat || !joinerSeat) return null;
  return { kind, pace, seed, rounds, turnBeganAt, seats: { opener: openerSeat, joiner: joinerSeat } };
}
