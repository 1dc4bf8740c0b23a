import { removeBundled } from "~/game-builds/remove-bundled";
import { readGameOffer, gameSettingsOf } from "~/http/game-offer.server";
import { noteOfferedGame, readMissingGame } from "~/http/missing-game.server";
import type { Platform } from "~/http/platform.server";
import { removeLeftoverUploads } from "~/http/upload-folder.server";

/** Verifies the game in the background, while the server already takes requests. */
export function prepareGame({ env, log, database }: Platform) {
  const check = async () => {
    await removeLeftoverUploads(env.dataDir);
    const removed = removeBundled(gameSettingsOf(env));
    if (removed > 0)
      log.info({ files: removed }, "found another game in public/game: removed the bundled simulator's files");
    const missing = await readMissingGame(database.db, env);
    if (missing) log.warn({ game: missing.name }, missing.text);
    const game = await noteOfferedGame(database.db, env);
    if (game) log.info({ game }, "serving an installed game");
    const { problems, remarks } = await readGameOffer(env);
    if (problems.length > 0) log.warn({ problems }, "no playable game");
    if (remarks.length > 0) log.warn({ remarks }, "remarks on the game");
  };
  check().catch((error: unknown) => log.warn({ err: error }, "could not check the game"));
}
