// The offered game's name, in the database: it outlasts the game's files in DATA_DIR.
import { ne } from "drizzle-orm";
import { offeredGame } from "~/db/schema";
import type { Db } from "~/db/database.server";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";

export type OfferedGame = { build: string; name: string; offeredAt: Date };

/** Null: no game is installed. */
export async function readOfferedGame(db: Db): Promise<OfferedGame | null> {
  const { build, name, offeredAt } = offeredGame;
  const [row] = await db.select({ build, name, offeredAt }).from(offeredGame);
  return row ?? null;
}

/** Writes only changes, since every start calls it. */
export async function keepOfferedGame(db: Db, game: OfferedGame | null) {
  if (game)
    await db
      .insert(offeredGame)
      .values(game)
      .onConflictDoUpdate({ target: offeredGame.singleton, set: game, setWhere: ne(offeredGame.build, game.build) });
  else await db.delete(offeredGame);
}

/** Returns the deleted entry. */
export async function forgetOfferedGame({ db, actor }: SignedInCtx): Promise<OfferedGame | null> {
  assertCan(actor, "game:manage");
  const [row] = await db.delete(offeredGame).returning();
  return row ?? null;
}
