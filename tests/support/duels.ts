// Duels as students play them.
import { eq } from "drizzle-orm";
import { duels } from "~/db/schema";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { joinDuel, openDuel } from "~/domain/duels/open-duel";
import type { DuelPace } from "~/domain/duels/duel-play";
import { moveInDuel } from "~/domain/duels/play-duel";
import type { DuelView } from "~/domain/duels/view-duel";
import type { DuelKind } from "../../physics/duel-rules";
import { later } from "./database";

export type Pair = { opener: SignedInCtx; joiner: SignedInCtx };

/** A duel that a classmate has joined. */
export async function beginDuel(
  { opener, joiner }: Pair,
  classId: string,
  { kind = "pursuit", pace = "live" }: { kind?: DuelKind; pace?: DuelPace } = {},
): Promise<DuelView> {
  const { id } = await openDuel(opener, { classId, kind, pace });
  return joinDuel(joiner, id);
}

/** Both send a burn of the open turn at a time; the second one's view. */
export async function playTurn(
  { opener, joiner }: Pair,
  duelId: string,
  open: { round: number; turn: number },
  at = 0,
) {
  const { round, turn } = open;
  await moveInDuel(later(opener, at), duelId, { round, turn, burn: [0, 0.1, 0] });
  return moveInDuel(later(joiner, at), duelId, { round, turn, burn: [0, 0, 0.1] });
}

/** Plays until the duel has ended. */
export async function playToEnd(pair: Pair, begun: DuelView): Promise<DuelView> {
  let duel = begun;
  while (duel.open) duel = await playTurn(pair, duel.id, duel.open);
  return duel;
}

/** One that is running and one that nobody has joined. */
export const addDuels = async (pair: Pair, classId: string): Promise<DuelView[]> => [
  await beginDuel(pair, classId, { pace: "days" }),
  await openDuel(pair.opener, { classId, kind: "inspection", pace: "live" }),
];

/** As if the first turn of a live duel had begun so long ago that the clocks ran out `ms` ago. */
export const emptyClocks = ({ db }: Ctx, duelId: string, ms = 1_000) =>
  db
    .update(duels)
    .set({ turnBeganAt: new Date(Date.now() - 490_000 - ms), dueAt: new Date(Date.now() - ms) })
    .where(eq(duels.id, duelId));
