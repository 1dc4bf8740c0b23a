// Installed games are in DATA_DIR; the database has only their name. If a move or restore loses the files,
// the bundled simulator silently replaces the game, so administrators are warned.
import { existsSync } from "node:fs";
import {
  hasChoice,
  listInstalled,
  readCandidate,
  readCurrentBuild,
  storeFolder,
  titleOfBuild,
} from "~/game-builds/store";
import { formatGigabytes } from "~/game-builds/unpack-zip";
import type { Db } from "~/db/database.server";
import { formatDate } from "~/domain/date-text";
import { keepOfferedGame, readOfferedGame } from "~/domain/game/offered-game";
import { texts } from "~/texts";
import type { Environment } from "./environment.server";

type Settings = Pick<Environment, "dataDir" | "game">;

/** Whether games can be installed on this host: not on Vercel, and not with GAME_URL. */
const hasOwnGames = ({ game }: Settings) => game.url === null && existsSync("public");

/** Saves the installed game's name in the database and returns its title; null if there is none. */
export async function noteOfferedGame(db: Db, env: Settings): Promise<string | null> {
  const store = storeFolder(env.dataDir);
  // A folder without any installation says nothing about the game in the database.
  if (!hasOwnGames(env) || !hasChoice(store)) return null;
  const installed = readCurrentBuild(store);
  await keepOfferedGame(
    db,
    installed && { build: installed.id, name: titleOfBuild(installed), offeredAt: new Date(installed.at) },
  );
  return installed && titleOfBuild(installed);
}

export type MissingGame = { name: string; text: string };

/** The installed game whose files are missing here; null if nothing is missing. */
export async function readMissingGame(db: Db, env: Settings): Promise<MissingGame | null> {
  const store = storeFolder(env.dataDir);
  if (!hasOwnGames(env) || hasChoice(store)) return null;
  const game = await readOfferedGame(db);
  if (!game) return null;
  const { name, offeredAt } = game;
  const text = texts.games.missingGame({ name, date: formatDate(offeredAt, "UTC"), folder: store });
  return { name, text };
}

/** Tells the operator which games a database copy omits; "" if none. */
export function describeGamesLeft({ dataDir }: Pick<Settings, "dataDir">): string {
  const store = storeFolder(dataDir);
  const candidate = readCandidate(store);
  const installed = [...listInstalled(store), ...(candidate ? [candidate] : [])];
  if (installed.length === 0) return "";
  const bytes = installed.flatMap(({ checked }) => checked.files).reduce((sum, file) => sum + file.bytes, 0);
  // oxlint-disable-next-line apsis/catalogue-text -- printed by a command for the operator
  return `Not copied: the installed games (${installed.map(titleOfBuild).join(", ")}; ${formatGigabytes(bytes)}). Copy ${store} separately.`;
}
