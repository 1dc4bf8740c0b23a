// Installed games are in DATA_DIR, and only their name is in the database. After a move or a restore the files may be
// gone: without a word the simulator would take the game's place.
import { existsSync } from "node:fs";
import { hasChoice, listInstalled, readInstalledBuild, storeFolder, titleOfBuild } from "~/builds/store";
import { formatGigabytes } from "~/builds/unpack-zip";
import type { Db } from "~/db/database.server";
import { formatDate } from "~/domain/date-text";
import { keepOfferedGame, readOfferedGame } from "~/domain/game/offered-game";
import type { Environment } from "./environment.server";

type Settings = Pick<Environment, "dataDir" | "game">;

/** Whether games are installed on this host at all: not on Vercel, and not beside GAME_URL. */
const hasOwnGames = ({ game }: Settings) => game.url === null && existsSync("public");

/** Notes in the database which game is installed here, and answers its title; null: none is. */
export async function noteOfferedGame(db: Db, env: Settings): Promise<string | null> {
  const store = storeFolder(env.dataDir);
  // A folder in which none ever was says nothing about the game that the database knows.
  if (!hasOwnGames(env) || !hasChoice(store)) return null;
  const installed = readInstalledBuild(store);
  await keepOfferedGame(
    db,
    installed && { build: installed.id, name: titleOfBuild(installed), offeredAt: new Date(installed.at) },
  );
  return installed && titleOfBuild(installed);
}

export type MissingGame = { name: string; text: string };

/** The game that was installed, and whose files are not here; null: nothing is missing. */
export async function readMissingGame(db: Db, env: Settings): Promise<MissingGame | null> {
  const store = storeFolder(env.dataDir);
  if (!hasOwnGames(env) || hasChoice(store)) return null;
  const game = await readOfferedGame(db);
  if (!game) return null;
  const { name, offeredAt } = game;
  const text =
    `The game ${name}, installed on ${formatDate(offeredAt, "UTC")}, is not in ${store}: players get what is in ` +
    "public/game instead. Copy the folder games from the DATA_DIR that it was in, or install the game again.";
  return { name, text };
}

/** What a copy of the database leaves behind, in a sentence; "": nothing. */
export function describeGamesLeft({ dataDir }: Pick<Settings, "dataDir">): string {
  const store = storeFolder(dataDir);
  const installed = listInstalled(store);
  if (installed.length === 0) return "";
  const bytes = installed.flatMap(({ checked }) => checked.files).reduce((sum, file) => sum + file.bytes, 0);
  return `Not copied: the installed games (${installed.map(titleOfBuild).join(", ")}; ${formatGigabytes(bytes)}). Copy ${store} yourself.`;
}
