import { startGameServer, type GameServer } from "../support/game-builds";
import { copyDemoData } from "./demo-data";
import { test as base } from "./test";

/** Tests on a server for each worker: they change the folder of the game one after the other. */
export const test = base.extend<{ baseURL: string }, { games: GameServer }>({
  games: [
    async ({}, use) => {
      const games = await startGameServer(copyDemoData);
      await use(games);
      await games.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ games }, use) => use(games.url),
});
