// A match that `player` has played against a classmate, and one that waits for an opponent.
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowOf, timeOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { afterPlay, playedInto } from "~/domain/duels/change-duel";
import {
  duelSeats,
  isOver,
  openTurnOf,
  roleOf,
  sendBurn,
  startPlay,
  type DuelPlay,
  type SentBurn,
} from "~/domain/duels/duel-play";
import { openDuel } from "~/domain/duels/open-duel";

const minute = 60_000;
const hour = 60 * minute;

/** Two good rounds: the chaser's and the target's burns, until nobody burned any more. */
const seed = 187;
const rest: SentBurn = [0, 0, 0];
const burns: readonly (readonly (readonly [SentBurn, SentBurn])[])[] = [
  [
    [[3.15, -0.05, 1.1], rest],
    [[2.35, -1.9, -1], rest],
    [rest, rest],
    [rest, [-2.3, -2.3, -2.3]],
    [
      [-2.95, 0.85, -1.3],
      [-2.8, -2.8, 0],
    ],
    [
      [-3.4, -1.75, 1.05],
      [-2.8, -2.8, 0],
    ],
    [
      [-3.7, -1.2, 0.65],
      [-0.05, 0, 0.05],
    ],
    [[-3.8, -0.65, 0.9], rest],
    [[-3.95, 0.25, 0.35], rest],
    [[-3.8, 1.05, 0.2], rest],
    [[-3.45, 2, 0.2], rest],
    [[-2.6, 2.95, 0.15], rest],
  ],
  [
    [[3.15, -0.05, 1.1], rest],
    [[2.35, -1.9, -1], rest],
    [rest, rest],
    [rest, [0, -2.8, 2.8]],
    [
      [-0.6, -1.1, 3.45],
      [0, -4, 0],
    ],
    [
      [-2, -3.25, -1.1],
      [0, -2.8, 2.8],
    ],
    [
      [-2.3, -2.9, 1.25],
      [-0.05, 0, 0],
    ],
    [[-0.55, 0.15, 1.15], rest],
    [[0, 0.05, 0.05], rest],
  ],
];

type Players = { player: SignedInCtx; rival: SignedInCtx; host: SignedInCtx };

/** `rival` has lost against `player`; `host` waits for somebody. */
export async function addDuels({ player, rival, host }: Players, courseId: string) {
  const { classId } = await rowOf(
    host.db,
    v.object({ classId: v.string() }),
    sql`select id as "classId" from class_sessions where course_id = ${courseId} and end_date is null`,
  );
  const before = (hours: number) => new Date(host.now.getTime() - hours * hour);
  const played = before(49);
  const end = afterPlay(playDuel(played));
  if ("withdrawn" in end) throw new Error("A match that two have played isn't withdrawn.");
  const id = uuid();
  await host.db.execute(sql`insert into duels (id, class_session_id, kind, pace, opener_id, created_at, changed_at)
    values (${id}, ${classId}, 'pursuit', 'live', ${rival.actor.userId}, ${timeOf(played)}, ${timeOf(played)})`);
  await host.db.execute(sql`update duels d set joiner_id = ${player.actor.userId}, seed = ${seed}, version = 30,
    changed_at = ${timeOf(new Date(played.getTime() + 14 * minute))}, ${playedInto(end)} where d.id = ${id}`);
  await openDuel({ ...host, now: before(3) }, { classId, kind: "inspection", pace: "days" });
}

/** Flown by the rules, in some milliseconds, so that its points are theirs. */
function playDuel(from: Date): DuelPlay {
  let play = startPlay({ kind: "pursuit", pace: "live", seed }, from);
  while (!isOver(play)) {
    const { round, turn } = openTurnOf(play);
    const [chaser, target] = burns[round]?.[turn] ?? [rest, rest];
    const at = new Date(play.turnBeganAt.getTime() + minute / 2);
    for (const seat of duelSeats) play = sendBurn(play, seat, roleOf(seat, round) === "chaser" ? chaser : target, at);
  }
  return play;
}
