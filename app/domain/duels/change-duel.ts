// Changes of a duel, one after the other. Clocks that ran out and an ended class are applied first.
import { sql } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { ChangedMeanwhile, lockUsers } from "~/domain/locks";
import { findDuel, findDuels, isPlayer, isStale, playOf, type duelEnds, type StoredDuel } from "./duel";
import { applyClocks, isOver, nextDue, totalPoints, type DuelPlay, type DuelSeat } from "./duel-play";

type DuelEnd = (typeof duelEnds)[number];

/** The duel after a change: still played, or ended. */
export type DuelChange =
  { play: DuelPlay; end?: { by: DuelEnd; opener: number; joiner: number } } | { withdrawn: DuelEnd };

/**
 * Locks the players and the duel, applies the clocks, and stores what `change` returns; null for no change. It may be
 * retried.
 */
export function changeDuel(
  ctx: SignedInCtx,
  duelId: string,
  change: (duel: StoredDuel) => DuelChange | null,
): Promise<StoredDuel> {
  return inTransaction(ctx, async (inner) => {
    const duel = await lockDuel(inner, duelId);
    const settled = await settle(inner, duel);
    const changed = change(settled);
    return changed ? store(inner, settled, changed) : settled;
  });
}

/** `joins`: also locks the actor, who isn't a player yet. Refuses as `findDuel` does. */
export async function lockDuel(ctx: SignedInCtx, duelId: string, joins = false): Promise<StoredDuel> {
  const { openerId, joinerId } = await findDuel(ctx, duelId);
  // Joins count against a limit, so a user's joins are made one after the other.
  await lockUsers(ctx, [openerId, joinerId, joins ? ctx.actor.userId : null], joins ? "no key update" : "key share");
  const duel = await findDuel(ctx, duelId, sql`for update of d`);
  if (duel.joinerId !== joinerId && !joins) throw new ChangedMeanwhile();
  return duel;
}

/** Applies what is due, for a reader. */
export const settleDuel = (ctx: SignedInCtx, duelId: string): Promise<StoredDuel> =>
  changeDuel(ctx, duelId, () => null);

/** Settles all of the actor's duels, so that limits count only running ones. */
export async function settleOwnDuels(ctx: SignedInCtx) {
  const stale = await findDuels(ctx, sql`${isPlayer(ctx)} and ${isStale(ctx.now)}`, sql`order by d.id limit 50`);
  for (const { id } of stale) await settleDuel(ctx, id);
}

async function settle(ctx: SignedInCtx, duel: StoredDuel): Promise<StoredDuel> {
  const due = duel.status === "ended" ? null : dueChange(duel, ctx.now);
  return due ? store(ctx, duel, due) : duel;
}

function dueChange(duel: StoredDuel, now: Date): DuelChange | null {
  const { classEndedAt, openerLeft, joinerLeft } = duel;
  const play = playOf(duel);
  const isClassOver = classEndedAt !== null || (openerLeft && joinerLeft);
  if (!play) return isClassOver || openerLeft ? { withdrawn: "class" } : null;
  const applied = applyClocks(play, classEndedAt && classEndedAt < now ? classEndedAt : now);
  if (isOver(applied)) return afterPlay(applied);
  if (isClassOver) return endedByClass(applied);
  if (openerLeft || joinerLeft) return resigned(applied, openerLeft ? "opener" : "joiner");
  return applied === play ? null : { play: applied };
}

/** What a move leaves. */
export function afterPlay(play: DuelPlay): DuelChange {
  if (!isOver(play)) return { play };
  const isByClock = play.seats.opener.ranOut || play.seats.joiner.ranOut;
  const [opener, joiner] = [totalPoints(play, "opener"), totalPoints(play, "joiner")];
  return { play, end: { by: isByClock ? "clock" : "played", opener, joiner } };
}

const endedByClass = (play: DuelPlay): DuelChange => ({
  play,
  end: { by: "class", opener: totalPoints(play, "opener"), joiner: totalPoints(play, "joiner") },
});

/** The other player gets all points of each unfinished round. */
export function resigned(play: DuelPlay, seat: DuelSeat): DuelChange {
  const pointsOf = (each: DuelSeat) => totalPoints(play, each, each === seat ? 0 : 100);
  return { play, end: { by: "resigned", opener: pointsOf("opener"), joiner: pointsOf("joiner") } };
}

async function store(ctx: SignedInCtx, duel: StoredDuel, change: DuelChange): Promise<StoredDuel> {
  await ctx.db.execute(sql`update duels d set version = version + 1, changed_at = ${timeOf(ctx.now)},
    ${"withdrawn" in change ? sql`status = 'ended', ended_by = ${change.withdrawn}` : playedInto(change)}
    where d.id = ${duel.id}`);
  return findDuel(ctx, duel.id);
}

/** The columns of a duel that someone has joined. */
export function playedInto({ play, end }: Exclude<DuelChange, { withdrawn: DuelEnd }>) {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;
  const due = end ? null : nextDue(play);
  // A burn that wasn't flown stays hidden.
  const clockOf = (seat: DuelSeat) => json(end ? { ...play.seats[seat], burn: null } : play.seats[seat]);
  return sql`status = ${end ? "ended" : "running"}, rounds = ${json(play.rounds)},
    turn_began_at = ${timeOf(play.turnBeganAt)}, due_at = ${due ? timeOf(due) : sql`null`},
    opener_seat = ${clockOf("opener")}, joiner_seat = ${clockOf("joiner")},
    ended_by = ${end?.by ?? null}, opener_points = ${end?.opener ?? null}::int,
    joiner_points = ${end?.joiner ?? null}::int`;
}
