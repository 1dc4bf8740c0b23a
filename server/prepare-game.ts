import { removeBundled } from "~/builds/remove-bundled";
import { readGameOffer, gameSettingsOf } from "~/http/game-offer.server";
import { noteOfferedGame, readMissingGame } from "~/http/missing-game.server";
import type { Platform } from "~/http/platform.server";
import { removeLeftoverUploads } from "~/http/upload-folder.server";

/** Verifies the game before the first player comes, while the server takes requests already; nothing waits for it. */
export function prepareGame({ env, log, database }: Platform) {
  const look = async () => {
    await removeLeftoverUploads(env.dataDir);
    const removed = removeBundled(gameSettingsOf(env));
    if (removed > 0) log.info({ files: removed }, "a game was copied in: the bundled simulator was removed beside it");
    const missing = await readMissingGame(database.db, env);
    if (missing) log.warn({ game: missing.name }, missing.text);
    const game = await noteOfferedGame(database.db, env);
    if (game) log.info({ game }, "players get an installed game");
    const { problems, remarks } = await readGameOffer(env);
    if (problems.length > 0) log.warn({ problems }, "no game is offered");
    if (remarks.length > 0) log.warn({ remarks }, "the game");
  };
  look().catch((error: unknown) => log.warn({ err: error }, "the game could not be looked at"));
}
