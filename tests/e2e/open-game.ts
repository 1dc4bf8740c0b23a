import type { Page } from "@playwright/test";

export type GameInstance = {
  SendMessage: (object: string, method: string, value: string | number) => void;
  Quit: () => Promise<void>;
};

/** Opens the game and saves its instance on the window for the test. */
export async function openGame(page: Page) {
  await page.addInitScript(() => {
    let create: ((...args: unknown[]) => Promise<GameInstance>) | undefined;
    Object.defineProperty(window, "createUnityInstance", {
      configurable: true,
      get: () =>
        create &&
        (async (...args: unknown[]) => ((window as unknown as { game: GameInstance }).game = await create!(...args))),
      set: (instance) => (create = instance),
    });
  });
  await page.goto("/play");
}

/** Advances the game's time. */
export const step = (page: Page, seconds: number) =>
  page.evaluate((by) => (window as unknown as { game: GameInstance }).game.SendMessage("Test", "Step", by), seconds);

/** The server has the attempt and agrees on the points; a flight in a class links to a comparison. */
export const saved = /^Saved\.( Compare this flight with the class's best)?$/;

/** From the end of a lesson or flight to the list it was opened from, and to the menu. */
export async function leaveToMenu(page: Page) {
  await page.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "← Menu" }).click();
}
