import type { Page } from "@playwright/test";

export type GameInstance = {
  SendMessage: (object: string, method: string, value: string | number) => void;
  Quit: () => Promise<void>;
};

/** Opens the game, and keeps its instance where a test reaches it, whatever the page does with it. */
export async function openGame(page: Page) {
  await page.addInitScript(() => {
    let create: ((...args: unknown[]) => Promise<GameInstance>) | undefined;
    Object.defineProperty(window, "createUnityInstance", {
      configurable: true,
      get: () =>
        create &&
        (async (...args: unknown[]) => ((window as unknown as { game: GameInstance }).game = await create!(...args))),
      set: (made) => (create = made),
    });
  });
  await page.goto("/play");
}

/** Lets the game's time go on. */
export const step = (page: Page, seconds: number) =>
  page.evaluate((by) => (window as unknown as { game: GameInstance }).game.SendMessage("Test", "Step", by), seconds);

/** An attempt is with the server, which found the same points; of a flight in a class there is more to see. */
export const saved = /^Saved\.( See this flight beside the class's best)?$/;
